/**
 * Everyday names, shorthand and slang of HIV and sexually transmitted infections and of their prevention, as lines of
 * the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const hivAndSexualInfections = `
hiv prevention antiretroviral, hiv transmission: undetectable equals untransmittable, undetectable untransmittable, untransmittable
hiv prevention antiretroviral, hiv transmission: undetectable means untransmittable, pass hiv on, partner protection, protect my partner from hiv
hiv prevention antiretroviral, hiv transmission: catch hiv from my partner
serodiscordant: discordant partner, mixed status couple, magnetic couple, positive partner, negative partner, neg partner
serodiscordant: partner is hiv positive, hiv positive partner, partner is hiv pos, partner hiv pos, one partner positive
serodiscordant: infect my wife, infect my husband, infect my partner, infect my girlfriend, infect my boyfriend
hiv: hiv pos, hiv reactive, poz, retroviral disease, hivpos, hiv1, seroconversion illness
acquired immunodeficiency syndrome: full blown aids, advanced hiv, cd4 under 200, cd4 below 200
antiretroviral therapy: arv, art tablets, hiv combination therapy, hiv cocktail, hiv regimen, 3dr, three drug regimen
antiretroviral therapy: hiv pill, aids drugs, aids tablets, aids medicine, anti retrovirals, antiretrovirals
start antiretroviral: start hiv treatment straight away, same day art, rapid art, rapid start
viral load: vl undetectable, virally suppressed, viral suppression, viral blip
pre exposure prophylaxis: on prep, prep pill, prep tablets, hiv prophylaxis, event based prep, on demand prep, daily prep
pre exposure prophylaxis: prep 2 1 1
lenacapavir, cabotegravir: prep injection, prep jab, prep shot, injectable prep, long acting prep, la prep
lenacapavir, cabotegravir: hiv prevention injection, hiv prevention jab, injection to prevent hiv, prep needle
lenacapavir: six monthly prep, 6 monthly prep, twice yearly prep, twice a year hiv, six monthly hiv, 6 monthly hiv
lenacapavir: hiv injection every 6 months, hiv injection every six months, len prep, twice a year prep
cabotegravir: two monthly prep, 2 monthly prep, bimonthly prep, prep every 8 weeks, prep every two months
cabotegravir: prep every 2 months, cabla, cabo prep
post exposure prophylaxis: pepse, hiv pep, sharps injury, pricked by a needle
opportunistic infection: oi in hiv, ois
men who have sex with men: gbmsm, bisexual men, man who has sex with men, gay bloke, gay guy, homosexual men
condomless sex: bareback, barebacking, raw sex, unsafe sex, no condom, without condoms, hookup, hookups
doxypep: doxy 200 after sex, doxy after hookups, antibiotic after hookup, sti prophylaxis, sti pep, doxy after bareback
doxypep: taking doxycycline after hookups, antibiotic after condomless sex, antibiotic after bareback
sexually transmitted infection: stds, venereal disease, venereal, bacterial stis, sexual health screen
sexually transmitted infection: bug from sex
gonorrhea: gonococcal, gonococcus, n gonorrhoeae, clap treatment, treatment for clap, got the clap, gonorrhoeal
chlamydia: chlamydial, c trachomatis, chlamydia naat, chlamydia swab
rectal chlamydia, rectal infection: bum chlamydia, chlamydia in the bum, anal chlamydia, chlamydia in back passage
rectal chlamydia, rectal infection: anorectal chlamydia, chlamydia in the back passage, chlamydia up the bum
lymphogranuloma venereum: lgv
mycoplasma genitalium: mgen, m gen, m genitalium
urethritis: ngu, nsu, urethral discharge, penile discharge, discharge from my penis, dripping penis, discharge from the penis
trichomoniasis: trichomonas, trichomonal, frothy discharge, t vaginalis
bacterial vaginosis: fishy discharge, fishy smell down below, gardnerella, clue cells
pelvic inflammatory disease: tubo ovarian abscess, infected tubes, salpingitis, cervical excitation, cervical motion tenderness
epididymitis: epididymo, epi orchitis, hot swollen testicle, infected testicle
syphilis: chancre, lues, treponemal, tertiary syphilis, neurosyphilis, syphilitic, painless genital ulcer
benzathine penicillin: bicillin, bicillin la, la bicillin, benz pen, pen g benzathine, extencilline
benzathine penicillin: depot penicillin
genital herpes: herpes genitalis, genital sores, genital hsv, genital ulcers?, herpes outbreak, cold sores down below
suppressive therapy: daily valtrex, valtrex every day, daily antiviral, suppressive antiviral, suppressive valtrex
herpes transmission: protect my partner, protect partner from herpes, give it to my boyfriend, give it to my girlfriend
herpes transmission: protect my girlfriend, protect my boyfriend, give herpes to, passing on herpes, shedding herpes
human papillomavirus: hpv, genital warts?
molluscum contagiosum: molluscum, water warts
start antiretroviral: hiv test and treat, test and treat hiv
benzathine penicillin syphilis: penicillin shots for syphilis, penicillin jab for syphilis, syphilis jab, syphilis injection
`
