/**
 * Everyday names, shorthand and slang of cancer, blood and the end of life, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const cancerAndBlood = `
anemia = low hemoglobin = low hb = low blood count
iron deficiency = low iron = low ferritin = iron deficiency anemia
thrombocytopenia = low platelets
neutropenia = low neutrophils = low white cells
febrile neutropenia = neutropenic sepsis = neutropenic fever
cardiac resynchronization = crt = resynchronization therapy
prostate cancer = gleason
cancer = ca = carcinoma
prostate cancer = ca prostate
melanoma = skin cancer
basal cell carcinoma = bcc
breast cancer = ca breast
lung adenocarcinoma = nsclc = lung cancer
colon cancer = ca colon
hodgkin lymphoma = hodgkins
diffuse large b cell lymphoma = dlbcl
chronic lymphocytic leukemia = cll
chronic myeloid leukemia = cml
acute myeloid leukemia = aml
multiple myeloma = myeloma
hepatocellular carcinoma = hcc = liver cancer
renal cell carcinoma = rcc = kidney cancer
chemotherapy = chemo
radiotherapy = radiation therapy = rt = xrt
cancer = malignancy = tumor
cancer associated thrombosis = cancer vte
metastatic = mets = advanced cancer
mastectomy = breast removal
lumpectomy = breast conserving
sickle cell = sickle cell disease = scd
transfusion = blood transfusion = transfuse
immune thrombocytopenia = itp
hemophilia = bleeding disorder
nivolumab = nivo
ipilimumab = ipi
pembrolizumab = pembro
axicabtagene ciloleucel = axi cel = yescarta
relapse = recurrence = coming back
cancer risk = get cancer
checkpoint blockade = checkpoint inhibitor = immunotherapy
checkpoint blockade > nivolumab > ipilimumab > pembrolizumab
thin blood = anticoagulant
iron drip = intravenous iron = iv iron = iron infusion
iron infusion = intravenous iron
cancer = adenocarcinoma
serious illness = seriously ill
anemia = thin blood count = low red cells = low blood
iron = iron tablet = iron pill
vitamin b12 deficiency = low b12 = lacking b12
transfusion = bag of blood = bags of blood
mesothelioma = asbestos cancer
breast cancer screening = breast scan = mammograms
prostate cancer screening = psa test = prostate blood test
prostate cancer = cancer of the prostate
active monitoring = keep an eye on it
melanoma = bad mole = cancerous mole
palliative care = comfort care = end of life
breast cancer = cancer of the breast
axillary dissection = armpit glands removed = glands removed from armpit = lymph nodes removed from armpit = axillary clearance
mastectomy = breast taken off
endocrine therapy = hormone tablets for breast cancer = hormone blocking tablet
leukemia = blood cancer
active monitoring = wait and see
autologous transplantation = autologous stem cell transplant = auto transplant
car t = chimeric antigen receptor = car t cell
lymphedema = swollen arm after breast surgery
vitamin b12 deficiency = b12 deficiency
folate deficiency = low folate
leukocytosis = high white count
polycythemia = high hemoglobin
`
