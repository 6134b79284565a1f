import { expect } from 'vitest'
import type { Content } from './content.ts'

type Values = Record<string, unknown>

const ports = { findPlace: () => null }
const OPTIONS = { publish: false, ask: false, dayOrder: null }

/** The steps of imports of one kind, as a member of staff takes them one after the other. */
export function importSteps(system: Content, kind: string, as: string) {
  const at = { payload: system.payload }
  const act = (name: string, body: Values) => system.rest('POST', `/imports/${name}`, { as, body })
  const stateOf = async (id: string) => {
    const { readImport } = await import('#cms/imports/store.ts')
    return readImport(at, id)
  }
  const summaryOf = async (id: string) => {
    const { readSummary } = await import('#cms/imports/summary.ts')
    return readSummary(at, id)
  }
  /** Does what there is to do on imports until `ended` says so. */
  const work = async (ended = () => false) => {
    const { workOnImports } = await import('#cms/imports/work.ts')
    await workOnImports(system.payload, ports, ended)
  }
  const bring = async (body: Uint8Array | string, name: string) => {
    const query = new URLSearchParams({ kind, name })
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const init = { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> }
    const reply = await system.open(`/imports/file?${query}`, as, init)
    return { status: reply.status, body: (await reply.json()) as Values }
  }
  return {
    ...{ act, bring, stateOf, summaryOf, work },
    /** Brings a file and has it checked by the columns that were found; returns the id of its import. */
    async check(body: Uint8Array | string, name: string, chosen: Values = {}): Promise<string> {
      const brought = await bring(body, name)
      expect(brought, JSON.stringify(brought.body)).toMatchObject({ status: 200 })
      const id = String(brought.body.id)
      const matches = (await stateOf(id))?.matches
      const wish = { import: id, matches, options: { ...OPTIONS, ...chosen } }
      expect(await act('check', wish)).toMatchObject({ status: 200 })
      await work()
      expect((await stateOf(id))?.state).toBe('checked')
      return id
    },
    async write(id: string, leaveOut = false): Promise<void> {
      expect(await act('write', { import: id, leaveOut })).toMatchObject({ status: 200 })
      await work()
      expect((await stateOf(id))?.state).toBe('written')
    },
    async undo(id: string) {
      expect(await act('undo', { import: id })).toMatchObject({ status: 200 })
      await work()
      return stateOf(id)
    },
  }
}
