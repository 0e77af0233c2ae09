/** Writes the symbols of laboratory tests with their capitals where a user typed them without: "na 112", "k 6.2". */

const symbols: Readonly<Record<string, string>> = {
  na: 'Na',
  k: 'K',
  ef: 'EF',
  lvef: 'LVEF',
  cr: 'Cr',
  plt: 'Plt',
  plts: 'Plts',
}
/** Next to a figure. "Vit k 10 mg" is not potassium. */
const typed = /(?<![\p{L}\d.,/-])(?<!\bvit(?:amin)? )(?:na|k|lvef|ef|cr|plts?)(?=\+?\s?(?:of |is |was |[:=]\s?)?\d)/gu

/** @returns a text of the same length */
export function writeSymbols(text: string): string {
  return text.replace(typed, (symbol) => symbols[symbol] ?? symbol)
}
