/**
 * When NCBI asks for large sets to be fetched: at the weekend, or between 9 in the evening and 5 in the morning on the
 * east coast of the United States (https://www.ncbi.nlm.nih.gov/books/NBK25497/).
 */
const hourMs = 3_600_000
const begins = 21
const ends = 5

const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

/** @returns milliseconds until large sets may be fetched; 0 when they may be now */
export function measureWaitForNight(now: Date): number {
  const parts = Object.fromEntries(easternTime.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(parts['hour'])
  const isWeekend = parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun'
  if (isWeekend || hour >= begins || hour < ends) return 0
  return (begins - hour) * hourMs - Number(parts['minute']) * 60_000 - Number(parts['second']) * 1000
}
