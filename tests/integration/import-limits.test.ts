import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'
import { type Imports, importsBy } from '#tests/support/import-acts.ts'
import { countImportRows } from '#tests/support/import-tables.ts'

const MB = 1024 * 1024
/** Rows that are sent at once. */
const ROWS_OF_PIECE = 1000

let system: Content
let imports: Imports

beforeAll(async () => {
  system = await startContent()
  imports = importsBy(system, await system.signIn(['editor'], { name: 'Maya' }))
})
afterAll(() => system?.stop())

const refusal = (message: string) => ({
  ...{ status: 413, body: { error: { code: 'too_large', message } } },
})
const files = () => readdirSync(system.dataDir, { recursive: true }).map(String).sort()
const counts = () => countImportRows(system.payload)

// spec:content.imports
it.each(['pictures', 'prismic'])(
  'an archive of %s that turns out to be larger than 256 MB is refused, and nothing of it is kept',
  async (kind) => {
    const before = files()
    const reply = await imports.send(kind, archiveOf(257))
    expect(reply).toMatchObject(refusal('The file is larger than 256 MB.'))
    expect(await counts()).toEqual([0, 0, 0, 0])
    expect(files()).toEqual(before)
  },
)

// spec:content.imports
it('a file of 100,001 rows is refused, and nothing of it is kept', async () => {
  const before = files()
  const reply = await imports.send('menus', menuOf(100_001))
  expect(reply).toMatchObject(
    refusal('The file has more than 100,000 rows. Split it into several files.'),
  )
  const { listImports } = await import('#cms/imports/store.ts')
  expect(await listImports({ payload: system.payload }, ['menus'], 10)).toEqual([])
  // Its rows are deleted by the site a little later, as those of any import that is forgotten.
  await imports.work()
  expect(await counts()).toEqual([0, 0, 0, 0])
  expect(files()).toEqual(before)
})

/** Bytes that begin as a ZIP archive does, made while they are sent. */
async function* archiveOf(megabytes: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(MB)
  piece.set([0x50, 0x4b, 3, 4])
  for (let sent = 0; sent < megabytes; sent++) yield piece
}

async function* menuOf(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('section,dish\n')
  for (let sent = 0; sent < rows; sent += ROWS_OF_PIECE) {
    const count = Math.min(ROWS_OF_PIECE, rows - sent)
    const lines = Array.from({ length: count }, (_, at) => `All,Dish ${sent + at}\n`)
    yield encoder.encode(lines.join(''))
  }
}
