/**
 * More names of diseases of the liver, gallbladder and pancreas and of their treatment, as wards and patients say them
 * as lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const liverAndPancreas = `
non selective beta blocker > propranolol > carvedilol > nadolol
hepatic encephalopathy: hepatic enceph, pse, portosystemic encephalopathy, liver flap, asterixis, breakthrough he
hepatic encephalopathy: confused liver patient, confusion from the liver, liver patient confused, liver patient keeps confused
hepatic encephalopathy: overt he, west haven, mums liver confusion, confused from cirrhosis
rifaximin: targaxan, rifax, xifax
lactulose: duphalac, lactul
cirrhosis: decompensated cirrhosis, decomp liver, decompensated liver disease, decomp cirrhosis, child pugh c
cirrhosis: chronic liver dz, liver dz, liver cirrhosis, compensated cirrhosis, acld, cacld, child pugh, meld?
cirrhosis: decompensated ald, ald cirrhosis, decomp liver disease
albumin: human albumin solution, human albumin soln, 20% albumin, hypoalbuminaemia, low albumin
albumin: salt poor albumin, topping up albumin, albumin infusion, albumin drip, albumin drips
ascites: ascitic, belly full of fluid, tense ascites, refractory ascites, diuretic resistant ascites, tummy full of fluid
ascites: tense belly, tense tummy, tense abdomen, tense abdo, belly tense with fluid, belly tight with fluid
paracentesis: litres off the belly, litres off the tummy, fluid off the belly, fluid off the tummy, litres drained
paracentesis: lvp, large volume paracentesis, ascitic drainage, tap belly, drain ascites, ascites drain, abdo tap
spontaneous bacterial peritonitis: ascitic neutrophils, ascitic pmn, pmn ascites, neutrophils in ascites, infected ascitic
spontaneous bacterial peritonitis: ascites pmn, ascitic polymorphs, sbp prophylaxis, ascitic wcc, ascitic white cells
hepatorenal syndrome: hrs1, type 1 hepatorenal, liver kidney syndrome
hepatorenal syndrome: cirrhosis creat, aki in cirrhosis
terlipressin: glypressin, terli, terlip, variquel
transjugular intrahepatic portosystemic shunt: tipss, tips procedure
portal hypertension: csph, hvpg, clinically significant portal hypertension, phtn, portal pressure, portal htn
non selective beta blocker: nsbb, nsbbs, carv for varices, nonselective bb, non selective bb
carvedilol: carv, coreg, carvi, eucardic
propranolol: inderal, propran
varices: small varices, varix, banded varices, oesophageal veins
decompensation: decompensating, decompensates, tip over into liver failure
alcoholic hepatitis: alc hepatitis, alcohol hep, alcoholic hep, arh, maddrey, mdf, maddrey score, lille, lille score
alcoholic hepatitis: alcoholic hepatitis df, drinker jaundiced, jaundiced drinker, jaundiced alcoholic, sah alcoholic
alcoholic hepatitis: alcohol related liver failure, jaundice from drinking
pentoxifylline: trental, pentox, pentoxifyl
alcohol related liver disease: ald?, arld, booze liver, liver damage from drink
acute liver failure: alf, fulminant liver failure, liver shutting down
fatty liver: steatosis, steatotic, fatty liver on scan, bright liver, echobright liver, hepatic steatosis, nafl, mafld, masld
fatty liver: bright liver on ultrasound, steatotic liver disease, sld
steatohepatitis: mash f2, mash f3, nash f2, nash f3, nash with scarring, mash fibrosis, at risk mash
resmetirom: resmet, thr beta agonist, thyroid receptor beta agonist, thr b agonist, rezdifra
liver fibrosis: f2 fibrosis, f3 fibrosis, fibrosis stage, stage 3 fibrosis, elastography, vcte, liver scar, elf test
hepatitis b: hbsag pos, hbsag, hbv dna, eag neg, hbeag, hbeag negative, hep b carrier, hbv carrier, hbs ag, anti hbc
hbsag: hepatitis b surface antigen, hep b surface antigen, hbv surface antigen, hep b sag
hepatitis b: surface antigen positive, core antibody positive, chronic hbv
tenofovir alafenamide: vemlidy
tenofovir disoproxil: viread
hepatitis c: hcv rna, hcv positive, hcv pos, hep c positive, hep c treatment naive, anti hcv, hcv antibody, geno 3, genotype 3
sustained virologic response: svr12, hep c cured, cured of hep c
direct acting antiviral: daa, daas, maviret tablets, harvoni, hep c cure tablets
hepatitis d: delta hepatitis, hdv, bulevirtide
hepatitis a: hep a, infectious hepatitis
hepatitis e: hep e
primary biliary cholangitis: pbc alp, primary biliary, primary biliary cirrhosis, ama positive, ama pos, udca non responder
primary biliary cholangitis: urso failed, urso non responder, urso nonresponder, alp high on urso, antimitochondrial
ursodeoxycholic acid: urso failed, urso forte, ursofalk, destolit, urdox, urso
elafibranor: elafib, elaf, ppar pbc, ppar agonist pbc
seladelpar: livdelzi, lyvdelzi
obeticholic acid: ocaliva, oca liver
autoimmune hepatitis: aih flare, lupoid hepatitis
primary sclerosing cholangitis: beaded bile ducts
hemochromatosis: iron overload, celtic curse, hfe, bronze diabetes, too much iron
wilson disease: kayser fleischer, copper in the liver
hepatocellular carcinoma: hcc, primary liver cancer, liver cancer, afp raised liver
liver transplant: new liver, olt, liver tx, liver transplantation
gallstones: cholelith, cholelithiasis, biliary colic, gallbladder disease, stones in my gallbladder, gb stones
gallstones: gallbladder attacks, symptomatic gallstones, uncomplicated gallstones
cholecystectomy: lap chole, lapchole, choley, have my gallbladder removed, gb out, gall bladder op
cholangitis: ascending cholangitis, charcot triad
bile duct stones: cbd stones, choledocho
pancreatitis: acute panc, ac pancreatitis, acute pancreas, lipase 2000, high lipase, lipase raised, gallstone panc, biliary panc
pancreatitis: inflammation of the pancreas, necrotising panc, gallstone pancreatitis, panc attack, pancreatits, alc panc
necrotizing pancreatitis, necrosis: infected necrosis, won pancreas, walled off necrosis, pancreatic necrosis, dead pancreas
necrotizing pancreatitis, necrosis: step up necrosis, necrosectomy, necrotising pancreatitis
chronic pancreatitis: chronic panc, burnt out pancreas
pancreatic insufficiency: pei, epi pancreas, creon, elastase low
lactated ringer: hartmanns, hartmann, hartmanns rate, csl fluid, compound sodium lactate
fluid resuscitation: aggressive fluids, aggressive fluid, fluids aggressive, fluids fast
fluid overload: waterlogged
pancreatitis: raised lipase, lipase in the thousands, raised amylase
cholecystitis: gall bladder infection
`
