/** The names of all subjects, those that articles write first. */
import { abbreviationsAndClasses } from './abbreviations-and-classes'
import { antimicrobials } from './antimicrobials'
import { blood } from './blood'
import { bonesAndJoints } from './bones-and-joints'
import { brainAndNerves } from './brain-and-nerves'
import { cancerAndBlood } from './cancer-and-blood'
import { children } from './children'
import { digestionAndLiver } from './digestion-and-liver'
import { emergenciesAndOperations } from './emergencies-and-operations'
import { eyesEarsAndMouth } from './eyes-ears-and-mouth'
import { heartAndCirculation } from './heart-and-circulation'
import { heartTreatments } from './heart-treatments'
import { hivAndSexualInfections } from './hiv-and-sexual-infections'
import { hormonesAndWeight } from './hormones-and-weight'
import { infectionsAndVaccines } from './infections-and-vaccines'
import { intensiveCare } from './intensive-care'
import { kidneysAndUrine } from './kidneys-and-urine'
import { liverAndPancreas } from './liver-and-pancreas'
import { lungsAndAirways } from './lungs-and-airways'
import { medicines } from './medicines'
import { mindAndAddiction } from './mind-and-addiction'
import { movementMemoryAndMuscle } from './movement-memory-and-muscle'
import { peopleAndOutcomes } from './people-and-outcomes'
import { skin } from './skin'
import { strokeAndBrainBleeds } from './stroke'
import { testsAndImages } from './tests-and-images'
import { womenAndBirth } from './women-and-birth'

export const nameTables = [
  abbreviationsAndClasses,
  antimicrobials,
  blood,
  bonesAndJoints,
  brainAndNerves,
  cancerAndBlood,
  children,
  digestionAndLiver,
  emergenciesAndOperations,
  eyesEarsAndMouth,
  heartAndCirculation,
  heartTreatments,
  hivAndSexualInfections,
  hormonesAndWeight,
  infectionsAndVaccines,
  intensiveCare,
  kidneysAndUrine,
  liverAndPancreas,
  lungsAndAirways,
  medicines,
  mindAndAddiction,
  movementMemoryAndMuscle,
  peopleAndOutcomes,
  skin,
  strokeAndBrainBleeds,
  testsAndImages,
  womenAndBirth,
]
