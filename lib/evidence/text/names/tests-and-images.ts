/**
 * Everyday names and classes of tests and images, as lines of the table in `../synonyms.ts`. Common
 * knowledge of the field.
 */
export const testsAndImages = `
imaging > radiograph > mri > ct scan > ultrasound
viral load > hbv dna > hiv rna > hcv rna
tsh: tft, tfts, thyroid function tests, thyroid function test, thyroid function, thyroid bloods
ige testing: allergy testing, allergy tests, allergy test
serum calcium: bone profile
full blood count: fbc, cbc, complete blood count, blood count
liver tests = liver function tests = liver enzymes
liver tests: lft, lfts, liver bloods, liver blood tests, liver function, liver profile, alt, transaminases, blood monitoring?, monitoring bloods?
bacteriuria: grown in urine, grown in msu, grown in an msu, grew in urine, msu grew, urine grew, msu positive, positive msu, positive urine culture
`
