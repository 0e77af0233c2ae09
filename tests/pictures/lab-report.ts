/** An A4 laboratory report as a browser prints it, with what stands in it. */
import type { Page } from '@playwright/test'

/** Test, result, unit, reference range. */
const rows = [
  ['Haemoglobin', '112', 'g/L', '120 - 155'],
  ['White cell count', '11.8', 'x10<sup>9</sup>/L', '4.0 - 11.0'],
  ['Platelets', '243', 'x10<sup>9</sup>/L', '150 - 400'],
  ['Haematocrit', '0.34', 'L/L', '0.36 - 0.46'],
  ['MCV', '84.2', 'fL', '80.0 - 100.0'],
  ['Neutrophils', '8.91', 'x10<sup>9</sup>/L', '2.00 - 7.50'],
  ['Lymphocytes', '1.62', 'x10<sup>9</sup>/L', '1.00 - 4.00'],
  ['Sodium', '131', 'mmol/L', '133 - 146'],
  ['Potassium', '5.7', 'mmol/L', '3.5 - 5.3'],
  ['Urea', '14.6', 'mmol/L', '2.5 - 7.8'],
  ['Creatinine', '187', 'umol/L', '45 - 84'],
  ['eGFR', '28', 'mL/min/1.73m<sup>2</sup>', '90 - 120'],
  ['Calcium (adjusted)', '2.31', 'mmol/L', '2.20 - 2.60'],
  ['Phosphate', '1.58', 'mmol/L', '0.80 - 1.50'],
  ['Albumin', '33', 'g/L', '35 - 50'],
  ['Alkaline phosphatase', '126', 'U/L', '30 - 130'],
  ['CRP', '68.4', 'mg/L', '0.0 - 5.0'],
  ['HbA1c', '61', 'mmol/mol', '20 - 41'],
  ['NT-proBNP', '2480', 'ng/L', '0 - 125'],
  ['INR', '1.10', '', '0.90 - 1.20'],
  ['TSH', '3.27', 'mU/L', '0.27 - 4.20'],
  ['Ferritin', '412', 'ug/L', '13 - 150'],
  ['Vitamin B12', '287', 'ng/L', '197 - 771'],
]

/** Its results and the ends of its ranges, in order. */
export const reportNumbers = rows.flatMap(([, result = '', , range = '']) => [result, ...range.split(' - ')])

/** 150 dots per inch, in the sizes that reports are printed in: 10 and 9 point. */
export async function labReport(page: Page, font: string): Promise<Buffer> {
  await page.setViewportSize({ width: 1240, height: 1754 })
  const cells = (row: string[]) => row.map((cell) => `<td style="padding:9px 4px">${cell}</td>`).join('')
  await page.setContent(
    `<body style="margin:90px 100px;font:21px ${font};color:#111;background:#fff">
     <h1 style="font-size:32px">Clinical Chemistry</h1>
     <p>Patient name: Maria Lopez &nbsp; Date of birth: 12/03/1956 &nbsp; MRN: 00482913</p>
     <table style="width:100%;border-collapse:collapse;margin-top:20px">
     ${rows.map((row) => `<tr style="border-bottom:1px solid #ccc">${cells(row)}</tr>`).join('')}</table>
     <p style="font-size:19px">Comment: repeat potassium within 24 hours. Printed 14 Oct 2026.</p>`,
  )
  return page.screenshot()
}
