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
alcohol withdrawal = coming off drink = shakes after stopping drink
opioid use disorder = heroin addict = hooked on painkillers = addicted to painkillers
long acting injectable = depot = depot injection
mood = moody = mood change
treatment resistant depression: depression that wont lift
depression: down in the dumps, feeling blue, in a dark place, lost interest in everything, tearful, unipolar
depression: black cloud, weepy
treatment resistant depression: stubborn depression, failed antidepressants, tried everything for depression
treatment resistant depression: still depressed, hard to treat depression, refractory depression
antidepressant: depression tablet, depression pill, antidepressant tablet, anti depressant, depression tablets, depression pills, depression medicine, depression meds
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
psychotherapy > cognitive behavioral therapy > interpersonal therapy > cognitive processing therapy > prolonged exposure
psychotherapy > dialectical behavior therapy > psychodynamic therapy > emdr > behavioral activation
antidepressant > sertraline > citalopram > escitalopram > paroxetine > fluvoxamine > venlafaxine > duloxetine > mirtazapine
antidepressant > bupropion > trazodone > amitriptyline > nortriptyline > imipramine > vortioxetine > vilazodone > reboxetine
antidepressant > desvenlafaxine > moclobemide > phenelzine > tranylcypromine > dosulepin > doxepin > levomilnacipran > milnacipran
ssri > paroxetine > fluvoxamine
snri > venlafaxine > duloxetine > desvenlafaxine > milnacipran
tricyclic antidepressant = tricyclic
tricyclic antidepressant > amitriptyline > nortriptyline > imipramine > clomipramine > dosulepin > lofepramine
monoamine oxidase inhibitor = maoi
monoamine oxidase inhibitor > phenelzine > tranylcypromine > moclobemide > isocarboxazid
antipsychotic > paliperidone > lurasidone > cariprazine > brexpiprazole > ziprasidone > haloperidol > amisulpride > lumateperone
antipsychotic > chlorpromazine > zuclopenthixol > flupentixol > xanomeline trospium > pimavanserin > asenapine > sulpiride
antipsychotic = neuroleptic = antipsychotics
long acting injectable antipsychotic > paliperidone palmitate > aripiprazole lauroxil > haloperidol decanoate
long acting injectable antipsychotic = lai = long acting injectable = depot antipsychotic = depot
anxiolytic > buspirone > pregabalin > hydroxyzine > diazepam > lorazepam
benzodiazepine > lorazepam > diazepam > midazolam > clonazepam > alprazolam > temazepam > clobazam > oxazepam > chlordiazepoxide
z drug > zolpidem > zopiclone > eszopiclone > zaleplon
hypnotic > zolpidem > zopiclone > eszopiclone > temazepam > daridorexant > suvorexant > lemborexant > ramelteon > doxepin > trazodone
orexin receptor antagonist = dual orexin receptor antagonist = orexin antagonist
orexin receptor antagonist > daridorexant > suvorexant > lemborexant
stimulant > methylphenidate > lisdexamfetamine > amphetamine > dexamfetamine > dexmethylphenidate
adhd medication > stimulant > methylphenidate > lisdexamfetamine > atomoxetine > guanfacine > viloxazine
opioid agonist treatment = opioid substitution therapy = medication for opioid use disorder = moud
opioid agonist treatment > methadone > buprenorphine
alcohol medication > naltrexone > acamprosate > disulfiram > nalmefene > topiramate > gabapentin > baclofen
neurosteroid > zuranolone > brexanolone
neuroactive steroid > zuranolone > brexanolone
cognitive behavioral therapy for insomnia = cbt i = cbti = cbt for insomnia
prolonged exposure = exposure therapy = prolonged exposure therapy
cognitive processing therapy = cpt therapy
post traumatic stress disorder = ptsd = posttraumatic stress disorder = post traumatic stress
eye movement desensitization and reprocessing = emdr
binge eating disorder = binge eating
bulimia nervosa = bulimia
patient health questionnaire = phq = phq 9 = phq9 = phq 2 = phq2
edinburgh postnatal depression scale = epds
geriatric depression scale = gds
generalized anxiety disorder = gad = generalised anxiety = generalized anxiety
obsessive compulsive disorder = ocd
borderline personality disorder = emotionally unstable personality disorder = eupd
repetitive transcranial magnetic stimulation = rtms = transcranial magnetic stimulation = tms
first episode psychosis = fep = early psychosis = early phase schizophrenia = first episode schizophrenia
schizoaffective disorder = schizoaffective
gambling disorder = problem gambling
alcohol use disorder = aud = alcohol dependence = alcohol addiction = alcoholism
suicide attempt = attempted suicide
major depressive disorder = mdd = major depression = unipolar depression = clinical depression
anxiety: for worry, worry pills, worrying all day, anxiolytics, anxious, on edge, nervy, worry tablets, nerves bad
anxiety: anxiety pills, tablet for anxiety, anxiety tablets
depression: rock bottom, low for months, low mood, flat and tearful, crying all the time, cant get out of bed, no joy
depression: anhedonia, get low again, low again, severely low, feels hopeless, dark thoughts, depressive
depression: depressive episode, depressives, depressn, dep and anx, glum
major depressive disorder: proper depression, madrs, ham d, hamd, hdrs, hrsd
antidepressant: happy pills, tablets for depression, depression drug, pills for depression, ad medication, mood pills
antidepressant: antideps, antidep, mood tablets, medication for low mood, tablets for mood
mirtazapine: mirtazipine
sertraline: setraline
citalopram: cit for depression
amitriptyline: amitrip low dose, amitryptyline
risperidone: risperdone
aripiprazole: ari depot
haloperidol: haldol, haloperidone
lithium: li level, lithium salts
valproate: divalproex
lorazepam: ativan
diazepam: rectal diazepam, valium
methylphenidate: ritalin
naltrexone: xr ntx, vivitrol shot, monthly naltrexone, naltrexone jab, naltrexone shot, injectable naltrexone
buprenorphine: suboxone strips, suboxone films, subutex tablets, bupe nal, monthly bupe
discontinuation of antidepressant: come off prozac, coming off prozac, come off citalopram, coming off citalopram
discontinuation of antidepressant: stop citalopram, stop sertraline, come off sertraline, come off mirtazapine
discontinuation of antidepressant: stop fluoxetine, off fluoxetine, wean off mirtazapine, wean off sertraline
discontinuation of antidepressant: wean antidepressant, stopping ssri, stop ssri, stop long term ssri
discontinuation of antidepressant: wean off citalopram, stopping long term ssri, come off ssri, deprescribe ssri
discontinuation of antidepressant: deprescribe antidepressant, ssri withdrawal, off my antidepressant, wean off mirtaz
discontinuation of antidepressant: come off lexapro, stop zoloft, coming off zoloft, coming off lexapro
discontinuation of antidepressant: come off venlafaxine, coming off venlafaxine, off citalopram, off sertraline
discontinuation of antidepressant: ssri taper
treatment resistant depression: stuck depression, depression tablets dont touch, pills dont touch, failed 2 ssris
treatment resistant depression: failed two antidepressants, failed several antidepressants
treatment resistant depression: difficult to treat depression, failed ssris, nothing works for depression
treatment resistant depression: non responder depression, failed 2 antidepressants, refractory to ssris
treatment resistant depression: augment antidepressant, augmentation for depression, failed two ssris
electroconvulsive therapy: shock therapy, ect sessions, zapping the brain, zap the brain, zapped brain, brain shock
electroconvulsive therapy: shocks to the brain, electric therapy, electroshocks
ketamine: ket infusion, ket drip, ketamine drip, iv ket, ketamine infusion, ketamine clinic
esketamine: nasal ket, esketamine nasal, ketamine nose spray, nose spray for depression
suicidal ideation: suicidal thoughts, thinks about suicide, wants to die, wants to end it, actively suicidal
suicidal ideation: acutely suicidal, suicidality, acute suicidality, active si, passive si, wanting to die
suicidal ideation: wants to kill himself, end his life, wants to kill herself, life not worth living, anti suicidal
suicide: suicide risk, suicidality, ends their life, end it all, completed suicide
suicide attempt: overdose attempt, tried to kill himself, tried to kill herself, tried to end it, od attempt
suicide attempt: took an overdose to die, repeat attempts, repeated attempts, tried to take his own life
suicide attempt: tried to hang himself
veteran: vets, ex military, ex army, ex forces, ex servicemen, soldier, combat veteran, ex service, old soldier
post traumatic stress disorder: combat flashbacks, flashbacks, combat trauma, military trauma, trauma therapy
post traumatic stress disorder: trauma nightmares, veterans flashbacks, caps5, caps 5, pcl 5, pcl5, moral injury?
post traumatic stress disorder: nightmares from war
prolonged exposure: pe therapy, pe sessions, exposure sessions, imaginal exposure
cognitive processing therapy: cpt sessions
postpartum depression: post partum depression, low after the baby, depressed since having the baby, down since the birth
postpartum depression: new mum severe depression, new mother depression, depressed new mother, postnatally depressed
postpartum depression: weeks after birth and low, depressed after delivery, depressed new mom, postnatal low mood
postpartum depression: perinatal depression, low mood after birth
schizophrenia: schizophrenic, panss, paranoid schizophrenia, schizophrenics, paranoid schiz
psychosis: psychotic, hearing things, seeing things?, paranoid, thought disorder, delusional, psychotic break
psychosis: lost the plot, positive symptoms, acute psychosis
muscarinic agonist, xanomeline trospium: muscarinic antipsychotic, non dopamine antipsychotic, m1 m4 agonist, m1/m4
muscarinic agonist, xanomeline trospium: antipsychotic not dopamine, not a dopamine blocker, isnt a dopamine blocker
muscarinic agonist, xanomeline trospium: karxt, without dopamine blockade
first episode psychosis: first break, first psychotic episode, recent onset schizophrenia, early schizophrenia
first episode psychosis: first episode schiz
long acting injectable antipsychotic: lai early, monthly injection for schizophrenia, depot injection
long acting injectable antipsychotic: monthly antipsychotic jab, depots, monthly jab for schizophrenia, long acting jab
long acting injectable antipsychotic: injection instead of tablets, aripiprazole monthly, monthly aripiprazole
long acting injectable antipsychotic: abilify maintena, maintena
bipolar disorder: bpad, bipolar 1, bipolar i, bipolar one, bipolar affective, manic depressive, bipolar 2
bipolar disorder: high as a kite
mania: elated, manic phase, mania relapse, manic relapse, flight of ideas, grandiose
mood stabilizer: mood stabiliser, relapse prevention bipolar, bipolar maintenance, bipolar tablets, bipolar medication
generalized anxiety disorder: constant worrying, worrier, worries constantly, constantly worrying, worry all day
generalized anxiety disorder: worry all the time, constant worry, anxious all the time, ham a, gad7, gad 7
generalized anxiety disorder: free floating anxiety, worried sick
panic disorder: panic attack, panicked
obsessive compulsive disorder: y bocs, ybocs, intrusive thoughts, checking and washing
attention deficit hyperactivity disorder, adhd: adhd medication, add child, hyperkinetic, adhd pills, adhd kids
attention deficit hyperactivity disorder, adhd: hyperactive child
stimulant: adhd stimulants, ritalin as a kid, ritalin for years, concerta for years, speed for adhd
stimulant: adhd medication in childhood
adhd medication: adhd medication, ritalin, concerta, adhd pills
adolescence, adolescent: teens, teenager, teenage, by 16, teenagers, teenaged
binge eating disorder: binge eater, binges, bingeing, binge on food, compulsive eating, compulsive overeating
binge eating disorder: bingeing food, eats a whole fridge, binge eats, binge days
anorexia nervosa: anorexic, refeeding, severe anorexia, an restrictive
insomnia: cant sleep for months, bad sleeper for years, cant get off to sleep, awake most of the night, sleepless
insomnia: sleep problem, poor sleep for years, chronic poor sleep, lie awake, wakes at 4, early waking, insomniac
insomnia: insomniacs, isi score, sleeplessness, sleep maintenance, sleep onset, bad nights, sleep disorder?
sleep latency: time to fall asleep, falling asleep faster, sleep onset latency
wake after sleep onset: time awake at night, minutes awake, less awake at night
cognitive behavioral therapy for insomnia: sleep restriction, stimulus control, sleep therapy, cbt i, cbt for sleep
cognitive behavioral therapy for insomnia: sleepio, non drug insomnia, non drug sleep treatment, sleep hygiene?
cognitive behavioral therapy for insomnia: talking therapy for sleep, cognitive therapy for sleeplessness
cognitive behavioral therapy for insomnia: without sleeping pills, non drug insomnia therapy
hypnotic: sleep medication, sleep tablet, sleeping drug, sleep pill, night tablets, sleep aid, sleep pills, sleepers
orexin receptor antagonist: orexin blocker, orexin drug, orexin pill, orexin sleeping tablet
daytime function, daytime functioning: hangover next day, next day hangover, daytime sleepiness, next day function
dementia agitation: bpsd, hitting carers, aggressive in dementia, hits staff, dementia aggression
agitation: shouting, thrashing, agitated, restless and shouting, kicking off, hits carers
alcohol use disorder: keeps him off the drink, off the drink, alcohol dep, alc dep
alcohol use disorder: drinking again, anti craving, stop the drinking, etoh dependence, alcohol problem
alcohol use disorder: drinks a bottle a day, alcohol craving, drink dependency, drinking pills, stay off drink
alcohol use disorder: stay off alcohol, etoh abuse, audit c, just stopped drinking, medication for alcohol
alcohol use disorder: tablet to stop drinking, alcohol cravings, abstinence days, medication for drinking
alcohol use disorder: alcohol relapse
alcohol withdrawal: withdrawing from alcohol, shaking from drink, pabrinex and chlordiazepoxide, detoxing from alcohol
alcohol withdrawal: ciwa ar
opioid use disorder: heroin addiction, heroin user, opioid addict, opiate user, fentanyl user, coming off heroin
opioid use disorder: heroin detox, smackhead, gear user, on the gear, oud relapse, opioid relapse, pain pill addiction
opioid use disorder: opioid addicts, opioid dep, opiate addiction, off heroin, come off heroin
opioid withdrawal: cold turkey, rattling off heroin, cows score, dope sick, dopesick
depression screening: phq9 screening, screen for depression, screening for depression, screen for low mood
depression screening: depression questionnaire, depression quiz, screening questionnaire, phq2, phq9, phq 9, phq 2
depression screening: depression check, mood screen, routine depression questionnaire
suicide risk screening: suicide screen, screen for suicide, asq screen, columbia scale, c ssrs
cognitive behavioral therapy: talking therapies, talking cure, iapt, therapy instead of tablets, therapist sessions
psychotherapy: talk therapy type, therapy instead of pills, talking instead of tablets
st john wort: st johns wort, hypericum, hypericum perforatum
second generation antidepressant: sga antidepressant, modern antidepressant
smoking cessation: quitting smoking, stop smoking tablets, quit cigs, smoking quit, quit attempt
catatonia: catatonic, mute and rigid
tic disorder, tourette syndrome: tics, tourettes
delirium: pulling out lines, pulling at lines
insomnia: wakes at 3am
opioid use disorder: addicted to oxycodone, hooked on oxycodone
`
