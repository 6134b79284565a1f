import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Import, ImportState } from '#cms/imports/types.ts'
import { type FreshContent, freshContent } from './fresh-content.ts'
import { dishesFile } from './large-menu-file.ts'
import { memoryInUse } from './memory-in-use.ts'

/** Rows of the file; ROWS has more of them, or fewer. */
const ROWS = Number(process.env.ROWS ?? 10_000)
const BAD_ROW = Math.ceil(ROWS / 2)
/** How often it is looked how far an import is, ms. */
const LOOK_MS = 250

/** What is kept in memory may grow by this factor while thousands of rows are checked and written. */
const MOST_GROWTH = 1.3

const ports = { findPlace: () => null }
const never = () => false

type Times = Partial<Record<ImportState, number>>

/** What is promised of an import of thousands of dishes, one of which cannot be read, on one database. */
export function describeLargeImport(kind: 'sqlite' | 'postgres'): void {
  describe(`an import of ${ROWS} dishes on ${kind}`, () => {
    let content: FreshContent
    let payload: Payload
    let req: PayloadRequest

    beforeAll(async () => {
      content = await freshContent(kind)
      payload = content.payload
      const { requestOfAccount } = await import('#cms/imports/act-as.ts')
      const account = await payload.create({
        collection: 'staff',
        data: {
          ...{ email: 'ada@example.com', password: 'a long enough password', name: 'Ada' },
          ...{ roles: ['admin'], mustChangePassword: false },
        },
      })
      req = await requestOfAccount(payload, account)
    })
    afterAll(() => content?.stop())

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
      const body = dishesFile({ rows: ROWS, badRow: BAD_ROW, noteBytes: 0 })
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
