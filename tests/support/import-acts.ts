import { ReadableStream } from 'node:stream/web'
import { expect } from 'vitest'
import type { Content } from './content.ts'

type Values = Record<string, unknown>

const ports = { findPlace: () => null }
const never = () => false

/** A CSV file of these lines. */
export const csv = (...lines: string[]) => `${lines.join('\n')}\n`

/** A file as it is sent: a text, bytes, or pieces that are made while they are sent, of which nobody says how many there are. */
export type SentFile = string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>

function bodyOf(file: SentFile): RequestInit {
  if (typeof file === 'string') return { body: new TextEncoder().encode(file) }
  if (file instanceof Uint8Array) return { body: file }
  const body = ReadableStream.from(file) as unknown as BodyInit
  return { body, ...({ duplex: 'half' } as object) }
}

export type Imports = ReturnType<typeof importsBy>

/** The steps of an import as `staff` takes them in the browser, the work of the site behind each of them included. */
export function importsBy(system: Pick<Content, 'payload' | 'rest' | 'open'>, staff: string) {
  const at = { payload: system.payload }
  const act = (name: string, body: Values, as = staff) =>
    system.rest('POST', `/imports/${name}`, { as, body })
  /** Does what there is to do on imports until `ended` says so. */
  const work = async (ended = never) => {
    const { workOnImports } = await import('#cms/imports/work.ts')
    await workOnImports(system.payload, ports, ended)
  }
  const stateOf = async (id: string) => {
    const { readImport } = await import('#cms/imports/store.ts')
    return readImport(at, id)
  }
  const summaryOf = async (id: string) => {
    const { readSummary } = await import('#cms/imports/summary.ts')
    return readSummary(at, id)
  }
  /** Sends a file, whatever the answer. */
  async function send(kind: string, file: SentFile, as = staff) {
    const query = new URLSearchParams({ kind, name: 'export.csv' })
    const more = { method: 'POST', ...bodyOf(file) }
    const reply = await system.open(`/imports/file?${query}`, as, more)
    return { status: reply.status, body: (await reply.json()) as Values }
  }
  async function bring(kind: string, file: SentFile, as = staff) {
    const { status, body } = await send(kind, file, as)
    expect(status, JSON.stringify(body)).toBe(200)
    return String(body.id)
  }
  return {
    ...{ act, work, stateOf, summaryOf, send, bring },
    /** Brings a file and has it checked by the columns that its headings name. */
    async check(kind: string, file: SentFile, chosen: Values = {}, as = staff) {
      const id = await bring(kind, file, as)
      const matches = (await stateOf(id))?.matches
      const options = { publish: false, ask: false, dayOrder: null, ...chosen }
      expect(await act('check', { import: id, matches, options }, as)).toMatchObject({
        status: 200,
      })
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'checked', fault: '' })
      return id
    },
    async write(id: string, leaveOut = false) {
      expect(await act('write', { import: id, leaveOut })).toMatchObject({ status: 200 })
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'written' })
      expect(await summaryOf(id)).toMatchObject({ failed: 0 })
      return id
    },
    async undo(id: string) {
      expect(await act('undo', { import: id })).toMatchObject({ status: 200 })
      await work()
      return stateOf(id)
    },
  }
}
