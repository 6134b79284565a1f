import type { SharpOptions } from 'sharp'

/** One step of work on a picture: what sharp is asked for, call by call. */
export type SharpCall = {
  /** The picture; absent where it is the one of the step before. */
  input: Uint8Array | string | undefined
  options: SharpOptions
  calls: readonly (readonly [name: string, args: readonly unknown[]])[]
}

/** What came of it. */
export type SharpResult = { value: unknown } | { error: string }
