import { mkdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminBehindFront } from '#tests/support/admin-behind-front.ts'
import { openerOf, restOf } from '#tests/support/admin-rest.ts'
import { type FreshContent, freshContent } from '#tests/support/fresh-content.ts'
import { serveFront } from '#tests/support/front-server.ts'
import { type Imports, importsBy } from '#tests/support/import-acts.ts'
import { countImportRows } from '#tests/support/import-tables.ts'
import { dishesFile } from '#tests/support/large-menu-file.ts'
import { memoryInUse } from '#tests/support/memory-in-use.ts'

const MB = 1_000_000
/** Rows of the file of 200 MB. */
const ROWS = 2000
const NOTE_BYTES = 100_000
const BAD_ROW = 1000
/** How often memory is measured: while a file is sent, and between documents that are checked. */
const EVERY_BYTES = 8 * MB
const EVERY_DOCUMENTS = 100
const EVERY_PIECES = 2

/**
 * How much more memory may be in use than before the file: pages of 2 MB, each as cells, as JSON and as values of a statement, and
 * what is on its way through the front.
 */
const MOST_MEMORY = 50 * MB

let content: FreshContent
let imports: Imports
let token = ''
let port = 0
let stopFront = () => {}

beforeAll(async () => {
  content = await freshContent('sqlite')
  const { payload, dataDir } = content
  const rest = restOf(payload)
  const account = { email: 'ada@example.com', password: 'a long enough password' }
  await payload.create({
    collection: 'staff',
    data: { ...account, name: 'Ada', roles: ['editor'], mustChangePassword: false },
  })
  token = String((await rest('POST', '/staff/login', { body: account })).body.token)
  imports = importsBy({ payload, rest, open: openerOf(payload) }, token)
  const folder = path.join(dataDir, 'front')
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  ;({ port, stop: stopFront } = await serveFront({ next: adminBehindFront(() => payload), folder }))
})
afterAll(async () => {
  stopFront()
  await content?.stop()
})

/** Sends a file to the site, in pieces without a declared length; answers with the status and what the site says. */
async function upload(file: AsyncIterable<Uint8Array>) {
  const query = new URLSearchParams({ kind: 'menus', name: 'dishes.csv' })
  const options = {
    ...{ port, path: `/admin/api/imports/file?${query}`, method: 'POST' },
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/octet-stream' },
  }
  const asked = request(options)
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  // A refusal before the end of the file stops the sending.
  const sent = pipeline(file, asked).catch(() => undefined)
  const answer = await answered
  const body = JSON.parse(await text(answer))
  asked.destroy()
  await sent
  return { status: answer.statusCode, body }
}

/** Measures memory now and then; `most` is by how much more of it was in use than at the beginning, in bytes. */
function memoryWatch() {
  const before = memoryInUse()
  const watch = { most: 0, look: () => {} }
  watch.look = () => {
    watch.most = Math.max(watch.most, memoryInUse() - before)
  }
  return watch
}

/** Does something at the first of so many calls, and at each first one of as many after them. */
function oneIn(many: number, act: () => void) {
  let calls = 0
  return () => {
    if (calls++ % many === 0) act()
  }
}

async function* watched(file: AsyncIterable<Uint8Array>, look: () => void) {
  let next = 0
  let sent = 0
  for await (const piece of file) {
    if (sent >= next) {
      look()
      next += EVERY_BYTES
    }
    sent += piece.byteLength
    yield piece
  }
}

const counts = () => countImportRows(content.payload)

/** The seconds that a step takes are told, and never judged. */
async function timed<T>(step: string, work: Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work
  console.info(`${step}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

// spec:content.imports
test('a file of 200 MB is taken, checked and reported row by row, with no more than 50 MB of memory on top', async () => {
  // A small import first, so that modules that it loads are not measured.
  await imports.check('menus', dishesFile({ rows: 3, badRow: 2, noteBytes: NOTE_BYTES }))

  const watch = memoryWatch()
  const file = dishesFile({ rows: ROWS, badRow: BAD_ROW, noteBytes: NOTE_BYTES })
  const sent = await timed('taking', upload(watched(file, watch.look)))
  expect(sent).toMatchObject({ status: 200 })
  const id = String(sent.body.id)
  expect(await imports.stateOf(id)).toMatchObject({ state: 'matching', total: ROWS })
  console.info(`memory while it is taken: ${Math.round(watch.most / MB)} MB more`)

  const matches = (await imports.stateOf(id))?.matches
  const options = { publish: false, ask: false, dayOrder: null }
  expect(await imports.act('check', { import: id, matches, options })).toMatchObject({
    status: 200,
  })
  const look = oneIn(EVERY_DOCUMENTS, watch.look)
  const hasEnded = () => {
    look()
    return false
  }
  await timed('checking', imports.work(hasEnded))
  expect(await imports.stateOf(id)).toMatchObject({ state: 'checked', fault: '' })
  expect(await imports.summaryOf(id)).toMatchObject({
    ...{ rows: ROWS, refusedRows: 1, refusedWholes: 0 },
    refused: [{ number: BAD_ROW, line: BAD_ROW + 1, fault: 'Price: “a lot” cannot be read.' }],
  })
  console.info(`memory until it is checked: ${Math.round(watch.most / MB)} MB more`)

  const { body } = await openerOf(content.payload)(`/imports/report?import=${id}`, token)
  const lookAtPiece = oneIn(EVERY_PIECES, watch.look)
  let lines = 0
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    lookAtPiece()
    for (const byte of piece) if (byte === 10) lines += 1
  }
  expect(lines).toBe(ROWS + 1)
  console.info(`memory in all: ${Math.round(watch.most / MB)} MB more`)
  expect(watch.most).toBeLessThan(MOST_MEMORY)
})

// spec:content.imports
test('a file of more than 256 MB that says no length is refused, by the front and without it, and nothing of it is kept', async () => {
  const before = await counts()
  const file = () => dishesFile({ rows: 1100, badRow: 0, noteBytes: 250_000 })
  const refused = { status: 413, body: { error: { code: 'too_large' } } }
  expect(await upload(file())).toMatchObject(refused)
  expect(await imports.send('menus', file())).toMatchObject({
    ...refused,
    body: { error: { message: 'The file is larger than 256 MB.' } },
  })
  await imports.work()
  expect(await counts()).toEqual(before)
})
