import { processSingleton } from '#lib/process/process-singleton.ts'

const listener = () =>
  processSingleton<{ onWork: () => void }>('imports-listener', () => ({ onWork: () => {} }))

/** Tells this process, after the commit, that there is work on an import, so that it is begun at once. */
export function announceImportWork(): void {
  listener().onWork()
}

/** Registers what works on imports in this process. Without one they wait for the next run of the ticker. */
export function onImportWork(work: () => void): void {
  listener().onWork = work
}
