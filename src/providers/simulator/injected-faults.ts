export type InjectedFaults<Call, Fault> = {
  /** The next calls of this kind, `times` of them (1 unless given), go wrong. */
  inject(call: Call, fault: Fault, times?: number): void
  /** How a call that comes now goes wrong, which uses that fault up; null where it goes well. */
  take(call: Call): Fault | null
  /** Forgets the faults that no call has used up. */
  clear(): void
}

/** The faults that a simulator was told to make, in order. */
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
