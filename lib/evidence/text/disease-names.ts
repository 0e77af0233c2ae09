/**
 * Words that name what is wrong with a patient, or where: diseases, injuries, germs, poisons, signs and parts of the
 * body. A question has such a word for its head, and an article on something else does not answer it. Common
 * knowledge of the field.
 */
import { foldWord, stemWord } from './normalize-terms'

/** "Orchitis", "thalassaemia", "dysplasia". */
const tellingEnding =
  /\w{2}(?:itis|itides|osis|oses|o?edema|oma|omata|pathy|pathies|a?emia|uria|algia|rrho?ea|plegia|paresis|kinesia|phagia|pnea|trophy|plasia|malacia|sclerosis|stenosis|ptysis|megaly|cele|lithiasis|ectasia|ectasis|phobia|mania|lepsy|phasia|praxia|opia|opsia|penia|philia|cytosis|cytopenia|toxicity|spasm|dactyly|schisis|cephaly|thorax|embolism)$/

const listed = listStems(`
  abruption abscess achalasia acromegaly actinomycosis addisons adhesions agranulocytosis akathisia albinism alkaptonuria
  alport amblyopia amebiasis amenorrhea anaplasmosis ancylostomiasis aneurysm angioedema anisocoria anorgasmia anosmia anthrax
  aphthae aplasia appendicitis arrhythmia arsenic asbestosis ascariasis asherman asphyxia aspergillus astigmatism asystole
  ataxia atelectasis athetosis atresia autism avulsion babesiosis balanitis baldness barotrauma behcet bends berylliosis
  blackwater blepharitis blepharospasm blister blisters boil boils botulism brucellosis brugada bruise bruxism bubonic bulimia
  bunion burnout bursitis byssinosis calculi calculus canker carbuncle caries carditis cataplexy cataract catatonia chagas
  chalazion chancre chancroid chickenpox chikungunya chilblain chilblains cholangiocarcinoma cholera cholesteatoma chorea
  chyluria cirrhosis claudication cleft clonorchiasis clubfoot coarctation colic coma concussion
  contracture contusion corns coryza coxsackie cramp cramps craniosynostosis cretinism croup cryptorchidism cryptosporidium
  cushing cushings cyanide cyanosis cyclospora cyst cysticercosis cystinosis cystinuria cysts dacryocystitis dandruff deafness
  decompression dehiscence delirium dementia dengue diphtheria diplopia diphyllobothriasis dislocation distomiasis
  diverticulum dracunculiasis drowning dupuytren dwarfism dysarthria dysautonomia dysentery dyslexia
  dysmenorrhea dyspareunia dysphoria dyspraxia dysreflexia dystocia dystonia dysuria earwax ebola echinococcosis eclampsia
  ectopic ectropion ehlers ehrlichiosis elephantiasis embolism emphysema empyema encephalitis encephalocele encopresis
  endometriosis entropion enuresis epididymitis epiglottitis epilepsy epiphora epispadias epistaxis ergotism erysipelas erythema
  erythrasma esotropia evisceration exophthalmos exotropia fabry fallot fanconi farsightedness fascioliasis felty filariasis
  fistula flatfoot fluke flukes fluorosis folliculitis frostbite furuncle galactosemia ganglion gangrene gastroparesis gastroschisis
  gaucher giardia giardiasis gigantism glandular glanders glaucoma goiter gonorrhea goodpasture gout graves
  guillain gynecomastia hallux hangnail hantavirus hashimoto hashimotos hemarthrosis hematemesis hematuria hemoptysis
  hemochromatosis hemophilia hemorrhoid hemorrhoids hemothorax hepatosplenomegaly hermaphroditism hernia herpangina herpes hiccup
  hiccups hidradenitis hirschsprung hirsutism histoplasmosis hives hodgkin hookworm hordeolum horner huntington huntingtons
  hydatid hydatidiform hydrocele hydrocephalus hydronephrosis hydrops hypospadias hyperhidrosis hyphema hypopituitarism hypotonia
  hypothermia ichthyosis icterus ileus impetigo impingement infarct infarction infertility infestation influenza
  ingrown intersex intertrigo intussusception iritis ischemia jaundice kala keloid keratoconus kernicterus kleptomania
  klinefelter koilonychia korsakoff kuru kwashiorkor kyphosis laceration laryngomalacia lassa leishmaniasis
  leprosy leptospirosis leukoplakia lichen lipodystrophy listeria listeriosis lordosis lupus lyme
  lymphangitis malabsorption malaria malnutrition malrotation marasmus marburg marfan marfans mastalgia mastocytosis mastoiditis measles
  meckel melasma melena meniere menieres meniscus mesothelioma metatarsalgia methemoglobinemia microcephaly migraine miliaria
  mittelschmerz mole molluscum monkeypox mononucleosis mpox mucocele mucormycosis mumps myasthenia mycetoma mycoplasma
  myelofibrosis myiasis narcolepsy necrolysis necrosis nephrolithiasis nephrotic neurofibromatosis neurosyphilis
  nits norovirus nystagmus obstruction oligohydramnios oligospermia omphalocele omphalitis onchocerciasis ophthalmia orchitis
  orf osgood osteoporosis otorrhea paget pagets palpitations palsy papilledema paralysis paraphimosis paraplegia paratyphoid
  paronychia pellagra pemphigoid pemphigus perforation pericarditis peritonitis peritonsillar perniosis pertussis perthes petechiae peyronie
  pharyngitis pheochromocytoma phenylketonuria phimosis phlebitis phlyctenular piles pinguecula pinworm pityriasis plague
  pleurisy pneumoconiosis pneumothorax polio poliomyelitis polydactyly polydipsia polyhydramnios polymyositis polyp polyps pompholyx
  porphyria prader presbycusis presbyopia priapism proctitis progeria prolapse pruritus pseudogout psittacosis psoriasis
  pterygium ptosis purpura pyoderma pyometra quadriplegia quinsy rabies ranula raynaud raynauds regurgitation reiter
  retinoblastoma rhabdomyolysis rickets rickettsia ringworm rosacea roseola rubella rupture salmonella
  salmonellosis sarcoidosis scabies scald scalds scaphoid scarlatina scheuermann schistosomiasis schizophrenia scleroderma
  scoliosis scrofula scurvy seborrhea sepsis septicemia sequestrum shigella shigellosis shingles sialadenitis sialolithiasis
  sickle silicosis situs sjogren sjogrens smallpox snakebite spasticity spherocytosis spina splenomegaly
  spondylolisthesis spondylolysis sprain sprains sprue stargardt steatorrhea sting stings strabismus strangulation stridor
  strongyloides strongyloidiasis stutter stuttering stye stillbirth sunburn syncope syndactyly syphilis syringomyelia tachycardia taeniasis takotsubo
  tamponade tapeworm tenosynovitis tetanus tetany tetralogy thalassemia threadworm threadworms thrush thyrotoxicosis tinea tinnitus
  toothache torsion torticollis tourette tourettes toxocariasis toxoplasmosis trachoma trachoesophageal
  transposition tremor trichiasis trichinosis trichomonas trichomoniasis trichotillomania trismus trypanosomiasis tuberculosis tularemia
  turner typhoid typhus ulcer ulcers urticaria uveitis vaginismus varicella varices varicocele varicose
  verruca verrucae vertigo vesicoureteric vitiligo volvulus vulvodynia wart warts whiplash whipworm
  wilson xanthelasma xerostomia xerophthalmia yaws zika
  adder amatoxin antifreeze bee carbamate caustic cobra ethylene hornet jellyfish organophosphate
  organophosphates paraquat scorpion strychnine stonefish tarantula thallium viper wasp
`)

/** Parts of the body, as adjectives: with the next word they name a disease. */
const sites = listStems(`
  adrenal anal axillary biliary bladder buccal calcaneal cervical clavicular coccygeal conjunctival corneal duodenal ear
  esophageal gallbladder gastric gingival glottic ileal inguinal jejunal labial lacrimal laryngeal lingual mandibular
  mediastinal mesenteric nasal ocular ovarian palatal pancreatic parathyroid parotid patellar penile pericardial perianal
  pharyngeal pituitary placental pleural prostatic retinal rectal sacral sacroiliac salivary scrotal sinus splenic
  submandibular testicular testis thymic thyroid tonsillar tracheal ureteral ureteric urethral uterine vaginal vulval vulvar
`)

function listStems(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => stemWord(foldWord(word))),
  )
}

/** @param word folded, with its stem: "quinsy", "orchitis", "testicular" */
export function namesDisease({ word, stem }: { word: string; stem: string }): boolean {
  return listed.has(stem) || sites.has(stem) || tellingEnding.test(word)
}

/** "Pancreatic", of which the next word says what is wrong. */
export function namesBodySite({ stem }: { stem: string }): boolean {
  return sites.has(stem)
}
