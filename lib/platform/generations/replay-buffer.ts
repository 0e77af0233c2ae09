/** Keeps every item for any number of readers, each of which starts at any index and reads at its own pace. */
export class ReplayBuffer<T> {
  private readonly items: T[] = []
  private ending: { error?: unknown } | undefined
  private change = Promise.withResolvers<void>()

  append(item: T): void {
    this.items.push(item)
    this.wake()
  }

  /** @param failure thrown to every reader after the last item */
  close(failure?: { error: unknown }): void {
    this.ending ??= failure ?? {}
    this.wake()
  }

  /** @param from number of items the reader already has */
  async *read(from = 0): AsyncGenerator<T> {
    for (let index = from; ; ) {
      for (const item of this.items.slice(index)) {
        index++
        yield item
      }
      if (index < this.items.length) continue
      if (this.ending) {
        if ('error' in this.ending) throw this.ending.error
        return
      }
      await this.change.promise
    }
  }

  private wake(): void {
    const { resolve } = this.change
    this.change = Promise.withResolvers()
    resolve()
  }
}
