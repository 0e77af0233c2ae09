/** The everyday names of all subjects. */
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
import { hormonesAndWeight } from './hormones-and-weight'
import { infectionsAndVaccines } from './infections-and-vaccines'
import { kidneysAndUrine } from './kidneys-and-urine'
import { lungsAndAirways } from './lungs-and-airways'
import { medicines } from './medicines'
import { mindAndAddiction } from './mind-and-addiction'
import { peopleAndOutcomes } from './people-and-outcomes'
import { skin } from './skin'
import { strokeAndBrainBleeds } from './stroke'
import { womenAndBirth } from './women-and-birth'

export const nameTables = [
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
  hormonesAndWeight,
  infectionsAndVaccines,
  kidneysAndUrine,
  lungsAndAirways,
  medicines,
  mindAndAddiction,
  peopleAndOutcomes,
  skin,
  strokeAndBrainBleeds,
  womenAndBirth,
]
