export type InjectedFaults<Call, Fault> = {
  /** The next `times` calls of this kind (1 unless given) fail. */
  inject(call: Call, fault: Fault, times?: number): void
  /** The fault of a call that comes now, which is then used up; null where the call succeeds. */
  take(call: Call): Fault | null
  /** Forgets the faults that no call has used up. */
  clear(): void
}

/** A queue of the faults that a simulator was told to make. */
export function createInjectedFaults<Call, Fault>(): InjectedFaults<Call, Fault> {
  const waiting: { call: Call; fault: Fault }[] = []
  return {
    inject(call, fault, times = 1) {
      for (let n = 0; n < times; n++) waiting.push({ call, fault })
    },
    take(call) {
      const index = waiting.findIndex((entry) => entry.call === call)
      return index < 0 ? null : (waiting.splice(index, 1)[0]?.fault ?? null)
    },
    clear: () => void waiting.splice(0),
  }
}
