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
`
