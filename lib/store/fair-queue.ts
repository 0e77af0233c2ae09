/** A round-robin queue: an owner with many items delays the others by one item each round. */
export class FairQueue<Item extends { owner: string }> {
  /** No list is empty. Owners are in turn order. */
  private readonly byOwner = new Map<string, Item[]>()
  private count = 0

  get length(): number {
    return this.count
  }

  lengthOf(owner: string): number {
    return this.byOwner.get(owner)?.length ?? 0
  }

  add(item: Item): void {
    const items = this.byOwner.get(item.owner)
    if (items) items.push(item)
    else this.byOwner.set(item.owner, [item])
    this.count += 1
  }

  /** Puts a taken item back, first among those of its owner. */
  putBack(item: Item): void {
    this.byOwner.set(item.owner, [item, ...(this.byOwner.get(item.owner) ?? [])])
    this.count += 1
  }

  /** @returns the oldest item of the first owner in turn that may be served; undefined when there is none */
  take(mayServe: (owner: string) => boolean): Item | undefined {
    for (const [owner, [item]] of this.byOwner) {
      if (item === undefined || !mayServe(owner)) continue
      this.remove(item)
      const rest = this.byOwner.get(owner)
      if (rest) {
        this.byOwner.delete(owner)
        this.byOwner.set(owner, rest)
      }
      return item
    }
    return undefined
  }

  /** Does nothing for an item that is not queued. */
  remove(item: Item): void {
    const items = this.byOwner.get(item.owner) ?? []
    const index = items.indexOf(item)
    if (index < 0) return
    this.count -= 1
    items.splice(index, 1)
    if (items.length === 0) this.byOwner.delete(item.owner)
  }
}
