import { setTimeout as pause } from 'node:timers/promises'
import type { Times } from './times.ts'

/** A period of a run: its length in seconds of the site's clock, and how much faster than this machine's clock that one runs. */
export type Stretch = { lasts: number; faster: number; times: Times }

/** Calls `work` every `every` seconds of the site's clock. Failures are counted in `times` and do not end the period. */
export async function repeat(
  every: number,
  { lasts, faster, times }: Stretch,
  work: (elapsed: number) => Promise<void> | void,
): Promise<void> {
  const began = performance.now()
  const elapsed = () => ((performance.now() - began) / 1000) * faster
  for (let due = every; due <= lasts; due += every) {
    await pause(Math.max(0, ((due - elapsed()) / faster) * 1000))
    try {
      await work(elapsed())
    } catch (error) {
      times.fail(error)
    }
  }
}
