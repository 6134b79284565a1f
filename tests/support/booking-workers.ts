import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Answer, Work } from './booking-client.ts'

/** A worker process; `answers` grows as it plays. */
export type Worker = {
  ready: Promise<void>
  done: Promise<void>
  answers: Answer[]
  go(): void
  /** kill -9. */
  kill(): void
}

/** Starts a process that plays clients against a booking database once `go` is called. */
export function startWorker(work: Work, onAnswer: (answer: Answer) => void = () => {}): Worker {
  const script = new URL('./booking-worker.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, JSON.stringify(work)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers: Answer[] = []
  let isReady = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code} before its work`)))
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    if (line === '"ready"') return isReady()
    const answer = JSON.parse(line) as Answer
    answers.push(answer)
    onAnswer(answer)
  })
  return {
    ready,
    done: new Promise((resolve) => lines.once('close', resolve)),
    answers,
    go: () => child.stdin.write('go\n'),
    kill: () => child.kill('SIGKILL'),
  }
}

/** Plays the clients of all works, and others, at the same moment; returns what they were told. */
export async function race(
  works: Work[],
  others: () => Promise<Answer[]> = async () => [],
): Promise<Answer[]> {
  const workers = works.map((work) => startWorker(work))
  await Promise.all(workers.map((worker) => worker.ready))
  for (const worker of workers) worker.go()
  const [told] = await Promise.all([others(), ...workers.map((worker) => worker.done)])
  return [...workers.flatMap((worker) => worker.answers), ...told]
}
