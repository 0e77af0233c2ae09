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
treatment resistant depression: depression that wont lift
`
