/**
 * Preloaded into a server: shifts its wall clock by the number of milliseconds in a file. Timers and `performance.now`
 * are unaffected, as when an operator or NTP sets a clock.
 */
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_OFFSET_FILE'] ?? ''
const machineNow = Date.now.bind(Date)
const now = () => machineNow() + Number(readFileSync(file, 'utf8'))
const MachineDate = Date

class ShiftedDate extends MachineDate {
  // Own properties, because the framework copies the properties of this function.
  static override now = now
  static override UTC = MachineDate.UTC
  static override parse = MachineDate.parse

  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [now()] : given) as [number]))
  }
}

globalThis.Date = ShiftedDate as DateConstructor
