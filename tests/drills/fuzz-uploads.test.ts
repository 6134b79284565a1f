import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminBehindFront } from '#tests/support/admin-behind-front.ts'
import { openerOf, restOf } from '#tests/support/admin-rest.ts'
import { type FreshContent, freshContent } from '#tests/support/fresh-content.ts'
import { serveFront } from '#tests/support/front-server.ts'
import { CORPUS, hostileFiles } from '#tests/support/fuzz/uploads/corpus.ts'
import type { Door } from '#tests/support/fuzz/uploads/doors.ts'
import { memoryInUse } from '#tests/support/memory-in-use.ts'

/** Says which bytes are changed in files that are else whole. */
const SEED = Number(process.env.SEED ?? 1)

const MB = 1_000_000
/** How much more memory may be in use after 300 files than before them. */
const MOST_MEMORY = 100 * MB

let content: FreshContent
let doors: Door[]
let stopFront = () => {}

beforeAll(async () => {
  content = await freshContent('sqlite')
  const { payload, dataDir } = content
  const rest = restOf(payload)
  const account = { email: 'ada@example.com', password: 'a long enough password' }
  await payload.create({
    collection: 'staff',
    data: {
      ...account,
      ...{ name: 'Ada', roles: ['admin', 'editor'], mustChangePassword: false },
    },
  })
  const token = String((await rest('POST', '/staff/login', { body: account })).body.token)
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(dataDir, name), { recursive: true })
  const front = await serveFront({ next: adminBehindFront(() => payload), folder: dataDir })
  stopFront = front.stop
  const { uploadDoors } = await import('#tests/support/fuzz/uploads/doors.ts')
  const origin = `http://127.0.0.1:${front.port}`
  doors = uploadDoors({ payload, rest, open: openerOf(payload), origin, token })
})
afterAll(async () => {
  stopFront()
  await content?.stop()
})

test('300 hostile files at every door are taken as what they show, or refused with a reason', async () => {
  const files = await hostileFiles(SEED)
  expect(files).toHaveLength(CORPUS)
  const findings: string[] = []
  for (const door of doors) {
    const before = memoryInUse()
    const outcomes: Record<string, number> = {}
    for (const file of files) {
      const { outcome, wrong } = await door.send(file)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      findings.push(...wrong.map((one) => `${door.name}, ${file.about}: ${one}`))
    }
    const more = memoryInUse() - before
    console.info(`SEED=${SEED} ${door.name}: ${(more / MB).toFixed(0)} MB more in use`)
    for (const [outcome, count] of Object.entries(outcomes).sort(([, a], [, b]) => b - a))
      console.info(`${String(count).padStart(5)}  ${outcome}`)
    if (more > MOST_MEMORY) findings.push(`${door.name}: ${(more / MB).toFixed(0)} MB stay in use`)
  }
  expect(findings).toEqual([])
})
