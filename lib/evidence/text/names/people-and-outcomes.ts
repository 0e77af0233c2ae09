/**
 * Everyday names, shorthand and slang of people, places of care and what happens to patients, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const peopleAndOutcomes = `
chronic fatigue = me cfs = myalgic encephalomyelitis
elderly = seniors = over 75 = over 80 = old people = very old
women = female
men = male
hospitalization = hospital admission
mortality = dying = deaths
itch = pruritus = itching
fatigue = tiredness
elderly = pensioner = pensioners = oap = retired people
hospitalized = hospitalised = hospital admission
blood test = laboratory test
tired all the time = fatigue
watchful waiting = wait and see
fatigue = tiredness = tired = exhausted = exhaustion
nursing home = care home = long term care facility
frailty = frail
`
