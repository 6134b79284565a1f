import { readFileSync, writeFileSync } from 'node:fs'
import { getPayload } from '#data/site/payload.ts'
import { openTimedEngine } from './lib/book.ts'
import type { Known } from './lib/known.ts'
import { type NextSteps, takeNextSteps } from './lib/next-steps.ts'
import { type Read, readSite } from './lib/read.ts'

/** What `open-site.ts` writes. */
export type Opened = { read: Read; next: NextSteps | null }

/*
 * Reads the installation that this process's variables name, and with `--next` takes the next steps in it.
 * What is known of it comes from the first file, what was found goes into the second one:
 *
 *   node tests/databases/open-site.ts <known.json> <found.json> [--next]
 */
const [from = '', to = '', goOn] = process.argv.slice(2)
const known = JSON.parse(readFileSync(from, 'utf8')) as Known
let { now } = known
const payload = await getPayload()
const timed = await openTimedEngine(() => now)
const read = await readSite(payload, timed, known)
const later = (ms: number) => {
  now += ms
}
const next = goOn ? await takeNextSteps(payload, timed, known, later) : null
writeFileSync(to, JSON.stringify({ read, next } satisfies Opened))
await timed.close()
await payload.destroy()
process.exit(0)
