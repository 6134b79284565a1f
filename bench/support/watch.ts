import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Ms that each of the addresses took since the last look, one list for each. */
export type Watch = { look(): Promise<number[][]>; stop(): void }

/** Asks addresses all the time, from a process of its own, so that its own work delays no answer. */
export function watch(urls: string[]): Watch {
  const child = fork(fileURLToPath(import.meta.resolve('./ask-all.ts')), urls)
  return { look: () => look(child), stop: () => void child.kill() }
}

async function look(child: ChildProcess): Promise<number[][]> {
  const [times] = await Promise.all([once(child, 'message'), child.send('look')])
  return times[0] as number[][]
}

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}
