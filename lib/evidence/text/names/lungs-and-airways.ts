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
pneumonia: patch on the lung
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
neuromuscular blockade: muscle relaxant in icu, roc drip, cisatra
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
`
