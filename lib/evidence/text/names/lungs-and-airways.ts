/**
 * Everyday names, shorthand and slang of the lungs, airways, nose and throat, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const lungsAndAirways = `
copd = coad = smokers lung = chronic bronchitis
copd exacerbation = aecopd = copd flare = flare of copd = iecopd
prednisolone = pred
asthma attack = acute asthma = asthma exacerbation
asthma = wheeze
inhaler = puffer
sleep apnea = osa = obstructive sleep apnea = snoring
cpap = continuous positive airway pressure
pulmonary fibrosis = ipf = idiopathic pulmonary fibrosis = lung scarring
cystic fibrosis = cf
bronchiectasis = widened airways
pneumonia = chest infection = lung infection
bronchiolitis = rsv bronchiolitis
whooping cough = pertussis
common cold = cold = upper respiratory infection = urti
influenza = flu
rhinitis = hay fever = allergic rhinitis
sinusitis = sinus infection
pneumothorax = collapsed lung
pleural effusion = fluid on the lung
pulmonary hypertension = ph = pah = pulmonary arterial hypertension
lung cancer screening = lung screening
lung cancer screening = low dose ct
mechanical ventilation = vent = ventilated = life support = breathing machine
intubation = tube down the throat = rsi
extubation = weaning
noninvasive ventilation = bilevel = nippv
oxygen = o2
long term oxygen = home oxygen = ltot
tracheostomy = trache = trachy
tonsillectomy = tonsils out = tonsil removal
latent tuberculosis = ltbi
lung cancer = ca lung = nsclc
paralysis = paralyze = paralyzing = neuromuscular blockade = paralytic
rapid sequence intubation = rsi
shortness of breath = dyspnea = breathlessness
tuberculosis infection = igra = positive igra = tb contact = latent tb
rifapentine isoniazid = 12 dose = weekly isoniazid rifapentine
flu jab = flu shot = influenza vaccine = influenza vaccination
windpipe = trachea
steroid tablets = oral corticosteroid = prednisolone
nose spray = nasal spray = intranasal
sleep machine = cpap
tonsillectomy = tonsils removed = tonsils taken out
acute bronchitis = chesty cough = chest cold = cough with phlegm = lower respiratory tract infection
lower respiratory tract infection = lrti = bad chest = chest infection = chesty cough
oseltamivir = flu tablet = flu pill = flu medicine
allergic rhinitis = pollen allergy = grass pollen = seasonal allergy = runny nose in spring = sneezing in summer
intranasal corticosteroid = nose spray = nasal steroid spray = steroid nose spray
antihistamine = allergy tablet = allergy pill = hay fever tablet = hay fever pill
epistaxis = nosebleed = nose bleed = bleeding nose
sleep apnea = stop breathing at night = stops breathing asleep = heavy snoring = snoring mask
cpap = sleep mask = snoring machine = mask at night
copd = smokers cough = smokers lungs = bad lungs from smoking
asthma reliever = blue inhaler = blue puffer
short acting beta agonist: blue inhaler, blue inhalers, blue puffer, blue puffers, reliever inhaler, reliever inhalers
canister: inhaler, inhalers, puffers, pumps of salbutamol
salbutamol = blue inhaler = albuterol
budesonide formoterol = combination inhaler = two in one inhaler
inhaled corticosteroid = brown inhaler = preventer = steroid inhaler
asthma attack = asthma gets bad
bronchiolitis = wheezy baby = baby chest infection
croup = barky cough = seal cough = seal bark
rsv vaccine = rsv jab
pertussis = hundred day cough
pneumonia = infection on the lung = double pneumonia
oxygen = oxygen bottle = oxygen cylinder = oxygen tank
lung cancer screening = scan for smokers = smokers scan
lung cancer = cancer of the lung
tuberculosis = tb
latent tuberculosis = sleeping tb = dormant tb
sinusitis = blocked sinuses = sinus trouble = bunged up sinuses
nasal irrigation = salt water rinse = nose rinse = neti pot
pharyngitis = throat infection = strep throat = sore throats
common cold = sniffles = head cold
flu vaccine = flu vaccination
breathlessness = puffed
croup = barky cough = barking cough = seal like cough
dyspnea = shortness of breath = short of breath
hemoptysis = coughing blood = coughing up blood
sputum = phlegm
strep throat = streptococcal pharyngitis = streptococcus pharyngitis
tonsillectomy = tonsils out
pneumonitis = lung inflammation = inflamed lungs = interstitial lung disease
oxygen saturation = sats = oxygen level = spo2
low dose ct = screening scan = lung scan
allergic bronchopulmonary aspergillosis = abpa
primary ciliary dyskinesia = pcd
alpha 1 antitrypsin deficiency = aatd
leukotriene receptor antagonist = ltra
leukotriene receptor antagonist > montelukast > zafirlukast
endobronchial valve = lung volume reduction
video assisted thoracoscopic surgery = vats
copd: bad chest from smoking, smoked his lungs out, bronchitics, cafl, obstructive airways disease, smokers chest
copd: lungs shot, chronic chest, lungs knackered, pink puffer, blue bloater
copd exacerbation: exac, neiecopd, chest flare up, copd gets worse, exacerbations, bad spell with copd
asthma: wheezy, asthmatic, tight chested, whistling chest
asthma attack: severe asthma, life threatening asthma, asthma exac, asthma flare, asthma playing up
inhaler: pumps for asthma, asthma spray
reliever: rescue inhaler, rescue puffer, blue pump, as needed inhaler, prn inhaler, quick relief inhaler
salbutamol: salb
inhaled corticosteroid: steroid puffer, controller inhaler, brown puffer, brown pump, steroid pump, orange puffer
budesonide formoterol: bud form, budform, bud formoterol, bud fo, two in one puffer, combo inhaler, combo puffer
budesonide formoterol: combination puffer, smart inhaler, ics/form
maintenance and reliever therapy: one inhaler for both
triple inhaler: three in one inhaler, three in one puffer, trimbow, ics/laba/lama
laba lama: dual bronchodilator, double bronchodilator
biologic: asthma injection, asthma jab
nebulizer: nebs, breathing treatment
prednisolone: steroid tabs, steroid burst, course of steroids, rescue steroids, oral steroids
bronchiectasis: damaged airways, bringing up loads of phlegm, bronchiectatic
cystic fibrosis: cf patients, sixty five roses, cftr
cftr modulator: cf wonder drug, elexa tez iva, eti, elx tez iva
pulmonary fibrosis: fibrotic lung
sleep apnea: stop breathing in my sleep, holds his breath asleep, osahs, snorer
cpap: breathing mask
pneumonia: patch on the lung, patch on chest radiograph, patch on the radiograph, shadow on the lung, shadow on chest radiograph
community acquired pneumonia: curb 65, pneumonia at home, severe cap
hospital acquired pneumonia: pneumonia in hospital
ventilator associated pneumonia: pneumonia on the vent, pneumonia on a ventilator
acute bronchitis: cough that wont go, green phlegm, productive cough, hacking cough, chest cough
chronic cough: cough for months, cough wont go away, nagging cough, cough that wont shift
croup: barky, sounds like a seal, stridor in toddler, noisy breathing toddler
bronchiolitis: bronch, chesty baby, baby with rsv, baby wheezing, snuffly baby breathing fast, bronchiolitic
rsv vaccine: rsv shot, rsv injection, rsv vax
nirsevimab: rsv antibody, rsv jab for babies, baby rsv shot, rsv injection for babies
pertussis: whooping
influenza: the flu, flu like illness, ili, flu bug, swine flu, real flu
oseltamivir: osel, flu antiviral
influenza vaccine: flu vax, flu needle, flu injection
common cold: runny nose, stuffy nose, coryza
sinusitis: bunged up sinus, blocked sinus, sinus pain, sinus pressure, face pain and snot, green snot, snotty nose
sore throat: throat killing me, raw throat, scratchy throat, throat like razor blades, hurts to swallow
sore throat: septic throat
tonsillectomy: tonsils out, have tonsils out
allergic rhinitis: hayfever, sneezy, itchy eyes and nose, streaming eyes and nose, itchy runny nose
allergic rhinitis: nose runs in summer
intranasal corticosteroid: nasal steroid, incs, steroid up the nose, steroid sniff, hay fever spray
antihistamine: anti histamine, allergy medicine, allergy meds, piriton, benadryl
epistaxis: nose pouring blood
nasal packing: packing the nose, rapid rhino
breathlessness: out of breath, cant get my breath, cant get his breath, cant get her breath, cant catch my breath
breathlessness: cant breathe, huffing and puffing, puffed out, out of puff, short winded, sob, sobar, soboe
breathlessness: air hunger, struggling to breathe, fighting for breath, laboured breathing, breathing is bad
hypoxemia: low oxygen, low sats, sats dropping, desaturating, desats, low o2, hypoxic, t1rf, type 1 rf, ahrf
hypoxemia: hypoxia
oxygen: on oxygen, gas and air?, nasal specs, nasal prongs, conc at home
long term oxygen therapy: home o2, 24 hour oxygen, oxygen all day, oxygen round the clock, oxygen 24 hours
low flow oxygen: nasal cannulae?, nasal prongs, nasal specs, low flow o2
high flow nasal cannula: hhfnc, optiflow, airvo, hiflow, high flow o2
noninvasive ventilation: tight mask, breathing mask in hospital, mask ventilation, v60
mechanical ventilation: on a vent, on the vent
intubation: breathing tube, et tube, ett, tube in the windpipe, laryngoscopy
video laryngoscopy: glidescope, cmac, videoscope, camera to intubate, camera laryngoscope
extubation: tube out, taking the tube out, off the ventilator, off the vent, coming off the ventilator
extubation: liberate from vent
rapid sequence intubation: crash induction, crash intubation
ards: wet lungs, shock lung, stiff lungs, lungs failing, ali ards, severe ards
tidal volume: low vt, small breaths, gentle ventilation, lung protective
prone position: turned on the front, lying on his front, on the belly, proner, tummy down, onto his front
prone position: face down in icu
neuromuscular blockade: muscle relaxant in icu, roc drip
ecmo: heart lung machine, artificial lung, ecls, ecpr
tracheostomy: hole in the neck, hole in the windpipe
pneumothorax: punctured lung, lung popped, lung went down, air leak on the lung, burst lung
chest drain: chest tube, icd tube, pigtail drain
empyema: pus in the chest, pus round the lung, pus around the lung
pulmonary hypertension: pressure in the lungs
lung cancer: lung tumour, shadow on the lung, spot on the lung, growth on the lung, lung mass
lung cancer screening: lung check, lung scan
hemoptysis: spitting blood, blood in phlegm
sputum: snot?, flem
latent tuberculosis: tb that hasnt woken up, hidden tb, quantiferon positive, mantoux positive, positive skin test
latent tuberculosis: silent tb, inactive tb, positive tb test, exposed to tb
tuberculosis preventive therapy: tb prevention, tpt, ipt, inh prophylaxis, prophylactic isoniazid
multidrug resistant tuberculosis: resistant tb, xdr tb, xdr, rr tb, tb that doesnt respond
spirometry: blowing test, breathing test, lung function, pfts
pulmonary rehabilitation: lung exercise class, breathing exercise class, pulm rehab, pr course, lung rehab
ics laba = inhaled corticosteroid long acting beta agonist = ics plus laba
ics laba > budesonide formoterol > fluticasone salmeterol > fluticasone vilanterol > beclometasone formoterol
laba > formoterol > salmeterol > vilanterol > indacaterol
lama > tiotropium > umeclidinium > glycopyrronium > aclidinium
ics > budesonide > fluticasone > beclometasone > ciclesonide > mometasone
laba lama > umeclidinium vilanterol > indacaterol glycopyrronium > tiotropium olodaterol
maintenance and reliever therapy = maintenance and reliever
fractional exhaled nitric oxide = feno
peak expiratory flow = pefr = peak flow
forced expiratory volume = fev1
six minute walk distance = 6mwd = 6 minute walk distance = six minute walk test
hypercapnic respiratory failure = type 2 respiratory failure = t2rf = hypercapnia
malignant pleural effusion = mpe
indwelling pleural catheter = tunnelled pleural catheter
phe508del = f508del = df508 = delta f508
cftr modulator > elexacaftor tezacaftor ivacaftor > ivacaftor
endothelin receptor antagonist > bosentan > ambrisentan > macitentan
prostacyclin pathway agent > epoprostenol > treprostinil > iloprost > selexipag
antifibrotic > nintedanib > pirfenidone
pulmonary arterial hypertension = ipah = idiopathic pulmonary arterial hypertension
idiopathic pulmonary fibrosis = usual interstitial pneumonia
obesity hypoventilation = ohs = obesity hypoventilation syndrome
copd: emphysematous, emphysema patient, copders, bad emphysema, obstructive lung disease, smokers bronchitis
copd exacerbation: infective exac, exac of copd, ie copd, copd exac, copd exacs, flare up of emphysema, emphysema flare
copd exacerbation: bronchitis flare, copd acting up, copd playing up, ecopd, copd flare up, copd flares, infective copd
copd exacerbation: flare of emphysema, chest flare up with emphysema, frequent exacerbator, copd attack, copd lung attack
exacerbation: exacs, exac rate, flare ups of the chest, lung attack, lung attacks
prednisolone: pred burst, pred course, steroid course, prednisol
ics laba: steroid and long acting, ics/laba, seretide type, ics + laba
laba lama: lama/laba, laba/lama, lama + laba, anoro type
triple inhaler: triple inhalers, lama/laba/ics, ics/lama/laba, three in one puffers, trelegy type, single inhaler triple
as needed budesonide formoterol, budesonide formoterol: anti inflammatory reliever, air therapy, symbicort prn, prn symbicort
as needed budesonide formoterol, budesonide formoterol: prn ics formoterol, ics formoterol prn, as needed ics formoterol
as needed budesonide formoterol, budesonide formoterol: prn bud form, bud form prn, symbicort when needed, prn combination inhaler
as needed budesonide formoterol, budesonide formoterol: as needed ics/laba, as needed ics laba, prn combo
maintenance and reliever therapy: mart regime, smart therapy, smart regime, mart therapy, mart dosing
short acting beta agonist: saba only, saba alone, reliever only, reliever alone, blue inhaler only, only the blue inhaler
short acting beta agonist: just the blue inhaler, salbutamol only, ventolin only, just ventolin, ventolin alone
short acting beta agonist: albuterol only, albuterol alone, blue inhaler alone, blue puffer only, salbutamol alone
inhaled corticosteroid: preventer every day, daily preventer, preventer inhaler, brown inhaler every day, preventor
long acting beta agonist, salmeterol: laba alone, laba only, laba mono, laba monotherapy, laba without ics, laba w/o ics
long acting beta agonist, salmeterol: long acting puffer, long acting inhaler, long acting reliever
asthma: asthmatics, mild asthmatic, athsma, whistly chest, asthma kid, asthma kids
asthma exacerbation: asthma attacks, asthma exacs, asthma flares, asthma flare up, status asthmaticus, asthma gone bad
mepolizumab: mepo
benralizumab: benra
omalizumab: omali, xolair jab
dupilumab: dupi
tezepelumab: tezep
tiotropium: tiotrop
formoterol: formot
azithromycin: azithro three times a week
spirometry: lung function tests, pft, pfts, blow tests, blowing tests, spiro test
peak expiratory flow: peak flow meter, peak flows, peak flow dropping
long term oxygen therapy: o2 at home, oxygen at home, home concentrator, oxygen concentrator, o2 concentrator, concentrator
long term oxygen therapy: ambulatory oxygen, ambulatory o2, portable oxygen, oxygen to go out with, oxygen in the house
long term oxygen therapy: supplemental o2, domiciliary oxygen, domiciliary o2, oxygen machine at home
desaturation: exertional desat, exertional desats, walking desat, walking desats, exercise desat, desats on exertion
desaturation: drops his sats, drops her sats, sats drop on walking, desaturates on walking, moderate desat, mod desat
desaturation: sats drop on exercise, exertional hypoxia, desaturates walking
hypoxemia: low spo2, low oxygen levels, poor sats, mild hypoxia, hypoxaemic
hypercapnic respiratory failure: retaining co2, co2 retainer, co2 retention, high co2, acidotic copd, pco2 high, blowing co2
noninvasive ventilation: niv mask, bipap machine, bi-pap, niv on the ward
breathlessness: sobar, doe, breathless on the stairs, breathing difficulty, breathing trouble, gasping
cystic fibrosis: cf lung, cfers, mucoviscidosis, cf kids
elexacaftor tezacaftor ivacaftor: triple cftr, triple modulator, highly effective modulator, hemt, cf triple, triple cf pill
phe508del: one copy of f508del, single f508del, delta f, deltaf508
heterozygous: single copy of the gene
pulmonary arterial hypertension: group 1 ph, ph group 1, who group 1, hpah, pah fc, high lung pressures, pah patient
pulmonary arterial hypertension: high pressure in the lung arteries, lung artery pressure, idiopathic ph, pulmonary htn
pulmonary hypertension: pulm htn, pulmonary htn, pulm hypertension, lung pressure high
sotatercept: activin, activin inhibitor, activin signalling inhibitor, activin trap, sotater
six minute walk distance: 6mwt, 6 mwt, walk distance, walk test
pneumothorax: ptx, air round the lung, air around the lung, spontaneous pneumo
pleural effusion: fluid round the lung, fluid around the lung, pleural fluid
chest drain: chest tube drain, intercostal drain, icc drain, seldinger drain
pneumonia: lung sepsis, chest sepsis, consolidation on xray, chest infection with consolidation, lobar pneumonia
lung cancer: lung ca, lung malignancy, bronchogenic, lung tumor
interstitial lung disease: scarred lungs, scarring of the lungs, farmers lung, fibrosing lung disease, ilds
sleep apnea: apnoeas at night, stops breathing at night, ahi, osas, gasping in sleep, sleep apnoea machine
bronchoscopy: camera into the lungs, camera down the lungs, ebus
bronchiectasis: bronchiec, widened tubes
sarcoidosis: sarcoid, lofgrens
montelukast: monte, singulair tablet
alpha 1 antitrypsin deficiency: a1at, alpha 1, antitrypsin gene
copd: copd mrc, obstructive airway, copd on lama, copd pt, copd pts, copd patients, copd frequent flyer
asthma: asthma teenager, asthma sufferer, asthma pt, asthma pts, asthma waking at night, nocturnal asthma
inhaled corticosteroid: ics puffer, qvar type, clenil type, preventers, brown one, low dose ics inhaler
asthma reliever: blue one, salbutamol inhaler prn, puffs of blue inhaler
copd exacerbation: copd admission, copd flaring, copd gone off, copd going off, 2 flares, two flares
pleurodesis: stick the lung, talc the lung, talc slurry
pulmonary embolism: pe on ctpa, saddle clot, pes
pneumonia: lung consolidation, chest infection on xray
hemoptysis: coughs up blood, streaks of blood in phlegm
sinusitis: purulent nasal discharge, purulent rhinorrhoea, coloured nasal discharge, discoloured nasal discharge, green nasal discharge
sinusitis: nasal discharge and facial pain, facial pain and discharge, maxillary pain, maxillary toothache and congestion
pleural infection, empyema: parapneumonic effusion
tuberculosis: phthisis, pott disease
pneumonia: consolidation on cxr
`
