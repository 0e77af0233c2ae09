/**
 * Drug classes for allergies and intolerances: a patient who cannot take one member may not tolerate another.
 * One class a line: its name as it is shown, its Chinese name, other names in the languages of questions (without
 * diacritics), and its members. A member is a name, the ending (`-cillin`) or the beginning (`cef-`) of one, or
 * `@` with words that `drug-classes.ts` gives a drug. A drug belongs to the first class that holds it. Common
 * knowledge of the field.
 */

import { foldWord, splitWords } from '@/lib/evidence/text/normalize-terms'
import { listDrugsNamed } from '@/lib/evidence/text/synonyms'
import { isBrandName, listGenericNames } from './brands/brand-names'
import { listClassWords } from './drug-classes'
import { drugNameSpellings } from './drug-name-spellings'
import { isDrugName } from './drug-names'

const table = `
penicillin | 青霉素 | penicillins, pcn, penicilina, penicilinas, penicilline, penicillines, penizillin, amoxiclav, coamoxiclav, coamox, pip taz, piptaz, tazo, tazocin | @penicillin
cephalosporins | 头孢菌素 | cefalosporin, cefalosporins, cefalosporina, cefalosporinas, cephalosporine, cephalosporines, 头孢类, 头孢 | @cephalosporin, ceph-
carbapenems | 碳青霉烯 | carbapenemes, carbapenemicos, carbapeneme | @carbapenem
beta-lactams | β-内酰胺 | beta lactam, beta lactams, betalactam, betalactams, betalactamicos, beta lactamicos, betalactame, betalactamines, beta lactamines, β内酰胺, 内酰胺类 | @lactam, ceph-, aztreonam
sulfonamides | 磺胺 | sulfa, sulfas, sulfur drugs, sulfamidas, sulfamida, sulfonamid, sulfonamidas, sulfamides, sulfamide, smx, tmp smx, trimoxazole, cotrimoxazol | sulfamethoxazole, sulfadiazine, sulfadoxine, sulfasalazine, sulfisoxazole, sulfafurazole, sulfacetamide, sulfadimidine, sulfamethizole, sulfapyridine, sulfanilamide, cotrimoxazole, trimoxazole
NSAIDs | 非甾体抗炎药 | anti inflammatories, antiinflammatories, anti inflammatory drugs, aine, aines, antiinflamatorios, ains, anti inflammatoires, nsar, antirheumatika, 非甾体类抗炎药, 非甾体消炎药, 非甾体 | @nsaid, aspirin, diclofenac, aceclofenac, naproxen, indometacin, indomethacin, ketorolac, etodolac, nabumetone, sulindac, bromfenac, nepafenac, salsalate, diflunisal, -oxicam, -fenamic, oxaprozin
macrolides | 大环内酯 | macrolidos, macrolido, makrolid, makrolide, makroliden | @macrolide, roxithromycin, spiramycin, josamycin
quinolones | 喹诺酮 | fluoroquinolone, fluoroquinolones, quinolonas, quinolona, chinolon, fluorchinolon, fluoroquinolonas, chinolone, fluorchinolone, fluorochinolone, 氟喹诺酮 | @quinolone
tetracyclines | 四环素 | tetraciclinas, tetraciclina, tetracyclin, tetrazykline | @tetracycline
aminoglycosides | 氨基糖苷 | aminoglucosidos, aminoglykoside, aminosides | gentamicin, tobramycin, amikacin, streptomycin, neomycin, plazomicin, kanamycin, netilmicin
glycopeptides | 糖肽 |  | vancomycin, teicoplanin, telavancin, dalbavancin, oritavancin
nitroimidazoles | 硝基咪唑 |  | -nidazole
statins | 他汀 | estatina, estatinas, statine, statinen, statines | -vastatin
ACE inhibitors | 血管紧张素转换酶抑制剂 | acei, aceis, ace i, ieca, iecas, iec, ace hemmer, acehemmer, 普利类 | @ace inhibitor
angiotensin receptor blockers | 血管紧张素受体拮抗剂 | arb, arbs, sartan, sartans, ara ii, 沙坦类 | @arb
beta-blockers | β受体阻滞剂 | beta blocker, beta blockers, betablocker, betabloqueante, betabloqueantes, betabloquants, beta bloquants, β阻滞剂 | -olol, carvedilol
calcium channel blockers | 钙通道阻滞剂 | ccb, ccbs, calcium antagonists | @calcium channel, verapamil, diltiazem
thiazides | 噻嗪 | tiazidas, thiazidiques | @thiazide, chlorthalidone, chlortalidone, indapamide, metolazone
opioids | 阿片 | opiate, opiates, opioides, opiaceos, opioide, opiaces | @opiate, hydrocodone, pethidine, meperidine, tapentadol
SSRIs | SSRI类药物 | isrs | fluoxetine, sertraline, paroxetine, citalopram, escitalopram, fluvoxamine
proton pump inhibitors | 质子泵抑制剂 | ppi, ppis, ibp, ipp, protonenpumpenhemmer | omeprazole, esomeprazole, lansoprazole, dexlansoprazole, pantoprazole, rabeprazole
SGLT2 inhibitors | SGLT2抑制剂 | sglt2, sglt2i, gliflozins | @sglt2
GLP-1 receptor agonists | GLP-1受体激动剂 | glp1, glp 1, glp1 agonists, glp1 ra, glp 1 receptor agonists | @glp1, tirzepatide
DPP-4 inhibitors | DPP-4抑制剂 | dpp4, dpp4 inhibitors, gliptins | @dpp4
sulfonylureas | 磺脲 | sulfonilureas, sulfonylharnstoffe, sulfamides hypoglycemiants | gliclazide, glimepiride, glipizide, glyburide, glibenclamide, tolbutamide
factor Xa inhibitors | Xa因子抑制剂 |  | @factor xa
heparin | 肝素 | heparins, heparina, heparinas, heparine, heparines, lmwh | @heparin
bisphosphonates | 双膦酸盐 | bifosfonatos, bifosfonato, bisphosphonat, bisfosfonatos | @bisphosphonate, zoledronic, ibandronic
corticosteroids | 糖皮质激素 | steroid, steroids, glucocorticoid, glucocorticoids, corticoides, kortikosteroide, corticosteroides | prednisolone, prednisone, methylprednisolone, dexamethasone, hydrocortisone, betamethasone, budesonide, fluticasone, beclometasone, triamcinolone
local anesthetics | 局部麻醉药 | local anaesthetic, local anaesthetics, anestesicos locales, lokalanasthetika, anesthesiques locaux | -caine
azole antifungals | 唑类抗真菌药 | azoles, azole | -conazole
triptans | 曲普坦 | triptanes, triptane | @triptan
benzodiazepines | 苯二氮卓 | benzos, benzodiacepinas | @benzodiazepine
iodinated contrast | 碘造影剂 | contrast media, contrast medium, contrast dye, iv contrast, iodine contrast, contraste yodado, kontrastmittel, produit de contraste, produits de contraste, contrast agents, contrast agent, radiocontrast, 造影剂 | iohexol, iodixanol, iopamidol, iopromide
`

interface DrugFamily {
  name: string
  nameZh: string
}

interface ListedFamily extends DrugFamily {
  aliases: readonly string[]
  holds: (drug: string) => boolean
}

/** A drug or a class that a text names. */
export interface NamedDrug {
  /** The name of the class, or the drug as written, folded. */
  name: string
  /** How many words of the text name it. */
  words: number
  /** The drug under each of its names, folded; empty for a class. */
  drugs: readonly string[]
  family: DrugFamily | null
}

/** What people say for a class and an article uses for something else: "an insulin pen", "in contrast". */
const saidOnly: ReadonlyMap<string, string> = new Map([
  ['pen', 'penicillin'],
  ['contrast', 'iodinated contrast'],
])

/** Classes that a wider one contains. */
const widerFamilies: ReadonlyMap<string, string> = new Map([
  ['penicillin', 'beta-lactams'],
  ['cephalosporins', 'beta-lactams'],
  ['carbapenems', 'beta-lactams'],
])

const families: readonly ListedFamily[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', nameZh = '', aliases = '', members = ''] = line.split(' | ')
    return {
      name,
      nameZh,
      aliases: [...new Set([name, name.replace(/s$/, ''), nameZh, ...aliases.split(', ')].map(toKey))],
      holds: createMemberTest(members.split(', ')),
    }
  })

const familiesByAlias = new Map(families.flatMap((family) => family.aliases.map((alias) => [alias, family] as const)))

/** Chinese names of classes with their English names, the longest first. */
export const chineseFamilyNames: readonly [chinese: string, english: string][] = families
  .flatMap(({ name, aliases }) => aliases.map((alias): [string, string] => [alias, name]))
  .filter(([alias]) => /\p{Script=Han}/u.test(alias))
  .sort(([a], [b]) => b.length - a.length)

function toKey(name: string): string {
  return splitNameWords(name).join(' ')
}

/** @returns the words of a text, folded; a hyphenated word as its parts */
export function splitNameWords(text: string): string[] {
  return (text.match(/[\p{L}\d]+/gu) ?? []).map(foldWord)
}

function createMemberTest(members: string[]): (drug: string) => boolean {
  const names = new Set(members.filter((each) => !/^[@-]|-$/.test(each)).map(foldWord))
  const endings = members.filter((each) => each.startsWith('-')).map((each) => each.slice(1))
  const beginnings = members.filter((each) => each.endsWith('-')).map((each) => each.slice(0, -1))
  const classes = members.filter((each) => each.startsWith('@')).map((each) => each.slice(1).split(' '))
  return (drug) => {
    if (names.has(drug)) return true
    if (!isDrugName(drug)) return false
    if (endings.some((ending) => drug.endsWith(ending))) return true
    if (beginnings.some((beginning) => drug.startsWith(beginning))) return true
    const words = classes.length === 0 ? [] : listClassWords(drug)
    return classes.some((wanted) => wanted.every((word) => words.includes(word)))
  }
}

/** Words of the longest name of a class: "glp 1 receptor agonists". */
const nameWordsMax = 4

/**
 * @param words the result of `splitNameWords`
 * @returns the drug or class that the words from `at` on name; null if they name none
 */
export function findNamedDrug(words: readonly string[], at: number): NamedDrug | null {
  for (let length = Math.min(nameWordsMax, words.length - at); length > 0; length -= 1) {
    const family = familiesByAlias.get(words.slice(at, at + length).join(' '))
    if (family) return { name: family.name, words: length, drugs: [], family }
  }
  const word = words[at] ?? ''
  const drugs = listNames(word)
  const family = families.find(({ holds }) => drugs.some(holds)) ?? null
  return family || isDrugName(word) || isBrandName(word) ? { name: word, words: 1, drugs, family } : null
}

/** The same, with names that mean a drug only where one is expected, and those of the ward: "pen allergic", "amox". */
export function findSaidDrug(words: readonly string[], at: number): NamedDrug | null {
  const said = saidOnly.get(words[at] ?? '')
  const family = said === undefined ? undefined : familiesByAlias.get(toKey(said))
  const named = findNamedDrug(words, at)
  if (named) return named
  if (family) return { name: family.name, words: 1, drugs: [], family }
  const [drug] = splitWords(words[at] ?? '').flatMap(listDrugsNamed)
  return drug === undefined ? null : findNamedDrug([drug], 0)
}

/** The name itself, what a brand contains, and their other spellings. */
function listNames(word: string): string[] {
  const generic = [word, ...listGenericNames(word).filter(isDrugName)]
  return [...new Set([...generic, ...generic.flatMap((name) => spellings.get(name) ?? [])])]
}

const spellings: ReadonlyMap<string, string[]> = new Map(
  drugNameSpellings
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map(foldWord))
    .flatMap((names) => names.map((name) => [name, names] as const)),
)

/** Whether whoever cannot take the one drug or class may be unable to take the other. */
export function isOfSameFamily(one: NamedDrug, other: NamedDrug): boolean {
  if (one.drugs.some((drug) => other.drugs.includes(drug))) return true
  if (one.family === null || other.family === null) return false
  return (
    one.family === other.family ||
    widerFamilies.get(one.family.name) === other.family.name ||
    widerFamilies.get(other.family.name) === one.family.name
  )
}

const antibacterialFamilies: ReadonlySet<string> = new Set([
  'penicillin',
  'cephalosporins',
  'carbapenems',
  'beta-lactams',
  'sulfonamides',
  'macrolides',
  'quinolones',
  'tetracyclines',
  'aminoglycosides',
  'glycopeptides',
  'nitroimidazoles',
])
/** Without a class above or an ending that says so. */
const antibacterialNames: ReadonlySet<string> = new Set([
  'trimethoprim',
  'nitrofurantoin',
  'linezolid',
  'tedizolid',
  'colistin',
  'chloramphenicol',
  'rifaximin',
])

/** Whether a drug or class is given against bacteria. */
export function isAntibacterial({ drugs, family }: NamedDrug): boolean {
  if (family !== null && antibacterialFamilies.has(family.name)) return true
  return drugs.some((drug) => antibacterialNames.has(drug) || listClassWords(drug).includes('antibiotic'))
}
