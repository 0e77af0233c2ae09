/** Waits for a notification or for a time, whichever comes first; a notification before the wait is not missed. */
interface WakeUp {
  wake(): void
  wait(ms: number): Promise<void>
}

export function createWakeUp(): WakeUp {
  let isWoken = false
  let end = () => {}
  return {
    wake() {
      isWoken = true
      end()
    },
    async wait(ms) {
      if (!isWoken) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, ms)
          end = () => {
            clearTimeout(timer)
            done()
          }
        })
      }
      isWoken = false
      end = () => {}
    },
  }
}
