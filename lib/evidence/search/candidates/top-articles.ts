/** A heap of the best articles of a search so far, with the lowest score at its root. */
export class TopArticles {
  private readonly limit: number
  private readonly rowsHeld: Float64Array
  private readonly scores: Float32Array
  private count = 0

  constructor(limit: number) {
    this.limit = limit
    this.rowsHeld = new Float64Array(limit)
    this.scores = new Float32Array(limit)
  }

  /** Articles with a lower score can no longer be among the best; 0 until the heap is full. */
  get least(): number {
    return this.count < this.limit ? 0 : (this.scores[0] ?? 0)
  }

  add(row: number, score: number): void {
    if (this.count < this.limit) {
      this.count += 1
      this.rise(this.count - 1, row, score)
    } else if (this.isBetter(row, score, 0)) this.sink(row, score)
  }

  /** Best first; equal scores in the order of their rows. */
  rows(): number[] {
    const places = Array.from({ length: this.count }, (_, place) => place)
    places.sort((a, b) => this.score(b) - this.score(a) || this.row(a) - this.row(b))
    return places.map((place) => this.row(place))
  }

  private rise(from: number, row: number, score: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.isBetter(row, score, parent)) break
      this.move(parent, at)
      at = parent
    }
    this.set(at, row, score)
  }

  /** Replaces the article with the lowest score. */
  private sink(row: number, score: number): void {
    let at = 0
    for (let child = 1; child < this.count; child = 2 * at + 1) {
      if (child + 1 < this.count && this.isBetter(this.row(child), this.score(child), child + 1)) child += 1
      if (!this.isBetter(row, score, child)) break
      this.move(child, at)
      at = child
    }
    this.set(at, row, score)
  }

  private isBetter(row: number, score: number, than: number): boolean {
    const other = this.score(than)
    return score > other || (score === other && row < this.row(than))
  }

  private move(from: number, to: number): void {
    this.set(to, this.row(from), this.score(from))
  }

  private set(at: number, row: number, score: number): void {
    this.rowsHeld[at] = row
    this.scores[at] = score
  }

  private row(at: number): number {
    return this.rowsHeld[at] ?? 0
  }

  private score(at: number): number {
    return this.scores[at] ?? 0
  }
}
