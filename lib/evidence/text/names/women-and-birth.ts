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
pregnancy: first trimester, having a baby, g1p0, primip, multip, mothers to be, parous
nulliparous: first baby, first time mum, primip, first time mothers, first pregnancy, g1p0, first timers
antenatal: during pregnancy, before the birth
preeclampsia: pre eclamptic, pre e, preec, pee protein pregnancy
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
`
