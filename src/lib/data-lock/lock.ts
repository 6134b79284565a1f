import { OperatorError } from '../process/operator-error.ts'

/** Purposes for which the data of an installation can be locked. */
export type DataUse = 'site' | 'set-up' | 'fill' | 'restore' | 'move' | 'rotation'

/** Whether a use has the data alone, where others share them. */
export function isExclusive(use: DataUse): boolean {
  return use === 'restore' || use === 'move'
}

/** Holder of a lock: process and host, and since when (ISO 8601). */
export type Holder = { use: DataUse; process: string; since: string }

export type Lock = {
  /** Hints for the operator about the data, one sentence each. */
  hints: string[]
  /** Whether whoever had them last has ended in order, or nobody had them. */
  endedCleanly: boolean
  release(): Promise<void>
}

/** Told where a lock has gone to somebody else; `null` where nobody knows whom. */
export type OnLockLost = (holder: Holder | null) => void

/** The refusal of whoever comes second. */
export function dataInUseError(what: string, holder: Holder | null): OperatorError {
  return new OperatorError(`${what} is in use by ${holderLabel(holder)}. Stop that one first.`)
}

export function holderLabel(holder: Holder | null): string {
  if (!holder) return 'another process'
  return `the ${holder.use} (process ${holder.process}, since ${holder.since})`
}
