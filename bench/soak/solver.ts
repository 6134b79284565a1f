import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { BotCheckTask } from '#lib/forms/bot-check.ts'
import { solved } from '#tests/support/proof-of-work.ts'

/** Solves tasks of the bot check in a thread of its own: the one that asks also measures how long answers take. */
export type Solver = { solve(task: BotCheckTask): Promise<string>; stop(): Promise<unknown> }

export function createSolver(): Solver {
  const worker = new Worker(new URL(import.meta.url))
  const waiting: ((answer: string) => void)[] = []
  // Answers come in the order of the tasks.
  worker.on('message', (answer: string) => waiting.shift()?.(answer))
  return {
    solve(task) {
      const { promise, resolve } = Promise.withResolvers<string>()
      waiting.push(resolve)
      worker.postMessage(task)
      return promise
    },
    stop: () => worker.terminate(),
  }
}

if (!isMainThread) parentPort?.on('message', (task) => parentPort?.postMessage(solved(task)))
