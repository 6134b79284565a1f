import { setTimeout as pause } from 'node:timers/promises'
import type { Times } from './times.ts'

/** A stretch of a run: how many seconds of the site's clock it lasts, and how much faster than this machine's that clock is. */
export type Stretch = { lasts: number; faster: number; times: Times }

/** Does something every so many seconds of the site's clock. What fails is counted, and does not end it. */
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
