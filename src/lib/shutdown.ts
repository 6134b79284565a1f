import { once } from './process.ts'

type Job = () => Promise<void>

const jobs = () => once('shutdown', () => new Set<Job>())

/** Adds what must end in order when this process ends: the ticker, connections. */
export function onShutdown(job: Job): void {
  jobs().add(job)
}

/** Ends everything, the last started first; a job that fails does not keep the others from ending. */
export async function shutDown(onError: (error: unknown) => void): Promise<void> {
  for (const job of [...jobs()].reverse()) await job().catch(onError)
  jobs().clear()
}
