import { processSingleton } from './process-singleton.ts'

type ShutdownJob = () => Promise<void>

const jobs = () => processSingleton('shutdown', () => new Set<ShutdownJob>())

/** Adds what must end in order when this process ends: the ticker, connections. */
export function onShutdown(job: ShutdownJob): void {
  jobs().add(job)
}

/**
 * Ends everything, the last started first, and what is added meanwhile; a job that fails does not keep the others
 * from ending.
 */
export async function shutDown(onError: (error: unknown) => void): Promise<void> {
  for (let job = last(); job; job = last()) {
    jobs().delete(job)
    await job().catch(onError)
  }
}

const last = () => [...jobs()].at(-1)
