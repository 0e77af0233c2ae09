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
`
