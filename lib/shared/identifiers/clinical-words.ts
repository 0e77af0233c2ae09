/**
 * Words that appear where a name could but are not names: clinical words, demonyms, and eponyms of diseases and signs.
 * In lower case.
 */
const words = new Set(
  `abnormal abruption ace acetaminophen acetylsalicylic achalasia acid acl aclasta acne acromegaly active acute
  addisonian adenovirus adrenergic adult advanced advil aecopd afebrile african age aged ageing aids aimovig alcohol
  alert aleve allergy alopecia als alzheimers amblyopia american aml amoxiclav anal anaphylaxis anastrozole aneurysm
  angio angiotensin anorexia anterior anthrax anti antiphospholipid antiplatelet antiretroviral antiseizure anxiety
  aortic aphasia apnoea appendix arab arabic aranesp ards areata arm arrest arterial artery asap ascites ascorbic
  ascvd asian asks aspergillus asthma asymptomatic ataxia athlete atopic attack atypical aureus australian babies
  back bacteraemia balanced bed bedaquiline bempedoic beriberi beta betablocker better bilateral biontech bipap
  bipolar birth black bladder bleed bleeding blockade blocker blood bloodstream blurred body bone bones borrelia
  bowel bpalm bph brain breast breastfeeding breech brilinta brilique british brittle bronchiolitis bronchopulmonary
  bulimia bupropion burn burns cachexia calcium cancer candida carbidopa cardiac care carpal cataract catatonia
  caucasian cdiff celebrex celecoxib cell cerebyx cesarean champix channel chantix checkpoint chest chickenpox child
  children chinese cholera cholesterol chorea chronic citalopram ckd claudication clean clear clexane clinic cll
  clostridioides clostridium clot clozaril co cobenfy cohort colcrys cold colic collapse colon coma comatose
  comirnaty common complete complex complicated concor confused congenital contraception control controlled copd
  cortef cotransporter cough cov covid cramp cramps crisis critical croup cruciate ct cushingoid cyanosis
  cyklokapron cyst dead deaf deafness death decadron deep deficit dehydrated dehydration delayed delivery dementia
  dengue dental depakote depressed depression deprived descovy diabetes diabetic diagnosed dialysis diclofenac
  difficile difficult dificid dificlir diltiazem disc disease disorder dissection diverse dizzy dmard docetaxel dose
  doses doxypep driver drug dry dual dutch dysphagia dysplasia dyspnea dyspnoea dystonia ear early ecigarette
  eclampsia eczema edema elderly elective electroconvulsive elevated eliquis embolic emergency emphysema enbrel
  endstage english enhertu entresto enuresis epilepsy epistaxis erysipelas escitalopram esophageal estimated
  estrogen etanercept ethnic european event exemestane expectant extracorporeal eye ezetimibe failed failure fall
  falls familial farmer farxiga fasting fatigue fatty febrile febuxostat fecal feet fell female fentanyl fetal fever
  fibroid fish fissure fistula fit fits flank flare flu fluid fluids focal foot forteo forxiga fracture frail free
  french frequent full gait gangrene gastric general generalized genital gerd german gestational giant giardia
  glaucoma glioma glomerular glucagon glucophage glucose goiter goitre gonorrhoea gout grade graft gravida greek
  group growth gut haemophilia hair hand hawaiian head headache healthy heart heat heavy helicobacter help
  hemophilia hepatitis hernia herpes hiccups high hip hirsutism hispanic hit hiv hives hodgkin homeless hormonal
  hormone hospice hot house hpylori human hydroxyethyl hypercapnia hypercarbia hypothermic hypovolaemia hypovolemia
  hypoxia ibd ibs icu idiopathic imaging immune immunochemical immunotherapy impaired impetigo implant indian infant
  infarct infected inferior influenza inhibitor injured inpatient insomnia insulin intact intensive intramuscular
  intraocular intubation intussusception invasive invokana ipf irish iritis iron islander isolated isoniazid italian
  itch itchy itp jak jantoven japanese jaundice jaw jehovah jewish joint junior kadcyla karxt keppra kernicterus
  keytruda kidney kisunla klebsiella knee known korean labor labour lactate lactated lactating lankan large laser
  late latina latino ldl left leg legionella leprosy leptospirosis leqembi lesion lethargy letrozole levetiracetam
  levodopa lichen life light like limb linezolid lipid listeria liver living lixiana long lopressor loss lovenox low
  lower lowering lucentis lump lung lupus lyme lymph lyte major malaria male malnutrition man mania marburg marked
  masld massive mdr mdrtb mean measles meconium medial melaena melanoma membrane menopausal menopause menorrhagia
  mental mesh metabolic mhspc migraine mild minor miscarriage mitral mixed moderate modified montelukast morbid
  mother motor mounjaro mouth mpox mri multidrug multip multiple mumps murmur muscle muslim myasthenia nafld
  naproxen narcolepsy nasal native nausea navigators neck negative neonate nerve neural neuromuscular neutral new
  newborn newborns nicotine niddm night nilemdo nodal node non noradrenaline normal norovirus noted nsaid nsclc numb
  nurofen nurse nursing obese obesity obtunded ocd oedema oesophageal oil older oligohydramnios oliguria opdivo
  opioid optic oral organ outpatient ovary overall overweight oxygen paced pacific pain painful palliative pallor
  palpitations palsy pancreas patch patchy paxlovid pcos peanut pellagra pelvic people peptic peptide perforated
  perimenopausal peripheral persistent pertussis pet pfizer phimosis pill pimples placenta plague plaque plaquenil
  plasma plavix pleural pneumothorax polish polyp polyps polyuria poor positive post postexposure postmenopausal
  postnatal postoperative postpartum pradaxa praevia pre preeclampsia preexposure pregnancy pregnant premature
  premenopausal pressor pressure presyncope preterm pretomanid previa previous primary primip prior prolia prolonged
  prone prophylaxis prostate proton prozac pruritus pseudomonas psoriasis ptsd public pulmonary pulse pump pylori
  quinsy rabies raised rankin rapid rash rate raynauds reactive recent receptor reclast recombinant recurrent red
  reflux refractory relapse relapsing remicade removal renal repatha rescue resident resistant resmetirom
  respiratory resting restless resuscitated reuptake rezdiffra rhinitis rhinorrhoea rican rickets rifapentine right
  rigor rigors ringer ringers risk rosacea rotator rotavirus routine rubella runner rural russian sacubitril sars
  saudi savaysa saxenda scabies scale schistosomiasis schizophrenia scleroderma screening scurvy secondary seizure
  selective seminoma senior sentinel sepsis septic serious seroquel serotonin severe sex sexual shingles shingrix
  shock short shoulder sick sickle side silent simple sinemet sinus skin sleep slow small smallpox smoker smoking
  snoring social sodium solu solution sore spanish spinal spine spleen spravato stable stage staph staphylococcus
  starch start starting status stem stent stiff stillbirth stomach stone stones stool stopping strabismus stress
  stroke strong subacute sudden suicidal sunlenca superior surgery surgical survival suspected sweats swollen
  symbicort symptomatic symptoms syncope syndrome syphilis systemic systolic tagrisso tamoxifen tamponade target
  targeted taxotere tb teacher tear temperature tennis teratoma term test testicular tetanus theatre therapy thigh
  third throat thyroid thyrotoxic tinea tinnitus tired tnf toddler toe tongue tonsil tooth torsion total toxic
  toxoplasmosis tract tranexamic transgender transplant trauma treated treatment trelegy tremor triple troponin true
  truvada tsh ttp tuberculosis tumor tumour turkish twin type typhoid typical ulcer ulcers unconscious underweight
  undifferentiated unknown unstable untreated upper urate urgent urinary urine urticaria uterine uveitis vaccine
  vaginal valproic valve vapes varices varicose vascular vasomotor vasopressor vegan vein veklury venous ventilated
  ventricular verapamil vertigo veteran victoza viral virus visual vitiligo vocal volume vomiting vulvar ward warm
  weak weakness wegovy weight wheelchair wheeze wheezer wheezing wheezy white witness woman women worker worsening
  wound wrist xarelto xeljanz xifaxan yervoy yeztugo young zealand zebeta zepbound zero zetia zinplava zocor
  zonegran zoster zyban zyloprim zyprexa

  addison alport alzheimer asperger baker barrett barth bartter basedow becker behcet behçet bell berger boerhaave bowen
  broca brown brugada buerger burkitt carney caroli castleman chagas charcot chiari child churg colles conn coombs crohn
  crohns cushing dandy darier devic down dravet dressler duchenne dupuytren ebola ebstein edwards ehlers eisenmenger
  ewing fabry fallot fanconi felty fontan fournier friedreich gaucher gilbert gitelman goodpasture gorlin graves
  guillain hailey hansen hashimoto henoch hirschsprung hodgkins horner hunter huntington hurler jacob jakob kaposi
  kartagener kawasaki kearns kikuchi klinefelter korsakoff krabbe landau leber leigh lemierre lennox
  leriche lewy lynch mallory marfan mcardle meckel meniere ménière menkes merkel mobitz morton munchausen niemann noonan
  osler paget parkinson parkinsons perthes peutz peyronie pick pierre pompe pott potter prader prinzmetal ramsay
  raynaud reiter rett reye romano sarcoid schönlein sezary sheehan sjogren sjögren stargardt stevens stickler still sturge
  sweet takayasu takotsubo tay tietze tourette turner waldenstrom waldenström wegener wells werner wernicke west whipple
  williams wilms wilson wiskott wolff zika zollinger

  hfmref hfpef hfref nstemi stemi

  admission analysis baseline committee consensus criteria department evidence guidance guideline guidelines journal
  protocol question questions randomised randomized report results review score study studies summary trial update`.split(
    /\s+/,
  ),
)

/** Endings of medical words; long enough that few surnames share them. */
const endings =
  /(?:itis|[oae]sis|a?emia|oedema|oma|omas|opath(?:y|ic)|onia|uria|algia|ectomy|ostomy|otomy|oscopy|plasty|grap(?:hy|h|hic)|gram|ectasis|penia|plegi[ac]|phobia|rrho?ea|rrhage|rrhagic|trophy|trophic|lysis|stenosis|thrombo\w+|vascular|cardial|embolism|tension|tensive|ension|fibrillation|tachycardia|bradycardia|[aei]tion|ction|[mt]ent|ility|ance|ence|ency|ancy|ness|ly|ology|ological|metry|genic|osed|oid|onic|otic|atic|itic|etic|emic|edic|cutaneous|mab|nib|pril|sartan|statin|olol|gliptin|gliflozin|xaban|glutide|azole|cillin|mycin|floxacin|cycline|parin|gatran|grel|grelor|dipine|formin|prazole|profen|sone|solone|setron|triptan|vir|caine|barbital|pam|lam|oxetine|pramine)s?$/

/** Endings that surnames share: such a word is a name only next to a word without one. */
const weakEndings =
  /(?:ine|ate|ol|in|one|ide|ant|ent|ic|al|ous|ive|ed|ing|sis|ity|tor|um|us|ease|iac|ary|ory|cal|ose|ase|xia|mia|dia|ism|ist|gen|zyme|tide|tiv|erol)s?$/

/** Whether a word is medical, whatever its context. */
export function isClinicalWord(word: string): boolean {
  const plain = normalizeWord(word)
  return words.has(plain) || endings.test(plain) || plain.split('-').some((part) => words.has(part))
}

/** Whether a word could be either medical or a name. */
export function mayBeClinical(word: string): boolean {
  return weakEndings.test(normalizeWord(word))
}

function normalizeWord(word: string): string {
  return word.toLowerCase().replace(/['’]s?$/, '')
}
