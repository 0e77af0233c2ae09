/**
 * How drugs are given, for those that are given in one way only or nearly so, in the form of the table in
 * `drug-classes.ts`. Common knowledge of the field.
 */
import { readEndings } from './read-endings'

const routes = `
gliflozin gliptin gliclazide glimepiride glipizide glibenclamide glyburide metformin acarbose: oral
pril sartan statin dipine chlorthalidone indapamide ezetimibe bempedoic finerenone eplerenone spironolactone: oral
rivaroxaban apixaban edoxaban dabigatran warfarin clopidogrel prasugrel ticagrelor: oral
tinib parib ciclib lisib rafenib metinib lutamide abiraterone tamoxifen letrozole anastrozole exemestane capecitabine: oral
venetoclax lenalidomide pomalidomide thalidomide temozolomide sotorasib adagrasib: oral
gepant orexant setron oxetine traline citalopram venlafaxine mirtazapine vortioxetine lithium: oral
dronate alendronic risedronic allopurinol febuxostat colchicine: oral
tegravir rilpivirine efavirenz tenofovir entecavir lamivudine emtricitabine sofosbuvir nirmatrelvir molnupiravir oseltamivir: oral
rifaximin fidaxomicin nitrofurantoin fosfomycin isoniazid pyrazinamide ethambutol bedaquiline rifapentine: oral
levothyroxine ivabradine varenicline cytisinicline mavacamten pirfenidone nintedanib hydroxyurea hydroxychloroquine: oral
lactulose macrogol loperamide ursodeoxycholic: oral
prednisone doxycycline ivermectin albendazole praziquantel valaciclovir famciclovir methimazole carbimazole propylthiouracil: oral
platin taxel rubicin pemetrexed gemcitabine irinotecan etoposide vincristine vinorelbine eribulin: intravenous infusion
pembrolizumab nivolumab atezolizumab durvalumab avelumab cemiplimab dostarlimab ipilimumab tremelimumab: intravenous infusion
bevacizumab ramucirumab cetuximab panitumumab infliximab natalizumab ocrelizumab lecanemab donanemab: intravenous infusion
vedotin deruxtecan tansine govitecan eculizumab ravulizumab leucel zoledronic pamidronate: intravenous infusion
penem fungin amikacin gentamicin tobramycin daptomycin colistin dalbavancin oritavancin remdesivir: intravenous infusion
teplase bivalirudin argatroban eptifibatide tirofiban cangrelor levosimendan milrinone dobutamine: intravenous infusion
norepinephrine noradrenaline vasopressin phenylephrine nitroprusside propofol dexmedetomidine: intravenous infusion
curonium succinylcholine suxamethonium etomidate sugammadex: intravenous
enoxaparin dalteparin tinzaparin nadroparin fondaparinux: subcutaneous injection
insulin liraglutide dulaglutide tirzepatide exenatide teriparatide abaloparatide: subcutaneous injection
denosumab romosozumab evolocumab alirocumab inclisiran erenumab fremanezumab galcanezumab: subcutaneous injection
adalimumab etanercept golimumab certolizumab secukinumab ixekizumab bimekizumab dupilumab tralokinumab: subcutaneous injection
mepolizumab benralizumab omalizumab tezepelumab anakinra glatiramer ofatumumab filgrastim: subcutaneous injection
nirsevimab palivizumab cabotegravir fulvestrant medroxyprogesterone benzathine: intramuscular injection
ranibizumab faricimab brolucizumab: intravitreal injection eye
salmeterol formoterol vilanterol indacaterol olodaterol tiotropium umeclidinium glycopyrronium aclidinium: inhaled
latanoprost bimatoprost travoprost timolol dorzolamide brimonidine: topical eye
imiquimod crisaborole tazarotene permethrin: topical
`

const readRoutes = readEndings(routes)

/** @returns the words for how a drug is given: "subcutaneous injection" for enoxaparin */
export function listRouteWords(drug: string): string[] {
  return readRoutes(drug)
}
