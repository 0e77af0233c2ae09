import type { ConceptWords } from './concept-words'

export const conceptsEn: ConceptWords = {
  self: "i i'm im i've ive i'd i'll ill me my myself",
  family: `dad- daddy father- mum mums mum's mom mom's mummy mother- husband- hubby wife wife's partner- boyfriend-
    girlfriend- bf gf brother- sister- uncle- aunt- gran gran's nan nan's nana granny grandma- grandpa- grandad-
    granddad- grandfather- grandmother- cousin- nephew- niece- fiance- spouse ex parents`,
  other: `he he's hes she she's shes him her his they someone somebody man guy bloke woman lady stranger neighbour-
    neighbor- friend- mate mates flatmate- roommate- colleague- coworker- lodger- student- pupil- tenant- passenger-
    customer teammate- lad girl boy`,
  child:
    "son son's daughter- kid kids kid's child child's toddler- children boy girl teen- year_old yr_old yo schoolboy",
  infant: 'baby- newborn- infant- week_old weeks_old wk_old month_old months_old day_old days_old neonate-',
  patient: 'patient- pt pts resident- inpatient client',
  clinician: `ward icu itu resus theatre er ed gp nurse- midwife paramedic- registrar reg consultant- anaesthe- bleep crash
    surgeon- doctor- resident_doctor fy1 shift on_call night_shift clinic`,
  pregnant: `pregnan- weeks_pregnant trimester gestation contraction- labour labor waters water_broke cord placenta birth
    gave_birth delivered postpartum midwife c_section caesar- breech crowning shoulder_dystocia fetal fetus womb
    ectopic miscarr-`,
  now: `now right_now just suddenly sudden all_of_a_sudden out_of_nowhere currently at_the_moment immediately keeps
    still getting_worse worsening worse won't_stop wont_stop cant_stop can't_stop spreading`,
  recent: `minutes_ago minute_ago mins_ago min_ago hour_ago hours_ago hrs_ago an_hour half_an_hour mins minutes min
    since_this since_lunch since_breakfast since_last_night since_yesterday this_morning this_afternoon this_evening
    tonight today tonite woke_up overnight last_night`,
  past: `years_ago year_ago months_ago month_ago weeks_ago week_ago last_year last_month last_week last_summer
    last_winter last_spring last_autumn in_january in_february in_march in_april in_may in_june in_july in_august
    in_september in_october in_november in_december 2005 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019
    2020 2021 2022 2023 as_a_child as_a_kid as_a_teen used_to once history previously died_of`,
  lasting: `for_years for_months for_weeks for_a_year every_night every_day always usually chronic- long_term since_june
    since_august years months stable controlled remission regular-`,
  resolved: `fine well healed healing better recovered recovering settled gone_now gone_when normal ok okay happy playing
    cleared clear back_to_normal all_good eating drinking improving asymptomatic benign harmless symptom_free
    nearly_gone no_pain no_fever no_symptoms doing_well thriving discharged passed cured peeling scab crust- closed`,
  minor: `small tiny little slight- mild- minor bit itch- sting- sore stiff- ache- dull superficial graze scratch bruise-
    sprain- snuffl- cold runny`,
  ask: 'what which how why when does do is are should could can where who',
  help: `help please_help hurry emergency ambulance 911 999 112 000 what_do_i_do what_now what_next what_do_we
    what_should_i urgent asap next`,
  study: `evidence trial- rct- randomi- meta cochrane systematic guideline- study studies cohort literature review
    efficacy effective- mortality survival incidence prevalence prognosis sensitivity specificity versus vs compared
    rates outcome- recommend- protocol criteria scale score nnt risk benefit- data association validated screening
    first_line nice who_guid- registry pooled forest_plot`,
  teach: `exam poster leaflet teaching teach lecture presentation essay thesis dissertation simulation scenario osce
    drill- audit journal_club debrief case_report students slides course workshop training`,
  fiction: `novel film movie script series episode character story book podcast documentary game crossword role_play play
    quiz news headline article song`,
  figure: `lol haha lmao jk joke literally_me so_hungry laughing this_deadline deadline traffic boss thesis exam excel
    printer laptop phone battery team match wifi software plants sourdough`,
  everyday: `holiday fly flying travel swim school nursery gym coffee wine diet recipe sleep snor- appointment insurance_form
    schedule pack dispose storage store lock safely safe buy brand cream lotion exercise- vaccin- jab booster
    supplement- vitamin-`,
  prevent: 'prevent- avoid reduce lower protect- prophyla- safety',
  breath: `breath- breathe- air puffed puff wheez- gasp- pant- suffocat- choking_air out_of_breath short_of_breath sob
    stridor respirat- resps ribs inhaler puffer sats spo2 oxygen saturat- lung- cough-`,
  airway: 'throat- tongue- tounge airway windpipe voice swallow- drool- dribbl- gullet hoarse neck',
  choke: 'chok- stuck lodged gag- down_the_wrong went_down_wrong heimlich',
  colour: 'blue purple grey gray ashen pale white dusky mottled blotchy cyanos- slate greyish bluish yellow',
  cold: 'cold_sweat sweat- clammy drenched icy freezing cold_to shiver- rigor- chills shaking_chills',
  unconscious: `unconscious unresponsive wake- waking rouse rousable passed_out pass_out black_out blacked blacks_out collaps-
    faint- limp floppy lifeless slump- out_cold not_responding no_response respond- keeled dropped_down blackout
    blackouts`,
  dulled: `drows- sleepy confus- delir- gibberish nonsense rambling doesn't_know doesnt_know hallucin- seeing_things
    disorient- agitat- raving mumbl- dazed lethargic not_making_sense talking_rubbish rubbish`,
  seizure: 'seizure- seizing fitting fits fit convuls- jerking twitch- shaking foaming eyes_rolled eyes_rolling rigid',
  palsy: `weak- numb- paraly- droop- lopsided wonky crooked dead limp_arm cant_move can't_move cant_lift can't_lift
    won't_move wont_move can't_feel cant_feel no_feeling tingling pins_and_needles useless heavy stroke tia
    double_vision unsteady`,
  speech: 'slur- words speech talk- speak- sentence- jumbled garbled',
  vision:
    "vision sight see_out blind- can't_see cant_see curtain shadow flashes flashing haloes halos blurr- pupil- pupils",
  bleed: 'blood- bleed- bled haemorrh- hemorrh- clots clot pph',
  flood: `pour- gush- spurt- soak- squirt- pump- everywhere pints litre- liter- buckets puddle pool loads lots a_lot heavy
    heavily towel- pads pad through_my dripping`,
  vomit: 'vomit- sick throwing_up threw_up puke- puking retching coffee_grounds',
  pain: 'pain- hurt- ache- aching agony cramp- sore tender- stab- burning ripping tearing crush- squeez- tight- pressure',
  severe: `agony worst unbearable excruciating severe screaming awful horrific like_a_knife thunderclap explod- never_felt
    intense massive doubled_over writhing terrible`,
  chest: 'chest heart sternum breastbone arm jaw shoulder palpitation- pulse heartbeat',
  belly: 'belly stomach tummy abdomen abdominal gut side flank groin',
  head: 'head headache- skull forehead migraine-',
  limb: 'leg legs arm arms hand hands foot feet finger- toe toes calf thigh wrist knee ankle elbow shin',
  face: 'face mouth lips lip smile cheek eyelid- eye eyes nose ear',
  genital: 'testicle- ball balls scrotum penis vagina vaginal groin erection',
  spine: 'back spine neck',
  swell: 'swell- swollen swoll- puff- balloon- bulging huge twice_the_size bigger fat lump',
  rash: 'rash hives spots welts bruis- blister- skin peeling itchy_all purple_spots',
  fever: 'fever- temperature temp 38 39 40 41 burning_up high_temp',
  urine: 'wee weeing pee peeing peed urine urinat- catheter bladder',
  stool: 'poo pooed stool- faeces tarry tar black_poo maroon jelly',
  burn: 'burn- scald- boiling fire kettle acid bleach chemical steam fumes smoke chip_pan explosion',
  wound:
    'cut cuts sliced gash- wound- severed amputat- ripped_off stitch- tourniquet bone chainsaw saw grinder knife stabbed impaled',
  trauma: `fell fall fallen hit crash- accident run_over van car bike motorbike ladder stairs kicked crushed thrown
    roof_fall beaten punched strangl- broke broken fracture- dislocat- landed trapped`,
  bite: 'bite- bit bitten stung sting wasp- bee bees snake- viper adder jellyfish spider scorpion tick dog cat bat monkey',
  poison: `poison- bleach detergent cleaner descaler antifreeze weedkiller weed_killer pesticide battery batteries magnet-
    mushroom- berries petrol paint_thinner lamp_oil carbon_monoxide co_alarm gas slug_pellets rat_poison
    drain_cleaner ammonia`,
  drugs: `heroin cocaine fentanyl mdma ecstasy ghb ketamine meth methadone opioid- oxy- alcohol vodka whisky drunk
    drinking withdrawal xanax naloxone poppers spice`,
  pills: `pill pills tablet tablets meds medicine medication- paracetamol tylenol ibuprofen codeine amitriptyline
    propranolol sertraline quetiapine insulin morphine warfarin metformin lithium sleeping_tab- sleeping_pill-
    temazepam diazepam antidepress- prescription- dose- capsules benadryl diphenhydramine gabapentin pregabalin
    zopiclone`,
  many: `whole all entire every full box bottle packet pack strip bag handful 20 25 30 40 50 60 80 90 100 too_many
    too_much double ten_times months_supply stash saved_up saving hoard- stockpil- collecting`,
  ingest: "took taken take taking swallow- drank drink ate eaten chewed gulped ingest- overdos- od od'd inject- necked",
  allergy: 'allerg- anaphyla- epipen- epi_pen nuts nut peanut prawn- shellfish cashew reaction hives',
  sugar: 'sugar glucose hypo- ketone- diabetic diabetes hi lo meter dka pump libre insulin',
  vitals: 'bp hr gcs sats spo2 systolic rr etco2 k ph map',
  code: `vf vt asystole arrest arresting arrested rosc shock shocks shocked defib- adrenaline amiodarone intubat- cpr
    pulseless no_pulse compressions status tension peri_arrest qrs brady- tachy- torsades`,
  risk: `apixaban warfarin rivaroxaban blood_thinner- anticoag- chemo- transplant immunosup- haemophil- hemophil- sickle
    neutropeni- dialysis addison- steroid- spleen- aneurysm asthma- copd pacemaker icd epilep- cirrhosis`,
  hazard: `drown- pool lake river bath electrocut- electric- live_wire lightning avalanche co gas_leak smell_of_gas
    gas_smell altitude diver dive hypotherm- heatstroke`,
  die: 'die dies dying died dead death killed',
  suicide: `kill_myself kill_himself kill_herself kill_themselves killing_myself kms unalive- end_it end_my_life ending_my
    end_things end_it_all take_my_life top_myself off_myself hang_myself hang_himself hang_herself hanging
    shoot_myself drown_myself jump_off ctb suicid- sui sewer- finish_myself do_away self_delete`,
  tiredOfLife: `don't_want_to_be dont_want_to_be don't_want_to_live dont_want_to_live don't_want_to_exist not_exist want_to_die
    wanna_die want_to_be_dead wish_i_was_dead not_wake_up never_wake not_be_here better_off_dead no_point no_reason
    existing exist worth_living point_of_living disappear- not_be_around around_much be_here_anymore without_me
    here_anymore gone_by be_gone i'm_done im_done give_up giving_up can't_go_on cant_go_on can't_do_this
    cant_do_this can't_take cant_take had_enough tired_of_living hope_i_dont hope_i_don't`,
  goodbye: `goodbye- bye farewell letter- note notes last_message last_night_here sorry forgive funeral will eulogy rehomed
    gave_away giving_away paid_the_bills final last_time tell_my love_you thanks_for_everything`,
  burden:
    'burden better_off worthless useless hate_myself deserve pointless hopeless alone nobody no_one failure ashamed empty',
  method: `rope noose belt bridge roof cliff- cliffs platform train tracks railing ledge balcony razor blade- knife gun
    shotgun pistol rifle ligature charcoal helium nitrogen exhaust hose garage car_park wrist- wrists tablets_lined
    hang jump- drown trigger cord plastic_bag`,
  selfInjury: `cut_myself cutting cut_again self_harm- self_injur- sh burn_myself hurt_myself hurting_myself harm_myself
    harming scratching my_thighs my_arms cuts banging_my starve punish`,
  lethal: `lethal fatal deadly enough_to how_many how_much ld50 how_long painless painful quickest fastest easiest peaceful
    quick kill stop_your_heart mixing together`,
  plan: `plan planned planning date decided decision ready prepared set_a tonight_is after_the tomorrow friday sunday
    monday bought ordered everything_is tied counted lined_up arranged`,
  voices: 'voices voice_tells tell_me_to telling_me_to command- urges urge thoughts impulse intrusive',
  after: 'insurance pension coroner inheritance will_my organs body_to who_will_look after_im after_i',
  secret: "don't_tell dont_tell nobody_knows secret- locked don't_call dont_call promise alone lied hide hiding hidden",
  pet: 'dog dogs cat cats vet puppy fish horse hamster',
}
