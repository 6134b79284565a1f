import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './http.ts'

/** Path of libfaketime on Debian and Ubuntu. Preloaded into a process, it changes the clock that the process reads. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** The clock of a site: its own, and how much faster than this machine's it runs. */
export type SiteClock = {
  /** Variables for the site's process. */
  env: Record<string, string>
  /** Has the clock of the site, its timers and its waits run so many times faster from now on; it leaps ahead once. */
  hurry(client: Client, times: number): Promise<void>
  /** Epoch ms. */
  now(): number
}

/**
 * The clock of a site that starts at this machine's pace, because a site that begins has work to do and waits for it, and
 * may be hurried later. `folder` is for a file. Throws where the library is missing and `canHurry`.
 */
export function siteClock(folder: string, canHurry: boolean): SiteClock {
  if (canHurry && !existsSync(LIBRARY))
    throw new Error('A faster clock needs: apt-get install faketime')
  const file = path.join(folder, 'faketime')
  writeFileSync(file, '+0 x1\n')
  let now = () => Date.now()
  return {
    env: canHurry
      ? { LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' }
      : {},
    async hurry(client, times) {
      writeFileSync(file, `+0 x${times}\n`)
      const before = await dateOf(client)
      // The file is read again after a second.
      for (let read = before; !(read - before >= times * 2_000); read = await dateOf(client))
        await pause(100)
      const [read, at] = [await dateOf(client), performance.now()]
      now = () => read + (performance.now() - at) * times
    },
    now: () => now(),
  }
}

/** The date of an answer of a site, epoch ms. */
async function dateOf(client: Client): Promise<number> {
  const { headers } = await client.ask({ path: '/healthz' })
  return Date.parse(headers.date ?? '')
}
