import type { Payload } from 'payload'
import { askForUpdates } from '#cms/updates/updates.ts'
import type { Job } from './ticker.ts'

const HOUR = 60 * 60

/** Asks a feed of releases, once a day; in between it only looks when that was. */
export function updatesJob(payload: () => Promise<Payload>, url: string): Job {
  const log = (line: string) => console.warn(line)
  return {
    name: 'updates',
    intervalSeconds: HOUR,
    run: async () => askForUpdates(await payload(), { url, now: Date.now(), log }),
  }
}
