import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'
import { environment } from '#tests/support/site.ts'

let system: Content
const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-import-command-'))

beforeAll(async () => {
  system = await startContent()
  await system.signIn(['editor'], { email: 'maya@example.com' })
  await system.signIn(['marketing'], { email: 'ola@example.com' })
})
afterAll(async () => {
  await system?.stop()
  rmSync(folder, { recursive: true })
})

function file(name: string, ...lines: string[]): string {
  const own = path.join(folder, name)
  writeFileSync(own, lines.map((line) => `${line}\n`).join(''))
  return own
}

/** Runs `npm run import` on the data of this test; answers with its exit code, and what it printed. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'import', ...args], {
    env: environment({ dataDir: system.dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await new Promise((resolve) => child.once('close', resolve))
  const [said, errors] = await printed
  return { code, said: said.trimEnd().split('\n'), errors }
}
const asMaya = ['--as', 'Maya@example.com']

async function dishes() {
  const { docs } = await system.payload.find({
    ...{ collection: 'menu-items', sort: 'title', depth: 0, pagination: false },
  })
  return docs.map(({ id, title, price }) => ({ id, title, price }))
}
async function importsLeft() {
  const { query } = await import('#cms/database/query.ts')
  const text = "SELECT id FROM imports WHERE state NOT IN ('written', 'undone', 'discarded')"
  return query(system.payload, text, [])
}

const TO_UNDO = expect.stringMatching(/^To take it back: npm run import -- undo \S+ --as Maya@/)
const MENU = ['id;section;dish;price', 's1;Soups;Broth;1.234,50', 's2;Soups;Bisque;9,00']
const WITH_FAULT = [...MENU, 's3;Soups;Stew;a lot']

// spec:content.imports
it('says what would be imported, and imports nothing where that is asked or a row is refused', async () => {
  expect(await run('menus', file('dinner.csv', ...MENU), ...asMaya, '--dry-run')).toEqual({
    ...{ code: 0, errors: '' },
    said: [
      '2 rows: 4 documents new, 0 changed, 0 unchanged; 0 rows refused.',
      'Nothing was imported.',
    ],
  })
  const report = path.join(folder, 'report.csv')
  const faulty = file('dinner.csv', ...WITH_FAULT)
  expect(await run('menus', faulty, ...asMaya, '--report', report)).toEqual({
    ...{ code: 1, errors: '' },
    said: [
      '3 rows: 4 documents new, 0 changed, 0 unchanged; 1 rows refused.',
      '  row 3, line 4: Price: “a lot” cannot be read.',
      'Nothing was imported.',
    ],
  })
  expect(readFileSync(report, 'utf8').split('\r\n')[3]).toContain(
    '3,4,Refused,,Price: “a lot” cannot be read.',
  )
  expect(await dishes()).toEqual([])
  expect(await importsLeft()).toEqual([])
})

// spec:content.imports
it('imports all but the refused rows where that is asked, the next file as an update, and takes that one back', async () => {
  const faulty = file('dinner.csv', ...WITH_FAULT)
  expect(await run('menus', faulty, ...asMaya, '--leave-out')).toMatchObject({
    ...{ code: 0, errors: '' },
    said: expect.arrayContaining([expect.stringContaining('row 3, line 4'), 'Imported.']),
  })
  const made = await dishes()
  expect(made).toMatchObject([
    { title: 'Bisque', price: 9 },
    { title: 'Broth', price: 1234.5 },
  ])

  const later = file('dinner.csv', ...MENU.slice(0, 2), 's2;Soups;Bisque;9,50')
  const changed = '2 rows: 0 documents new, 1 changed, 3 unchanged; 0 rows refused.'
  const done = await run('menus', later, ...asMaya)
  expect(done).toMatchObject({ code: 0, errors: '', said: [changed, 'Imported.', TO_UNDO] })
  expect(await dishes()).toEqual(
    made.map((one) => (one.price === 9 ? { ...one, price: 9.5 } : one)),
  )

  const [, id = ''] = / undo (\S+) /.exec(String(done.said.at(-1))) ?? []
  expect(await run('undo', id, '--as', 'ola@example.com')).toMatchObject({
    ...{ code: 1, errors: expect.stringContaining('may not import menus') },
  })
  expect(await run('undo', id, ...asMaya)).toEqual({ code: 0, errors: '', said: ['Taken back.'] })
  expect(await dishes()).toEqual(made)
  expect(await run('undo', 'no-import', ...asMaya)).toMatchObject({
    ...{ code: 1, errors: expect.stringContaining('There is no import no-import') },
  })
})

it('refuses what it cannot read, who may not import, and options that there are not', async () => {
  const menu = file('menu.csv', ...MENU)
  const [empty, stranger, option] = await Promise.all([
    run('menus', file('empty.csv'), ...asMaya),
    run('menus', menu, '--as', 'ola@example.com'),
    run('menus', menu, ...asMaya, '--force'),
  ])
  expect([empty, stranger]).toEqual([
    { code: 1, said: [''], errors: 'The file is empty.\n' },
    {
      ...{ code: 1, said: [''] },
      errors: 'ola@example.com may not import menus: the role editor is needed.\n',
    },
  ])
  expect(option).toMatchObject({ code: 2, errors: expect.stringContaining("'--force'") })
  expect(await importsLeft()).toEqual([])
})
