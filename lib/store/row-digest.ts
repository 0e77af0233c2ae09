/** A digest of a set of rows that does not depend on their order, so that two databases can be compared. */
import { createHash } from 'node:crypto'

const digestBytes = 32

export class RowDigest {
  count = 0
  private readonly sum = Buffer.alloc(digestBytes)

  /** @param row must differ from every other row of the set */
  add(row: readonly unknown[]): void {
    const digest = createHash('sha256').update(JSON.stringify(row)).digest()
    for (let at = 0; at < digestBytes; at += 1) this.sum[at] = (this.sum[at] ?? 0) ^ (digest[at] ?? 0)
    this.count += 1
  }

  equals(other: RowDigest): boolean {
    return this.count === other.count && this.sum.equals(other.sum)
  }
}
