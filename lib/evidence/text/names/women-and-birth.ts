/**
 * Everyday names, shorthand and slang of pregnancy, birth, fertility and diseases of women, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const womenAndBirth = `
cesarean = c section = section
miscarriage = pregnancy loss = lost pregnancy
polycystic ovary syndrome = pcos = polycystic ovary
oral contraceptive = the pill = contraceptive = ocp
pill = oral contraceptive
coil = iud = intrauterine device = levonorgestrel intrauterine
endometriosis = endo
heavy periods = menorrhagia = heavy menstrual bleeding
fibroids = uterine fibroids
period pain = dysmenorrhea
ivf = in vitro fertilization = test tube baby
infertility = subfertility = trying to conceive
miscarriage = pregnancy loss
morning sickness = hyperemesis = nausea and vomiting of pregnancy
gestational diabetes = gdm = diabetes in pregnancy
antenatal = prenatal
labor induction = being induced = starting labor
vbac = trial of labor
postpartum = after birth = postnatal = after delivery
postpartum hemorrhage = bleeding after birth
preterm labor = early labor = threatened preterm birth
preterm birth = premature birth = early delivery
breastfeeding = lactation
bacterial vaginosis = bv
thrush = candidiasis = yeast infection = vaginal candidiasis
genital infection: thrush, genital thrush
hpv = human papillomavirus
cervical screening = smear test = pap smear = cervical cancer screening
cervical cancer = ca cervix
ovarian cancer = ca ovary
mammography = breast xray
emergency contraception = morning after pill = plan b
group b streptococcus = gbs = group b strep
pregnancy = expecting
hpv jab = hpv vaccine
womb = uterus = uterine
afterbirth = placenta
waters = membranes
waters broken = antenatal corticosteroid = pregnant steroids = steroids in pregnancy
ruptured membranes = waters broke
natural birth = vaginal birth = vaginal delivery
water birth = immersion
tie tubes = sterilization
skipped beats = ectopic
contraception = birth control = family planning = preventing a baby = avoid pregnancy
intrauterine device = coil = copper coil = hormone coil
long acting reversible contraception = larc
larc > intrauterine device
cervical screening = smear = smears
hpv test = hpv swab = do it yourself smear = self swab
ovarian cancer = cancer of the ovary
polycystic ovary = cysts on the ovaries
clomifene = fertility pill
infertility = struggling to conceive
ivf = fertility treatment
nausea and vomiting of pregnancy = pregnancy sickness = sick in pregnancy = sick in early pregnancy
preeclampsia = pre eclampsia = pregnancy blood pressure = toxemia = high blood pressure in pregnancy
preterm birth = premature baby = prem baby = early baby = baby too soon
antenatal corticosteroid = steroid jab before birth = steroids for baby lungs
labor induction = bring on labour
cesarean = caesar = cut open to deliver
epidural = needle in the back for labour
postpartum hemorrhage = heavy bleeding after birth = flooding after birth
heavy menstrual bleeding = flooding periods = very heavy periods
endometriosis = womb lining pain
bacterial vaginosis = fishy discharge = smelly discharge
vulvovaginal candidiasis = vaginal yeast
hpv vaccine = cervical cancer jab
intrauterine device = copper coil = hormone coil = contraceptive coil
contraceptive implant = arm implant
ruptured membranes = waters broke = waters have broken = waters gone
sterilization = tubes tied = tubal ligation
abortion = termination of pregnancy = medical abortion
multiple pregnancy = twins = twin pregnancy = triplets
short cervix = cervical length
cerclage = cervical stitch
perineal tear = episiotomy
mastitis = breast infection
infertility: cant get pregnant
pregnancy: up the duff, preggers, preggo, in the family way, bun in the oven, mums to be, gravid, carrying a baby
pregnancy: first trimester, having a baby, g1p0, primip, mothers to be, parous
nulliparous: first baby, first time mum, primip, first time mothers, first pregnancy, g1p0, first timers
antenatal: during pregnancy, before the birth
preeclampsia: preeclamptics, pre eclamptics, pre eclamptic, pre e, preec, pee protein pregnancy
eclampsia: fits in pregnancy, eclamptic
magnesium sulphate: mag, mag sulf, magnesium drip
chronic hypertension in pregnancy: hypertensive and pregnant, chtn, ch htn
labetalol: labet
gestational diabetes: sugar in pregnancy, diabetes when pregnant, gest diabetes
nausea and vomiting of pregnancy: throwing up in pregnancy, vomiting in pregnancy, nausea in pregnancy
nausea and vomiting of pregnancy: pregnant and throwing up, pregnant and sick, pregnant and cant keep anything down
nausea and vomiting of pregnancy: pregnant and vomiting
preterm birth: born too soon, born early, come early, premature labour, give birth early, had one early
preterm birth: preterm delivery
preterm labor: ptl, threatened ptl, tptl, early contractions, prem labour
antenatal corticosteroid: steroid injection for the baby, steroids before early birth, ancs, lung maturation
antenatal corticosteroid: steroids to ripen the lungs, dex in pregnancy
late preterm: 35 weeks pregnant, 36 weeks, alps, 34 weeks
neuroprotection: protect the baby brain
ruptured membranes: srom, leaking waters
labor induction: being induced, bring the baby on, get labour going, induction at 39, get the baby out
labor induction: get baby going, elective induction, eiol
misoprostol: miso
oxytocin: oxy?, synto
cesarean: c section, cs delivery, csection, belly birth, cut open to get the baby out, baby out through the tummy
cesarean: emcs, elcs, caesarian, c sec
vaginal birth after cesarean: tolac, birth after c section
vaginal birth: push the baby out, normal birth, nvd, svd, normal delivery
operative vaginal delivery: forceps, ventouse, vacuum delivery, assisted delivery, suction cup delivery
epidural: needle in the back, spinal tap for labour, jab in the back, pain relief in labour
epidural: spine injection in labour, needle in the spine for labour, epi in labour, numbed from the waist down
postpartum hemorrhage: bleeding after delivery, bleeding after having a baby, bled after birth
postpartum hemorrhage: bleeding after childbirth, haemorrhage after birth, lose blood after the birth
carbetocin: carbet
third stage of labor: after the baby is out, placenta delivery, deliver the placenta
blood collection drape: calibrated drape, plastic bag to measure blood, measuring blood loss, e motive
perineal tear: tears giving birth, torn down below, torn giving birth, stitches down below, oasi, third degree tear
perineal tear: tear down below
breech: bum first, bottom first, feet first
external cephalic version: turning the baby
breastfeeding: nursing a baby, breast feeding, breast fed, breastfed, nursing mother, breast milk, nursing mum
miscarriage: losing the baby, lost the baby, miscarried, baby died inside early, no heartbeat on the scan
miscarriage: blighted ovum, pregnancy failed
mifepristone: mife, miffy
abortion: end the pregnancy, unwanted pregnancy, vtop, mtop
ectopic pregnancy: tubal pregnancy, pregnancy in the tube
stillbirth: stillborn, baby died before birth, born dead
group b streptococcus: strep b, gbs carrier, strep b carrier, gbs positive
growth restriction: small baby, sga
infertility: cant conceive, cant have a baby, trying for a baby, cant get pregnant, unable to conceive
infertility: problems conceiving, trouble conceiving
ovulation induction: make me ovulate, help ovulate, make eggs, get ovulating, to ovulate, bring on ovulation
ovulation induction: release eggs
letrozole: letro
clomifene: clomid, clom, cc for ovulation
ivf: embryo transfer, icsi, fertility clinic
polycystic ovary syndrome: polycystic
endometriosis: womb lining growing outside, womb lining in the wrong place, endometrioma
pelvic pain: down below pain, pain down below, pain down there
heavy menstrual bleeding: soaking pads, periods like a tap, bleeding through my clothes, gushing periods
heavy menstrual bleeding: clots with periods
period pain: period cramps, bad periods, menstrual cramps, monthly pain, time of the month pain
menstrual: monthlies, on the rag
fibroid: lumps in the womb, growths in the womb, uterine myoma
hysterectomy: womb out, womb removed, take my womb out, womb taken out
prolapse: womb coming down, womb dropped, bulge down below
oral contraceptive: the pill, on the pill, bcp, going on the pill
contraception: not get pregnant, avoid getting pregnant, stop getting pregnant, preventing pregnancy
contraception: protection from pregnancy, not fall pregnant, dont want to get pregnant
emergency contraception: condom split, condom burst, condom broke, day after pill, upsi, unprotected sex last night
emergency contraception: ecp, morning after tablet
ulipristal: ella
intrauterine device: the coil, copper t, iucd, cu iud
levonorgestrel intrauterine: lng iud, hormonal iud
contraceptive implant: the rod, rod in the arm, implanon
medroxyprogesterone: the depo, depo, contraceptive injection, contraceptive jab, dmpa, birth control shot
hormonal contraception: the pill or coil
sterilisation: clipped tubes
bacterial vaginosis: fishy smell down below, smells of fish, vaginal odour, fishy down there, fishy odour
partner treatment: treat the boyfriend, treat the husband, treat her partner
vulvovaginal candidiasis: itchy down below, itchy down there, itch down below, candida, itchy discharge
vulvovaginal candidiasis: cottage cheese discharge, rvvc, candidal vaginitis
trichomoniasis: trich, tv infection, trichomonas
pelvic inflammatory disease: infected tubes, infected womb
mastitis: milk fever, blocked milk duct, hot red breast
cervical screening: pap, pap test, cervical check
hpv test: hpv screening, home smear, hrhpv, hpv primary, self sampling
cervical cancer: cancer of the cervix, neck of the womb cancer, cxca
cervical intraepithelial neoplasia: abnormal smear, precancer of the cervix, cin2, cin3, cin 2, cin 3, dyskaryosis
hpv vaccine: cervical jab, hpv vax, hpv shot, cervical cancer vaccine
ovarian cancer: ovarian ca, hgsoc
mammography: breast x ray, boob scan, boob squash, breast check, mammo
uterus = uterine
cervix = cervical os
preeclampsia = pre ec = preec = pre eclamptic toxemia
hellp syndrome = hellp
placenta previa = placenta praevia = low lying placenta
placental abruption = abruption
placenta accreta = accreta = placenta percreta
shoulder dystocia = stuck shoulders
intrapartum antibiotic prophylaxis = intrapartum antibiotics
large for gestational age = lga
fetal growth restriction = growth restriction = fgr
intrauterine death = iufd = fetal death
early pregnancy loss = missed miscarriage = missed abortion
anovulation = anovulatory
ovulation induction = inducing ovulation
premature ovarian insufficiency = poi ovary = premature ovarian failure = early menopause
ovarian hyperstimulation = ohss
retained products of conception = rpoc
manual vacuum aspiration = uterine aspiration
pyridoxine = vitamin b6 = b6
doxylamine pyridoxine = doxylamine and pyridoxine
stress urinary incontinence = sui
mixed urinary incontinence = mui
urgency urinary incontinence = uui
pelvic organ prolapse = pop q = prolapse of the womb
genitourinary syndrome of menopause = gsm
lichen sclerosus = lichen sclerosis
uterotonic > oxytocin > carbetocin > misoprostol > ergometrine > carboprost
tocolytic > nifedipine > atosiban > indomethacin > terbutaline
antenatal corticosteroid > betamethasone > dexamethasone
hormonal contraception > levonorgestrel intrauterine > contraceptive implant > medroxyprogesterone > vaginal ring > contraceptive patch
hormonal contraception > progestogen only pill
long acting reversible contraception > intrauterine device > contraceptive implant > levonorgestrel intrauterine
emergency contraception > ulipristal
cervical screening > hpv test > cytology
pregnancy: preg, pregnant woman, gravida, antenatal patient, im pregnant, knocked up, obstetric pt
pregnancy: second trimester, third trimester, 2nd trimester, 3rd trimester, 1st trimester, gravid woman
nulliparous: nullip, nullips, primips, primiparous, g1 p0, no previous births, never given birth, first time mother
multiparous: multips, g2p1, g3p2, second baby
postpartum: pp bleed, postnatally, puerperium, after having a baby, after childbirth, just had a baby
preeclampsia: pre ecl, preecl, blood pressure and protein in pregnancy, pregnancy toxaemia, toxaemia
preeclampsia: toxaemia of pregnancy, pre eclampsia toxaemia, proteinuric hypertension, high blood pressure pregnant
preeclampsia risk, preeclampsia: papp a?, low papp a?, uterine artery pi?, plgf?, sflt?, combined test high risk?, fmf screening?
preeclampsia prevention, preeclampsia: stop pre e, prevent pre e, pre e last time
low dose aspirin: 81 mg aspirin, 75 mg aspirin, asa 81, aspirin 81, baby asa, aspirin 75, aspirin 150, asa 150, mini aspirin
eclampsia: fitting in pregnancy, seizure in pregnancy, pregnant and fitting, eclamptic fit, eclamptic fits
magnesium sulfate: mag drip, mag infusion, mgso4 infusion, magpie regime, magsulf, mag sulphate drip, mag bolus
chronic hypertension: chtn pregnant, essential hypertension in pregnancy, pre existing hypertension, preexisting hypertension
chronic hypertension: high blood pressure before pregnant, hypertension before pregnancy, essential htn
gestational hypertension: pih, pregnancy induced hypertension, pih pregnancy
gestational diabetes: gdm diet, mild gdm, sugars in pregnancy, pregnancy sugar, high sugar in pregnancy, pregnancy diabetes
gestational diabetes: sugar high in pregnancy, gd pregnancy, sugar test in pregnancy, ogtt 26 weeks, failed glucose test pregnant
macrosomia, large for gestational age: big baby, lga baby, huge baby, large baby, macrosomic
fetal growth restriction, small for gestational age: sga baby, growth restricted, stunt baby, stunts the baby, iugr baby, fgr baby
nausea and vomiting of pregnancy: hyperemesis gravidarum, hg pregnancy, puking in pregnancy, morning sick, pregnant and puking
nausea and vomiting of pregnancy: sickness in pregnancy, pregnant and nauseous, vomiting at 8 weeks, hyperemesis patient
pyridoxine: vit b6, b6 vitamin
doxylamine: unisom b6
doxylamine pyridoxine: bendectin, doxy pyridoxine, debendox
preterm labor: threatened preterm, ptl steroids, going into labour early, premature contractions, tptl steroids, early labour
preterm birth: preterm delivery, prem birth, prem delivery, previous preterm
ruptured membranes: pprom, prom at term, waters broken, waters leaking, waters went, srom at, prelabour rupture
antenatal corticosteroid: acs preterm, steroid shots for baby, baby lung steroids, steroids for prem baby
antenatal corticosteroid: steroids for the baby, steroid injections before birth, steroids at 35 weeks
antenatal corticosteroid: steroids at 34 weeks, steroids at 36 weeks, mature the lungs, steroids before section
late preterm: 34 weeks gestation, 35 weeks gestation, 36 weeks gestation, at 34 weeks, at 35 weeks, at 36 weeks
betamethasone: betnesol im
fetal neuroprotection: mag for neuroprotection, magnesium for baby brain, mag for baby brain
labor induction: iol at 39, iol 39, induced at 39, induce at 39, inducing at 39, sweep and induce, elective iol
labor induction: induction of labor, booked for induction, propess, balloon induction, foley induction
expectant management: wait for labour, await labour, await spontaneous labour, wait for spontaneous labour
cesarean: cs rate, section rate, cat 1 section, category 1 section, crash section, em lscs, el lscs, caesars
cesarean: emergency section, elective section, caesar, ceasarean, cesarian, ceserean, c sections, lscs blood loss, need a section
vaginal birth after cesarean: vbacs, labour after section, birth after caesarean
vaginal birth: svd, natural delivery, spontaneous vaginal delivery, spontaneous birth
instrumental delivery, operative vaginal delivery: neville barnes, forcep, failed ventouse
postpartum hemorrhage: pph mgmt, moh obstetric, major obstetric haemorrhage, obstetric haemorrhage, obstetric hemorrhage
postpartum hemorrhage: obstetric bleed, obstetric bleeding, post partum bleed, post partum haemorrhage, postpartum bleed
postpartum hemorrhage: bleed after svd, bleed after delivery, bleeding after section, uterine atony, atonic uterus, floppy womb
postpartum hemorrhage: massive obstetric haemorrhage, bleed out after birth, haemorrhage after delivery
early detection of postpartum hemorrhage: drape bundle, drape and bundle, early recognition of pph, motive bundle, pph bundle
blood collection drape: under buttock drape, underbuttock drape, blood drape, drape at birth, obstetric drape, v drape
third stage of labor: 3rd stage, active third stage, third stage management, placenta stage
uterotonic: oxytocics, uterotonics, oxytocic, pph prevention drug
carbetocin: pabal, duratocin, carbetoc, heat stable carbetocin, no fridge uterotonic
carboprost: pph carboprost
perineal tear: second degree tear, 3rd degree tear, fourth degree tear, obstetric anal sphincter injury
shoulder dystocia: shoulders stuck, baby stuck shoulder
group b streptococcus: gbs swab, gbs pregnant, strep b swab, group b strep carrier, gbs bacteriuria, gbs colonised, gbs colonized
intrapartum antibiotic prophylaxis, group b streptococcus: iap gbs, antibiotics in labour, abx in labour, penicillin in labour
intrapartum antibiotic prophylaxis, group b streptococcus: pen g in labour, pen g in labor, benpen in labour, labour antibiotics
miscarriage: missed mc, mmc, missed miscarriage, silent miscarriage, delayed miscarriage, empty sac, anembryonic, no heartbeat at
miscarriage: no fetal heart, no fetal heartbeat, embryonic demise, incomplete miscarriage, early pregnancy failure
miscarriage: nonviable pregnancy, non viable pregnancy, baby has no heartbeat, pregnancy stopped growing, missed ab
medical management of miscarriage: mmm miscarriage, tablets for miscarriage, medical management miscarriage, miscarriage tablets
medical management of miscarriage: pills for miscarriage, medical mgmt miscarriage
mifepristone: ru 486
misoprostol: miso alone, pv miso, miso pv
recurrent miscarriage: several miscarriages, three miscarriages, recurrent loss
ectopic pregnancy: ectopic, pul, pregnancy of unknown location, tubal ectopic
abortion: medical top, abortion pill, abortion tablets, terminate pregnancy
infertility: subfertile, subfertility, infertile, wants a baby, wants baby, ttc, trying to conceive, not conceiving, fertility help
infertility: cannot conceive, trying for two years, cant fall pregnant
ovulation induction: oi pcos, induce ovulation, to make me ovulate, not ovulating, anovulatory pcos, doesnt ovulate
live birth: take home baby, take a baby home, end up with a baby
letrozole: letro pcos
clomifene: clomiphene, clomid cycles
polycystic ovary syndrome: pcos woman, cystic ovaries, polycystic ovaries, pcos patient, stein leventhal, poly cystic ovaries
oligomenorrhea, polycystic ovary syndrome: irregular periods, periods every 3 months, infrequent periods, oligomenorrhoea
amenorrhea: no periods, periods stopped, missed periods, amenorrhoea
hirsutism: hairy, hairy chin, hairy face, chin hair, hairy chest, facial hair, unwanted hair, excess body hair, hairy and acne
cyproterone: dianette, androcur, co cyprindiol, cyproterone ethinylestradiol
endometriosis: endo pain, endo patient, endo first line, suspected endo, deep infiltrating endo, chocolate cyst, endometriomas
endometriosis: deep dyspareunia, painful periods and painful sex, pain on sex and periods, womb lining growing elsewhere
endometriosis: deep pain on sex
dyspareunia: pain on sex, pain during sex, pain with sex, sex is painful, painful intercourse
period pain: dysmenorrhoea, bad period pain, terrible period pain, severe period pain, cramps with my period
heavy menstrual bleeding: menorrhagia, heavy bleeding periods, periods too heavy, heavy menses, bleeding heavily periods
adenomyosis: bulky uterus adenomyosis, adeno uterus
fibroid: fibroids, myoma, leiomyoma, leiomyomata
postmenopausal bleeding: pmb, bleeding after the menopause, bleeding after menopause
prolapse: pelvic organ prolapse, vault prolapse, cystocele, rectocele, pessary for prolapse, womb falling down
contraception: contraceptives, contraceptive method, not getting pregnant, birth control method, bc method
combined oral contraceptive: coc pill, combined pill, cocp, microgynon, rigevidon, yasmin, marvelon, cilest, loestrin, levest
combined oral contraceptive: yaz, gedarel, logynon, ovranette, qlaira, zoely, eloine, millinette, ortho, the combined pill
contraception hormonal, contraceptive hormonal: mirena, kyleena, jaydess, liletta, skyla, levosert, benilexa, hormonal coil, lng ius, hormonal iud
contraception hormonal, contraceptive hormonal: nexplanon, implanon, contraceptive implant, depo provera, nuvaring, evra
contraception hormonal, contraceptive hormonal, progestogen only pill: minipill, mini pill, pop contraception, cerazette, cerelle, desogestrel, micronor
contraception hormonal, contraceptive hormonal, progestogen only pill: progestin only, progestogen only, slynd, norgeston, zelleta, progestin only pill
progestogen only contraception, contraception hormonal, contraceptive hormonal: progestin only contraception, progestogen only methods
levonorgestrel intrauterine: hormone coil, mirena coil, ius, lng 52, levonorgestrel coil, the mirena, liletta, levosert
intrauterine device: iuds, copper iud, paragard, cu iud, copper device, mirena or copper, coil fitted, fit a coil
copper intrauterine device: copper coil, paragard, cu iud, nova t, tt380, non hormonal coil, copper iud
contraceptive implant: nexplanon, implanon, arm rod, subdermal implant, implant in the arm, jadelle
contraceptive implant: etonogestrel implant
vaginal ring: nuvaring, syreniring
contraceptive patch: evra, xulane, evra patch
medroxyprogesterone: sayana press, depot contraception, depo shot, depo injection, provera depot
contraceptive failure: pill failure, getting pregnant on the pill, pregnant on the pill
long acting reversible contraception: larcs, long acting contraception, fit and forget, long acting reversible
emergency contraception: ehc, had upsi, post coital contraception, postcoital
emergency contraception: condom came off, no condom?, unprotected sex?, split condom, burst condom, morning after pills, plan b
emergency contraception: missed pills upsi, emergency coil, emergency iud, emergency contraceptive, emergency pill, next day pill
levonorgestrel: levonelle 1500, plan b one step, my way pill
ulipristal: ella one, ella pill
bacterial vaginosis: bv recurrent, recurrent bv, gardnerella, bv keeps coming back, bv recurs, vaginosis, fishy vaginal discharge
bacterial vaginosis: discharge smells fishy, fishy smelling discharge
partner treatment: boyfriend be treated, treat male partner, treat the partner, treating partners
partner treatment: couple therapy bv, couples treatment, treat both partners, husband be treated, treat partner
trichomoniasis: trich vaginalis, trichomonal, t vaginalis, t vag, trich infection, tv positive, tv swab
vulvovaginal candidiasis: vvc, thrush down below, recurrent thrush, vaginal thrush, candida vaginitis, yeast vaginitis
pelvic inflammatory disease: pid outpatient, tubo ovarian abscess, toa, salpingitis, infected tubes and ovaries
cervical screening: pap smears, paps, smear interval, smears, smear recall, cytology cervix, pap interval, colposcopy referral
cervical screening: smear tests, cervical smears, smear under 25, smear age, smear after hysterectomy
hpv test: cotest, cotesting, hpv cotest, co test, hpv cotesting, hpv primary screening
hpv vaccine: gardasil 9, cervarix, hpv imms, hpv vaccination, hpv jabs, 4vhpv, 9vhpv, quadrivalent hpv
cervical cancer: cervix cancer, cancer of cervix, invasive cervical, cxca patient
lung maturity: lung maturation, lungs mature
breastfeeding: bfing, breast feed, breastfeeds, lactating, nursing mum, bf mum, ebf
mastitis: lactational mastitis, breast abscess breastfeeding, red hot breast, milk duct blocked
intrahepatic cholestasis of pregnancy: obstetric cholestasis, icp pregnancy, itching in pregnancy, itchy in pregnancy, bile acids in pregnancy
cerclage: stitch in the cervix, cervical suture, cervix stitch, rescue stitch
vaginal progesterone: progesterone pessaries, cyclogest, crinone, progesterone for short cervix
tocolytic: tocolysis, stop contractions, stop labour, tocolytics
external cephalic version: turn the baby, turn a breech, turning a breech, ecv success
breech: baby is breech, breech baby, feet first baby
epidural: epidural in labour, epidurals, labour epidural, epi for labour
postpartum depression: postnatal depression, baby blues, depressed after baby, postnatally depressed, low after having a baby
fetal monitoring: ctg, ctg trace, fetal heart monitoring, efm
rhesus: anti d injection, rh negative, rhesus negative
hysterectomy: tah, tah bso, bso, womb taken away, had my womb out, post hyst, after hyst
menopause: menopausal women, going through menopause
levonorgestrel intrauterine: levonorgestrel ius, levonorgestrel iud, levonorgestrel coil
pelvic organ prolapse: uterine prolapse, vaginal prolapse, womb prolapse, procidentia
preeclampsia: hypertensive disorder of pregnancy, hypertensive disorders of pregnancy, preeclamptic, preeclamptics
vasomotor symptoms: menopausal flushing
postnatal depression, depression screening: edinburgh score, edinburgh scale, edinburgh questionnaire
thrush: cottage cheese discharge, itchy white discharge, vaginal yeast
preeclampsia: high bp and protein in pregnancy, pregnancy hypertension with proteinuria
nausea and vomiting of pregnancy: throwing up pregnant
`
