import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Import, ImportState } from '#cms/imports/types.ts'
import { createDatabase } from './postgres.ts'

/** Rows of the file; ROWS has more of them, or fewer. */
const ROWS = Number(process.env.ROWS ?? 10_000)
const BAD_ROW = Math.ceil(ROWS / 2)
const DISHES_OF_SECTION = 50
const SECTIONS_OF_MENU = 10
/** How often it is looked how far an import is, ms. */
const LOOK_MS = 250

/** What is kept in memory may grow by this factor while thousands of rows are checked and written. */
const MOST_GROWTH = 1.3

const ports = { findPlace: () => null }
const never = () => false

type Times = Partial<Record<ImportState, number>>

/** Bytes of memory that are in use once what nobody needs is thrown away. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

/** What is promised of an import of thousands of dishes, one of which cannot be read, on one database. */
export function describeLargeImport(kind: 'sqlite' | 'postgres'): void {
  describe(`an import of ${ROWS} dishes on ${kind}`, () => {
    let payload: Payload
    let req: PayloadRequest
    let dataDir: string
    let end = async () => {}

    beforeAll(async () => {
      dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-large-import-'))
      const database = kind === 'postgres' ? await createDatabase(inject('postgres')) : null
      Object.assign(process.env, {
        ...{ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', LOG_LEVEL: 'silent' },
        TABLESIDE_SECRET: 'the secret of a drill that keeps nothing',
      })
      const [{ migrateContent }, { env }] = await Promise.all([
        import('#cms/database/migrate.ts'),
        import('#env.ts'),
      ])
      await migrateContent(env)
      const { getPayload } = await import('#data/site/payload.ts')
      payload = await getPayload()
      const { requestOfAccount } = await import('#cms/imports/act-as.ts')
      const account = await payload.create({
        collection: 'staff',
        data: {
          ...{ email: 'ada@example.com', password: 'a long enough password', name: 'Ada' },
          ...{ roles: ['admin'], mustChangePassword: false },
        },
      })
      req = await requestOfAccount(payload, account)
      end = async () => {
        await payload.destroy()
        await database?.drop()
      }
    })
    afterAll(async () => {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    })

    const read = async (id: string): Promise<Import> => {
      const { readImport } = await import('#cms/imports/store.ts')
      const one = await readImport({ payload }, id)
      if (!one) throw new Error('the import is not there')
      return one
    }

    /** Does what there is to do on an import; answers with when each of its states was first seen, ms. */
    async function work(): Promise<Times> {
      const { workOnImports } = await import('#cms/imports/work.ts')
      const { listWorking } = await import('#cms/imports/store.ts')
      const [one] = await listWorking({ payload }, ['checking', 'writing'])
      if (!one) throw new Error('there is nothing to do')
      const seen: Times = { [one.state]: performance.now() }
      const look = setInterval(() => {
        read(one.id).then(({ state }) => {
          seen[state] ??= performance.now()
        }, console.error)
      }, LOOK_MS)
      await workOnImports(payload, ports, never)
      clearInterval(look)
      const { state } = await read(one.id)
      seen[state] ??= performance.now()
      return seen
    }

    const tell = (step: string, from = 0, to = 0) =>
      console.info(`${kind}, ${step}: ${Math.round((ROWS / (to - from)) * 1000)} rows per second`)

    it('refuses one row by its number, writes all others, and keeps none of them in memory', async () => {
      const { receiveFile } = await import('#cms/imports/receive-file.ts')
      const { beginCheck, beginWriting } = await import('#cms/imports/acts.ts')
      const { readSummary } = await import('#cms/imports/summary.ts')
      const began = performance.now()
      const body = menuFile()
      const received = await receiveFile(req, { kind: 'menus', name: 'all.csv', body })
      if (!received.ok) throw new Error(received.code)
      const { id } = received.value
      tell('arriving', began, performance.now())
      const before = memoryInUse()
      const { matches } = await read(id)
      const options = { publish: true, ask: false, dayOrder: null }
      expect(await beginCheck(req, await read(id), { matches, options })).toMatchObject({
        ok: true,
      })
      const checked = await work()
      tell('checking', checked.checking, checked.trying)
      tell('trying', checked.trying, checked.checked)
      expect(await readSummary({ payload }, id)).toMatchObject({
        ...{ rows: ROWS, refusedRows: 1, refused: [{ number: BAD_ROW }] },
      })
      expect(await beginWriting(req, await read(id), { leaveOut: true })).toMatchObject({
        ok: true,
      })
      const written = await work()
      tell('writing', written.writing, written.written)
      expect(memoryInUse() / before).toBeLessThan(MOST_GROWTH)
      expect(await readSummary({ payload }, id)).toMatchObject({ failed: 0 })
      const { totalDocs } = await payload.count({ collection: 'menu-items' })
      expect(totalDocs).toBe(ROWS - 1)
    })
  })
}

async function* menuFile(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('menu,section,dish,description,price,contains\r\n')
  for (let row = 1; row <= ROWS; row++) {
    const section = Math.ceil(row / DISHES_OF_SECTION)
    const menu = Math.ceil(section / SECTIONS_OF_MENU)
    const price = row === BAD_ROW ? 'a lot' : `${10 + (row % 40)}.50`
    yield encoder.encode(
      `Menu ${menu},Section ${section},Dish ${row},"From the fire, ${row}",${price},Milk\r\n`,
    )
  }
}
