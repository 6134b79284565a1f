import { writeFileSync } from 'node:fs'
import { bookingEngine } from '#booking-engine/process.ts'
import { migrateContent } from '#cms/database/migrate.ts'
import { getPayload } from '#data/site/payload.ts'
import { loadDemo } from '#demo/load.ts'
import { env } from '#env.ts'
import type { Known } from './lib/known.ts'
import { makeContent } from './lib/make-content.ts'
import { makeDrafts } from './lib/make-drafts.ts'
import { makeStaff } from './lib/make-staff.ts'
import { makeSubmissions } from './lib/make-submissions.ts'
import { makeVisits } from './lib/make-visits.ts'

/*
 * Makes the installation that a release keeps, where this process's variables say, and writes what one must
 * know of it: node tests/databases/make-site.ts <file>. Started by make.ts.
 */
await migrateContent(env)
const payload = await getPayload()
const content = await makeContent(payload)
const staff = await makeStaff(payload, content)
await makeDrafts(payload, content)
const submissions = await makeSubmissions(payload)
const bookings = await makeVisits(content)
// As the first start of a site that has content of its own: the demo group is not loaded over it.
await loadDemo(payload)
const secret = env.secret ?? ''
const known: Known = { secret, staff, ids: content.ids(), ...submissions, ...bookings }
writeFileSync(process.argv[2] ?? '', JSON.stringify(known))
await (await bookingEngine()).close()
await payload.destroy()
process.exit(0)
