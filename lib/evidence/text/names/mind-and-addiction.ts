/**
 * Everyday names, shorthand and slang of mental illness, addiction and smoking, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const mindAndAddiction = `
psychiatric = mental illness = mental health = neuropsychiatric
neuropsychiatric = psychosis = psychiatric
postpartum depression = postnatal depression
depression = feeling low = low mood = depressed
anxiety = anxious
panic disorder = panic attacks
ptsd = post traumatic stress
ocd = obsessive compulsive
bipolar = manic depression = mania
schizophrenia = psychosis = psychotic
psychosis = psychotic
antipsychotic > olanzapine > quetiapine > risperidone > aripiprazole > clozapine
antidepressant = happy pills
cbt = cognitive behavioral therapy = talking therapy
anorexia nervosa = anorexia
autism = asd = autistic
opioid use disorder = oud = heroin dependence
naltrexone = ntx = xr ntx = extended release naltrexone
buprenorphine = bup
methadone = mtd
alcohol withdrawal = dts = delirium tremens
alcohol use disorder = drinking problem
smoking cessation = giving up smoking = stopping smoking = quit smoking
e cigarette = vape
alcohol use disorder = stop drinking = heavy drinking = drinker = drinks too much
alcohol = drinking = booze
psychiatric disorder > schizophrenia > bipolar disorder > depression
psychiatric > schizophrenia > bipolar > psychosis
smoker = smokes = cigarettes = cigarette smoker = tobacco
smoking cessation = stop smoking = cigarettes
mental breakdown = psychosis
hearing voices = psychosis = schizophrenia
baby blues = postpartum depression = postnatal depression
quit smoking pill = varenicline
nicotine gum = nicotine replacement
electroconvulsive therapy = electric shock treatment = shock therapy = electroshock
antidepressant = happy pill = mood pill = mood tablet = nerve pill
alcohol dependence = alcoholic = alcoholism = drinkers = problem drinker = hitting the bottle
naltrexone > alcohol craving
postpartum depression = depression after baby = depressed after birth = depressed after having a baby
low libido = no sex drive = low sex drive = lost sex drive
depression = black dog
treatment resistant depression = nothing helps my depression = antidepressants not working
antidepressant discontinuation = coming off antidepressants = stop my antidepressant = stopping antidepressants = come off antidepressants
anxiety = worrying all the time = constant worry
cognitive behavioral therapy = talking treatment = talk therapy
post traumatic stress disorder = flashbacks = trauma nightmares
bipolar = highs and lows = mood swings illness
lithium = mood stabilizer
schizophrenia = hears voices
adhd = hyperactive = attention deficit = fidgety child
stimulant = adhd tablet = hyperactivity tablet
binge eating disorder = binging
anorexia = starving herself
suicidal ideation = thoughts of suicide
smoking cessation = quit smoking = kick the habit = packing in smoking = come off cigarettes = stop the fags = quit fags
e cigarette = vaping = vapes
cytisine = cytisinicline
alcohol withdrawal = coming off drink = shakes after stopping drink
opioid use disorder = heroin addict = hooked on painkillers = addicted to painkillers
long acting injectable = depot = depot injection
mood = moody = mood change
treatment resistant depression: depression that wont lift
depression: down in the dumps, feeling blue, in a dark place, lost interest in everything, tearful, unipolar
depression: black cloud, weepy
treatment resistant depression: stubborn depression, failed antidepressants, tried everything for depression
treatment resistant depression: still depressed, hard to treat depression, refractory depression
antidepressant: anti depressant, depression tablets, depression pills, depression medicine, depression meds
antidepressant: nerve tablets
ssri: prozac type, serotonin tablets
discontinuation of antidepressant: coming off sertraline, weaning off antidepressants, brain zaps
discontinuation of antidepressant: quit antidepressants, get off antidepressants, off antidepressants
electroconvulsive therapy: electric shock, shock treatment
ketamine: special k, horse tranquilliser
esketamine: ketamine spray, nasal ketamine
transcranial magnetic stimulation: rtms, tms, magnet therapy for depression
postpartum depression: post natal depression, pnd, depressed new mum, low after birth, low after having a baby
postpartum depression: not bonding with baby, postnatal blues
anxiety: bad nerves, bundle of nerves, nervous wreck, stress and worry
panic disorder: panicky, panicking
post traumatic stress disorder: shell shock, combat stress, veterans trauma, cant get over trauma, cptsd
psychotherapy: see a shrink, psychological therapy, seeing a counsellor, therapy sessions
cognitive behavioral therapy: sleep cbt, sleep therapy
obsessive compulsive: washing hands over and over
bipolar disorder: ups and downs illness, high and low moods, manic
mania: manic episode, hypomanic, hypomania
schizophrenia: schizo, schiz, voices in his head, split mind
psychosis: lost touch with reality, delusions
antipsychotic: anti psychotic, neuroleptic, major tranquilliser, voices tablet, psychosis meds, chemical cosh
long acting injectable antipsychotic: depo for schizophrenia, antipsychotic injection, depot jab
clozapine: cloz
adhd: hyper child, cant sit still, wont sit still, bouncing off the walls, fidgety, attention problem
stimulant: ritalin type, adhd meds, adhd medicine, adhd drugs, adhd medication
parent training: parenting class, parenting course, behaviour classes
autism: on the spectrum, aspergers
m chat: toddler autism questionnaire, autism screen, autism check
anorexia nervosa: not eating on purpose, wont eat to stay thin, starving himself
binge eating disorder: cant stop eating, overeating
bulimia: making herself sick
suicide: kill himself, kill herself, take his own life, top himself, top herself
suicidal ideation: thoughts of killing himself, thoughts of killing herself, thoughts of ending it
self harm: cutting herself, cutting himself, hurting herself
smoking cessation: give up smoking, give up fags, give up cigarettes, pack in the fags, kick the fags, off the fags
smoking cessation: come off the fags, stop the ciggies, jack in smoking, give up the smokes, quit tobacco
smoking cessation: quit nicotine
smoker: pack a day, ciggies, cigs, durries
nicotine replacement: patches and gum, patches to quit, nicotine lozenge, nicotine spray
e cigarette: e cig, ecig, vaporiser, juul, vaper
varenicline: stop smoking pill, smoking tablets
cytisine: natural smoking tablet, laburnum tablet
alcohol use disorder: alkie, booze problem, hitting the booze, boozer, drinking too much, hooked on booze, etohic
alcohol use disorder: etoh use, on the sauce, wino, stay off the booze, off the booze, stay sober, stay dry
alcohol withdrawal: alcohol detox, the dts, rum fits, etoh withdrawal, etoh w d, coming off alcohol
alcohol withdrawal: alcohol withdrawl, coming off booze, ciwa
opioid use disorder: heroin, junkie, on heroin, addicted to oxy, opiate addict, addicted to pain pills
opioid use disorder: hooked on opioids, opiate dependence, ivdu, pwid, injecting drugs
opioid overdose: heroin overdose, opiate od, oded, opioid od, fentanyl od
naloxone: overdose spray, overdose antidote
buprenorphine: bupe, bup depot, bup nal, bup nx
libido: off sex, gone off sex, no interest in sex, no libido, hsdd
benzodiazepine: benzo, valium type, bzd
`
