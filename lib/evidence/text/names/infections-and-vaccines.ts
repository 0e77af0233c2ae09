/**
 * Everyday names, shorthand and slang of infections, antibiotics and vaccines, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const infectionsAndVaccines = `
dexamethasone = dex = dexa
sepsis = blood poisoning = septicemia = septic
condomless sex = unprotected sex = sex without a condom
doxypep = doxycycline after sex = doxycycline prophylaxis
antibiotic prophylaxis = preventive antibiotics
septic shock = vasodilatory shock
genital herpes = hsv
antiretroviral = hiv pills = hiv drugs
pre exposure prophylaxis = prep
malaria = plasmodium
chlamydia = ct infection
syphilis = treponema
staphylococcus aureus = staph aureus = staph
antibiotic = abx = antibiotics
antibiotic duration = short course = antibiotic course
invasive candidiasis = candidemia
covid = corona
long covid = post covid
mpox = monkeypox
rabies = dog bite
surgical site infection = wound infection = ssi
azithromycin = azithro
trimethoprim sulfamethoxazole = cotrimoxazole = tmp smx
piperacillin tazobactam = pip tazo = piptazo
nitrofurantoin = nitro
meropenem = mero
vancomycin = vanc = vanco
ceftriaxone = cef
clindamycin = clinda
flucloxacillin = fluclox
pneumonia jab = pneumonia vaccine = pneumococcal vaccine
covid jab = covid vaccine
whooping cough jab = pertussis vaccine
valacyclovir = valaciclovir = herpes tablet = herpes pill = tablets for herpes
herpes transmission = herpes catching = pass on herpes
covid = coronavirus
nirmatrelvir ritonavir = covid pill = covid tablet
chlamydia = clap test
gonorrhea = gonorrhoea
hiv = aids virus
pre exposure prophylaxis = hiv prevention pill = pill to prevent hiv = hiv prevention jab
tetanus = lockjaw
rabies = bitten by a bat = bat bite
malaria = mosquito fever
pneumococcal vaccine = pneumonia shot
penicillin allergy = allergic to penicillin = penicillin allergic
surgical site infection = infected wound after surgery
streptococcus = strep
tuberculous meningitis = tb meningitis
giardiasis = giardia
typhoid = enteric fever
infectious mononucleosis = glandular fever
`
