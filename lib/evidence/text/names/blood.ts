/**
 * Shorthand, clipped and everyday names of clots, bleeding, transfusion and diseases of the blood, as lines of the
 * table in `../synonyms.ts`. Common knowledge of the field.
 */
export const blood = `
immune thrombocytopenia = idiopathic thrombocytopenic purpura = immune thrombocytopenic purpura
thrombotic microangiopathy = tma
plasma exchange = plasmapheresis = therapeutic plasma exchange
antiphospholipid syndrome = apls = hughes syndrome = antiphospholipid antibody syndrome
catheter directed thrombolysis = cdt = pharmacomechanical thrombolysis = pcdt
cancer associated thrombosis = cancer associated vte = cancer associated venous thromboembolism
cancer associated thrombosis = malignancy associated thrombosis = cancer associated clots
small lymphocytic lymphoma = sll
chronic lymphocytic leukemia = small lymphocytic lymphoma
polycythemia vera = prv
essential thrombocythemia = essential thrombocytosis
myeloproliferative neoplasm = mpn
paroxysmal nocturnal hemoglobinuria = pnh
autoimmune hemolytic anemia = aiha = waiha
hemophagocytic lymphohistiocytosis = hlh
vaso occlusive crisis = voc = sickle cell crisis = pain crisis
vaso occlusive crisis = sickle crisis
exagamglogene autotemcel = exa cel
transferrin saturation = tsat
ferric derisomaltose = fdi = iron isomaltoside
ferric carboxymaltose = fcm
intravenous iron > ferric derisomaltose > ferric carboxymaltose > iron sucrose > ferumoxytol
thrombopoietin receptor agonist > romiplostim > eltrombopag > avatrombopag
btk inhibitor > ibrutinib > zanubrutinib > acalabrutinib > pirtobrutinib
hypomethylating agent = hma
hypomethylating agent > azacitidine > decitabine
venetoclax azacitidine = azacitidine venetoclax
proteasome inhibitor > bortezomib > carfilzomib > ixazomib
immunomodulatory drug = imid
immunomodulatory drug > lenalidomide > pomalidomide > thalidomide
anti cd38 > daratumumab > isatuximab
car t > axicabtagene ciloleucel > tisagenlecleucel > lisocabtagene maraleucel
international prognostic index = ipi score
post transplant lymphoproliferative disorder = ptld
superficial vein thrombosis = superficial thrombophlebitis
cerebral venous thrombosis = cvst = cerebral venous sinus thrombosis
glucose 6 phosphate dehydrogenase = g6pd
isolated distal deep vein thrombosis = iddvt
subsegmental pulmonary embolism = sspe = isolated subsegmental pulmonary embolism
factor v leiden = fvl
supratherapeutic inr = over anticoagulation
all trans retinoic acid = atra = tretinoin
acute lymphoblastic leukemia = acute lymphocytic leukemia
transfusion associated circulatory overload = taco
transfusion related acute lung injury = trali
platelet transfusion = platelets transfusion
thrombophilia = hypercoagulable state
catheter related thrombosis = line associated thrombosis
cancer associated thrombosis > cancer associated pulmonary embolism
right ventricular dysfunction: strained right heart, right heart strain on echo, dilated rv, rv lv ratio, rv bigger than lv
intermediate risk pulmonary embolism: int high pe, int risk pe, pe with rv strain, pe with strained right heart
intermediate risk pulmonary embolism: normotensive pe, trop positive pe, pe stable bp, pe bp stable, pe with stable bp
intermediate risk pulmonary embolism: half way pe, pe bp ok, submassive embolism, trop pos pe, pe rv dilated
pulmonary embolism: lung clots, clot on my lung, clot on his lung, clot on her lung, clots on the lung, subseg pe
pulmonary embolism: provoked pe, unprovoked pe, query pe, bilateral pes, pes on the scan, pulm embolism
deep vein thrombosis: prox dvt, femoral dvt, fem dvt, popliteal dvt, pop dvt, iliofem dvt, leg vein clot, unprovoked dvt
deep vein thrombosis: clot in calf, clot in the leg vein, clot in a deep vein, clot behind the knee, femoral vein clot
deep vein thrombosis: iliofemoral dvt, iliac clot, iliac vein clot, phlegmasia, provoked dvt, clots in my legs, clot in his leg
deep vein thrombosis: clot in her leg, deep venous clot, deep vein clot, clot in his calf, clot in her calf, popliteal clot
isolated distal deep vein thrombosis: distal dvt, calf vein clot, soleal vein, below knee dvt, calf vein dvt
venous thromboembolism: vte event, clotting event, vtes, new clot, another clot, repeat clot
catheter directed thrombolysis: ekos, angiojet, catheter lysis, lysis catheter, dissolve the clot through a catheter
catheter directed thrombolysis: clot dissolved through a catheter, thrombolysis via catheter, pcdt, catheter clot busting
mechanical thrombectomy: flowtriever, inari, suck out the lung clot
post thrombotic syndrome: swollen leg long term after clot, leg never the same after a clot, postphlebitic
cancer associated thrombosis: clots in cancer, cancer clot, clot in cancer, malignancy vte, clot and cancer, cancer pe
cancer associated thrombosis: cancer dvt, clots from cancer, clot from cancer, cancer related clot, vte in cancer
cancer associated thrombosis: pe in cancer, dvt in cancer, vte and malignancy, clots and cancer, cancer related vte
cancer associated thrombosis, vte prophylaxis: khorana, khorana score
vte prophylaxis: clot prophylaxis, clot ppx, dvt ppx, vte ppx, thromboppx, clexane prophylaxis, lovenox ppx, prevent clots
vte prophylaxis: prevention of clots, preventing clots, stop clots in hospital, lovenox prophylaxis
antiphospholipid syndrome: hughes, thrombotic aps, triple positive aps, triple pos aps, triple positive apls, triple pos apls
antiphospholipid syndrome: lupus anticoagulant, anticardiolipin, b2gp1, beta 2 glycoprotein, acl antibodies
antiphospholipid syndrome: sticky blood syndrome, obstetric aps, catastrophic aps
heparin induced thrombocytopenia: pf4 positive, pf4 pos, pf4 antibody, hit antibodies, hit screen, 4t score, 4ts score
heparin induced thrombocytopenia: plts fell on heparin, platelets fell on heparin, platelets fall on heparin
heparin induced thrombocytopenia: low platelets on heparin, platelets drop on heparin
heparin induced thrombocytopenia: heparin allergy platelets, platelets halved on heparin, plts halved on heparin
heparin induced thrombocytopenia: platelets down on heparin, plts down on heparin, hit positive, suspected hit
argatroban: argat, arga
bivalirudin: bival, biva
immune thrombocytopenia: immune low platelets, autoimmune low platelets, itp flare, itp relapse, newly diagnosed itp
immune thrombocytopenia: body attacking platelets, immune platelets, persistent itp, chronic itp, itp patient
thrombocytopenia: low plts, low plt, platelets in her boots, platelets in his boots, platelets dropping
thrombopoietin receptor agonist: tpo agonist, tpo mimetic, platelet booster, platelet boosting
romiplostim: romi, romip
eltrombopag: eltrom
rituximab: ritux
dexamethasone: pulse dex, dex pulse, dex pulses, high dose dex, hd dex
mycophenolate: mycophen
thrombotic thrombocytopenic purpura: adamts13, adamts 13, maha with low platelets, maha and low platelets, maha
thrombotic thrombocytopenic purpura: ttp relapse, fragments and low platelets, red cell fragments
caplacizumab: capla, anti vwf, vwf nanobody, anti vwf nanobody
plasma exchange: plasma change, wash the plasma, tpe sessions, plasma wash, plasma cleaning, plasmaex
hemophilia: haem a, haem b, heme a, hem a, factor 8 deficiency, factor eight deficiency, fviii deficiency, f8 deficiency
hemophilia: christmas disease, factor 9 deficiency, factor nine deficiency, fviii inhibitors
emicizumab: bispecific in haemophilia, bispecific haemophilia, factor mimetic, emiciz
factor viii: factor eight, f8 concentrate, octocog
sickle cell disease: hb ss, hbs s, ss disease, sickle anaemia, sicklers, hbsc, hb sc, sickle pain, sickle patients
vaso occlusive crisis: sickle crises, sickle cell crises, vocs, sickle pain crisis, crises in sickle, painful crisis
gene therapy: gene edit, gene edited, edited cells, edited stem cells, crispr cells, crispr therapy, bcl11a
acute myeloid leukemia: aml unfit, unfit aml, elderly aml, older leukaemia, older leukemia, unfit for intensive chemo
intensive chemotherapy: 7+3, 7 + 3, seven plus three, da chemo
venetoclax azacitidine: ven/aza, aza/ven, ven aza, aza ven, hma and venetoclax, hma ven, ven hma
venetoclax: venclexta plus vidaza, venet
azacitidine: azaciti, azacit
large b cell lymphoma: diffuse large b, high grade nhl, aggressive lymphoma, double hit lymphoma, large cell lymphoma
large b cell lymphoma: large b cell, primary refractory lymphoma, high grade b cell
polatuzumab vedotin: pola-r-chp, pola r chp, pola rchp, pola chp, pola
axicabtagene ciloleucel: axi-cel, axi cel, axicel
car t: cellular therapy, t cell therapy, cart infusion, car t cells, living drug
autologous transplantation: autograft, auto sct, auto hsct, salvage and auto, salvage then auto, stem cell rescue
autologous transplantation: high dose chemo and transplant, auto stem cell
chronic lymphocytic leukemia: r/r cll, cll relapse, del17p, 17p deletion, tp53 cll, relapsed cll
ibrutinib: ibrutin
zanubrutinib: zanub, zanubru
acalabrutinib: acala
multiple myeloma: plasma cell myeloma, smouldering myeloma, smoldering myeloma, myeloma patients
lenalidomide: lenalid, len dex
daratumumab: dara
bortezomib: bort, btz
hodgkin lymphoma: hodgkins disease, hodgkin disease
follicular lymphoma: low grade lymphoma, indolent lymphoma, fl grade
polycythemia vera: thick blood, too many red cells, polycythaemia rubra vera
iron deficiency: low tsat, tsat low, low iron stores, iron stores low, fe def, fe deficient, iron def
iron deficiency: low transferrin saturation, run out of iron, low fe
intravenous iron: fe infusion, iron drips, iron by drip, infusion of iron, iron through a drip, iron via drip, monofer drip
ferric derisomaltose: monoferric, fdi iron
vitamin b12 deficiency: low cobalamin, b12 low, b12 replacement, b12 deficient
hydroxocobalamin: hydroxocob, hydroxo
cyanocobalamin: cyanocob, b12 tabs, b12 tablet, swallowing b12, b12 orally, po b12
transfusion threshold: trigger for blood, transfuse to 10, transfuse at 8, transfuse at 80, prbc trigger, blood trigger
transfusion threshold: units for hb, when to give blood, liberal transfusion, restrictive transfusion, transfuse for hb
transfusion: prbcs, units of blood, packed red cells, two units, 2 units of blood, bag of red cells
anemia: hb low, low haemoglobin, low hgb, low blood counts, anaemic mi
prothrombin complex concentrate: four factor pcc, kcentra, 4 factor pcc
fresh frozen plasma: plasma bags
d dimer: dimers, dimer level
hemolysis: haemolysing, hemolyzing, red cells bursting
von willebrand disease: von willebrands, vwd type 1, vwf deficiency
hereditary hemochromatosis: iron overload disease, haemochromatosis gene, bronze diabetes
neutropenia: neuts of 0, no neutrophils
supratherapeutic inr: high inr, inr too high, inr through the roof, over anticoagulated, inr of 9, inr sky high
thrombophilia: clotting disorder, clotting gene, clotty family, inherited clotting
platelet transfusion: plt transfusion, pool of platelets, pools of platelets, give platelets, bag of platelets
catheter related thrombosis: picc clot, line clot, clot in the line, clot on the line, picc line clot
transfusion associated circulatory overload: overloaded by blood, breathless after transfusion
leukemia: leukaemics, blood cancers, leukaemia kids
lymphoma: lymphoma patients, lymph gland cancer, cancer of the lymph glands, lymph node cancer
multiple myeloma: bone marrow cancer myeloma, myelomas
stem cell transplant: bone marrow swap, marrow donor, sibling allo, allo transplant, allo sct, allogeneic
hemophilia: haemophiliacs, hemophiliac, haemophilic, haemophilia boy, bleeder boy, f8 inhibitor
sickle cell disease: sickle kid, sickle boy, sickle girl, sickle teenager, sickle crises patient, hb s
factor xa inhibitor: xarelto or eliquis, eliquis or xarelto, xa inhibitors
intravenous iron: iron infusions, iron iv, iv ferric, infused iron, total dose iron
`
