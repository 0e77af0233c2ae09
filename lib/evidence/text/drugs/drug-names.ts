/**
 * Recognises drug names, by a list of names in use and by the WHO stems of international nonproprietary names. Used
 * where the nearest word is not good enough, since the nearest drug name is another drug.
 */

import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { listSpellingsOfOneWord } from './drug-name-spellings'

/** Generic names, many of them without a WHO stem. Common knowledge of the field. */
const names = new Set(
  `abacavir abatacept abciximab abiraterone acalabrutinib acamprosate acarbose acebutolol acetaminophen acetazolamide
  acetylcysteine aciclovir acitretin acyclovir adalimumab adapalene adefovir adenosine adrenaline aflibercept
  agomelatine albendazole albiglutide albuterol alendronate alendronic alfentanil alfuzosin aliskiren allopurinol
  almotriptan alogliptin alprazolam alprostadil alteplase amantadine ambrisentan amikacin amiloride aminophylline
  amiodarone amisulpride amitriptyline amlodipine amoxapine amoxicillin amphetamine amphotericin ampicillin anakinra
  anastrozole andexanet anidulafungin antivenin antivenom apixaban apomorphine apremilast aprepitant argatroban
  aripiprazole artemether artesunate asenapine asparaginase aspirin atazanavir atenolol atezolizumab atomoxetine
  atorvastatin atovaquone atracurium atropine auranofin avacopan azacitidine azathioprine azelaic azelastine
  azithromycin aztreonam baclofen baloxavir baricitinib basiliximab beclomethasone bedaquiline belatacept belimumab
  bempedoic benazepril bendamustine benralizumab benzathine benztropine bepotastine betahistine betamethasone
  betaxolol bevacizumab bezafibrate bezlotoxumab bicalutamide bimatoprost bisacodyl bismuth bisoprolol bivalirudin
  bleomycin bortezomib bosentan botulinum brexanolone brexpiprazole brimonidine brinzolamide brivaracetam
  bromocriptine budesonide bumetanide bupivacaine buprenorphine bupropion buspirone busulfan butorphanol cabazitaxel
  cabergoline cabotegravir cabozantinib caffeine calcitonin calcitriol canagliflozin canakinumab candesartan cangrelor
  cannabidiol capecitabine capsaicin captopril carbamazepine carbetocin carbidopa carbimazole carboplatin carfilzomib
  cariprazine carisoprodol carvedilol caspofungin cefaclor cefadroxil cefalexin cefazolin cefdinir cefepime
  cefiderocol cefixime cefotaxime cefoxitin ceftaroline ceftazidime ceftriaxone cefuroxime celecoxib cenobamate
  cephalexin certolizumab cetirizine cetuximab chlorambucil chloramphenicol chlordiazepoxide chlorhexidine chloroquine
  chlorothiazide chlorpheniramine chlorpromazine chlorpropamide chlorthalidone cholecalciferol cholestyramine
  chondroitin ciclesonide ciclosporin cilostazol cimetidine cinacalcet cinnarizine ciprofloxacin cisatracurium
  cisplatin citalopram cladribine clarithromycin clascoterone clindamycin clobazam clobetasol clofazimine clomiphene
  clomipramine clonazepam clonidine clopidogrel clotrimazole clozapine cobicistat codeine colchicine colecalciferol
  colesevelam colistin conivaptan cotrimoxazole crizotinib cyanocobalamin cyclizine cyclobenzaprine cyclophosphamide
  cyclosporine cyproheptadine cytarabine cytisine cytisinicline dabigatran dabrafenib dacarbazine daclizumab
  dalbavancin dalfampridine dalteparin danaparoid danazol danicopan dantrolene dapagliflozin dapsone daptomycin
  daratumumab darbepoetin darolutamide darunavir dasatinib daunorubicin deferasirox deferoxamine degarelix delamanid
  denosumab desflurane desipramine desloratadine desmopressin desogestrel desvenlafaxine deutetrabenazine
  dexamethasone dexmedetomidine dexmethylphenidate dextromethorphan diazepam diclofenac dicloxacillin digoxin
  dihydroergotamine diltiazem dimenhydrinate diphenhydramine dipyridamole disopyramide disulfiram dobutamine docetaxel
  dofetilide dolutegravir domperidone donanemab donepezil dopamine doravirine dorzolamide doxazosin doxepin
  doxorubicin doxycycline doxylamine dronedarone drospirenone droxidopa dulaglutide duloxetine dupilumab durvalumab
  dutasteride eculizumab edaravone edoxaban efavirenz efgartigimod elafibranor elagolix eletriptan elexacaftor
  eltrombopag elvitegravir emicizumab empagliflozin emtricitabine enalapril encainide encorafenib enfuvirtide
  enoxaparin entacapone entecavir enzalutamide epinephrine epirubicin eplerenone epoetin eptifibatide erdafitinib
  erenumab ergocalciferol eribulin erlotinib ertapenem ertugliflozin erythromycin erythropoietin escitalopram
  esketamine eslicarbazepine esmolol esomeprazole estradiol eszopiclone etanercept etelcalcetide ethambutol
  ethosuximide etomidate etonogestrel etoposide etoricoxib etravirine everolimus evolocumab exemestane exenatide
  ezetimibe famciclovir famotidine febuxostat felodipine fenfluramine fenofibrate fentanyl ferumoxytol fexofenadine
  fezolinetant fidaxomicin filgrastim finasteride finerenone fingolimod flecainide flibanserin fluconazole flucytosine
  fludarabine fludrocortisone flumazenil flunarizine fluorouracil fluoxetine flupentixol flurbiprofen flutamide
  fluticasone fluvastatin fluvoxamine folate folic folinic fomepizole fondaparinux formoterol fosaprepitant fosfomycin
  fosinopril fosphenytoin fremanezumab fulvestrant furosemide fusidic gabapentin galantamine galcanezumab ganciclovir
  gefitinib gemcitabine gemfibrozil gentamicin gilteritinib glatiramer glecaprevir gliclazide glimepiride glipizide
  glucagon gluconate glucosamine glyburide glycopyrrolate golimumab goserelin granisetron griseofulvin guaifenesin
  guanfacine guselkumab haloperidol heparin hyaluronidase hydralazine hydrochlorothiazide hydrocodone hydrocortisone
  hydromorphone hydroxychloroquine hydroxyurea hydroxyzine hyoscine ibandronate ibandronic ibrutinib ibuprofen
  icatibant icosapent idarubicin idarucizumab ifosfamide iloperidone iloprost imatinib imipenem imipramine imiquimod
  immunoglobulin inclisiran indapamide indomethacin infliximab insulin interferon ipilimumab ipratropium iptacopan
  irbesartan irinotecan isavuconazole isoniazid isosorbide isotretinoin itraconazole ivabradine ivacaftor ivermectin
  ixazomib ixekizumab ketamine ketoconazole ketoprofen ketorolac labetalol lacosamide lactulose lamivudine lamotrigine
  landiolol lanreotide lansoprazole lapatinib lasmiditan latanoprost lecanemab ledipasvir leflunomide lenacapavir
  lenalidomide lenvatinib letrozole leucovorin leuprolide levetiracetam levobupivacaine levocetirizine levodopa
  levofloxacin levonorgestrel levosimendan levothyroxine lidocaine linaclotide linagliptin linezolid liothyronine
  liraglutide lisdexamfetamine lisinopril lithium lixisenatide lofexidine loperamide lopinavir loratadine lorazepam
  losartan lovastatin loxapine lubiprostone lumacaftor lumateperone lurasidone luspatercept macitentan magnesium
  malathion mannitol maraviroc mavacamten mebendazole meclizine medroxyprogesterone mefenamic mefloquine megestrol
  melatonin meloxicam melphalan memantine meperidine mepivacaine mepolizumab mercaptopurine meropenem mesalamine
  mesalazine metaxalone metformin methadone methenamine methimazole methocarbamol methotrexate methyldopa
  methylergonovine methylnaltrexone methylphenidate methylprednisolone metoclopramide metolazone metoprolol
  metronidazole metyrosine mexiletine micafungin miconazole midazolam midodrine mifepristone milnacipran milrinone
  minocycline minoxidil mirabegron mirikizumab mirtazapine misoprostol mitomycin mitoxantrone mizolastine moclobemide
  modafinil molnupiravir mometasone montelukast morphine moxifloxacin mupirocin mycophenolate mycophenolic nabumetone
  nadolol nalmefene naloxegol naloxone naltrexone naproxen naratriptan natalizumab nateglinide nebivolol necitumumab
  nefazodone nelarabine neomycin neostigmine nesiritide netarsudil nevirapine niacin nicardipine nicotine nifedipine
  nilotinib nimodipine nintedanib niraparib nirmatrelvir nirsevimab nitazoxanide nitrofurantoin nitroglycerin
  nitroprusside nivolumab noradrenaline norepinephrine norethindrone norfloxacin nortriptyline nusinersen nystatin
  obeticholic obinutuzumab ocrelizumab octreotide ofatumumab ofloxacin olanzapine olaparib olezarsen olmesartan
  olodaterol omadacycline omalizumab ombitasvir omeprazole ondansetron opicapone orforglipron oritavancin orlistat
  oseltamivir osimertinib oxaliplatin oxandrolone oxaprozin oxazepam oxcarbazepine oxybutynin oxycodone oxymetazoline
  oxytocin ozanimod paclitaxel palbociclib paliperidone palivizumab palonosetron pamidronate pamidronic pantoprazole
  paracetamol paroxetine patiromer pazopanib pegfilgrastim peginterferon pegloticase pembrolizumab pemetrexed
  penicillamine penicillin pentamidine pentazocine pentobarbital pentoxifylline peramivir perampanel perindopril
  permethrin perphenazine pertuzumab phenelzine phenobarbital phentermine phentolamine phenylephrine phenytoin
  phytonadione pilocarpine pimavanserin pimozide pindolol pioglitazone piperacillin pirfenidone piroxicam pitavastatin
  pitolisant plazomicin plecanatide polymyxin pomalidomide ponatinib posaconazole pralidoxime pramipexole prasugrel
  pravastatin praziquantel prazosin prednisolone prednisone pregabalin pretomanid primaquine primidone probenecid
  procainamide procarbazine prochlorperazine progesterone promethazine propafenone propofol propranolol
  propylthiouracil protamine prucalopride pyrazinamide pyridostigmine pyrimethamine quetiapine quinapril quinidine
  quinine rabeprazole raloxifene raltegravir ramelteon ramipril ramucirumab ranibizumab ranitidine ranolazine
  rasagiline rasburicase regorafenib remdesivir remifentanil repaglinide reslizumab resmetirom retapamulin reteplase
  ribavirin ribociclib riboflavin rifabutin rifampicin rifampin rifapentine rifaximin rilpivirine riluzole rimegepant
  riociguat risankizumab risdiplam risedronate risedronic risperidone ritonavir rituximab rivaroxaban rivastigmine
  rizatriptan rocuronium roflumilast romiplostim romosozumab ropinirole ropivacaine rosiglitazone rosuvastatin
  rotigotine rufinamide ruxolitinib sacituzumab sacubitril safinamide salbutamol salmeterol salsalate sarilumab
  saxagliptin secukinumab selegiline selenium selexipag selinexor semaglutide sertraline sevelamer sevoflurane
  sildenafil silodosin simvastatin siponimod sirolimus sitagliptin sofosbuvir solifenacin solriamfetol somatropin
  sorafenib sotagliflozin sotalol sotatercept sparsentan spironolactone streptokinase streptomycin succinylcholine
  sucralfate sufentanil sugammadex sulfadiazine sulfamethoxazole sulfasalazine sulindac sumatriptan sunitinib
  suvorexant tacrolimus tadalafil tafamidis tafluprost talazoparib tamoxifen tamsulosin tapentadol tapinarof
  tazobactam tedizolid teduglutide teicoplanin telavancin telmisartan temazepam temozolomide temsirolimus tenecteplase
  teneligliptin tenofovir terazosin terbinafine terbutaline teriflunomide teriparatide terlipressin testosterone
  tetrabenazine tetracycline tezacaftor tezepelumab thalidomide theophylline thiamine thioguanine thioridazine
  thiotepa tiagabine ticagrelor ticlopidine tigecycline tildrakizumab timolol tinidazole tiotropium tirofiban
  tirzepatide tizanidine tobramycin tocilizumab tofacitinib tofersen tolbutamide tolcapone tolterodine tolvaptan
  topiramate topotecan toremifene torsemide trabectedin tralokinumab tramadol trametinib trandolapril tranexamic
  tranylcypromine trastuzumab travoprost trazodone tremelimumab treprostinil tretinoin triamcinolone triamterene
  triazolam trifluoperazine trihexyphenidyl trimethoprim trimipramine trospium ubrogepant ulipristal umeclidinium
  upadacitinib urokinase ursodeoxycholic ursodiol ustekinumab vaborbactam vadadustat valacyclovir valbenazine
  valganciclovir valproate valproic valsartan vancomycin vandetanib vardenafil varenicline vasopressin vecuronium
  vedolizumab velpatasvir vemurafenib venetoclax venlafaxine verapamil vericiguat vibegron vigabatrin vilanterol
  vilazodone viloxazine vinblastine vincristine vinorelbine voclosporin vonoprazan vorapaxar voriconazole vortioxetine
  voxelotor warfarin xanomeline zafirlukast zaleplon zanamivir zanubrutinib zidovudine zileuton ziprasidone
  zoledronate zoledronic zolmitriptan zolpidem zonisamide zopiclone zuclopenthixol zuranolone`
    .split(/\s+/)
    .concat(listSpellingsOfOneWord())
    .map(foldWord),
)

/** WHO stems that hardly end another word, after at least two letters: "gliflozin" alone is a class. */
const stem =
  /..(?:gliflozin|gliptin|glutide|glitazone|xaban|gatran|parin|grel|grelor|vastatin|sartan|pril|olol|azosin|tidine|prazole|conazole|fungin|nidazole|floxacin|cillin|penem|cycline|thromycin|ciclovir|navir|tegravir|asvir|buvir|vudine|citabine|tinib|ciclib|parib|rafenib|lisib|zomib|platin|taxel|rubicin|tecan|mab|kinra|grastim|poetin|lukast|terol|tropium|dronate|triptan|gepant|setron|peridol|piprazole|oxetine|citalopram|triptyline|azepam|zolam|barbital|caine|oxicam|coxib|thiazide|renone|sentan|camten|dustat|ciguat|vaptan|melteon|orexant|limus|siran|nersen|tretin)$/
const notDrugs = /(?:^april|sterol|^cocaine)$/

/** @param word folded, as `foldWord` gives it */
export function isDrugName(word: string): boolean {
  return isKnownDrug(word) || (word.length >= 7 && stem.test(word) && !notDrugs.test(word))
}

/** Spanish, French and Italian write "t" for "th", "f" for "ph" and "i" for "y", and end in a vowel of their own. */
function toSpellingKey(word: string): string {
  return word
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/ch(?=[lr])/g, 'c')
    .replace(/(.)\1/g, '$1')
    .replace(/(?:um|[aeo])$/, '')
}

let bySpelling: ReadonlyMap<string, string> | undefined

/**
 * Finds the English name of a drug in another spelling: "dexametasona".
 *
 * @param word folded
 */
export function findDrugBySpelling(word: string): string | undefined {
  bySpelling ??= new Map([...names].map((name) => [toSpellingKey(name), name]))
  return bySpelling.get(toSpellingKey(word))
}

/** True for listed names only: a misspelt name has a drug stem too. */
export function isKnownDrug(word: string): boolean {
  return names.has(word)
}

/** True for a word with a drug stem, known or not: two such words a few letters apart are two drugs. */
export function hasDrugStem(word: string): boolean {
  return word.length >= 7 && stem.test(word.replace(/s$/, '')) && !notDrugs.test(word)
}

/** The listed names, folded. */
export function listDrugNames(): Iterable<string> {
  return names
}
