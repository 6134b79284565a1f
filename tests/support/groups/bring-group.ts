import type { Payload } from 'payload'
import { readImport } from '#cms/imports/store.ts'
import { readSummary } from '#cms/imports/summary.ts'
import { workOnImports } from '#cms/imports/work.ts'
import { findPlace } from '#data/places/places.ts'
import { openerOf, restOf } from '../admin-rest.ts'
import { readGroup } from './group-files.ts'

type Reply = { docs: { id: number; [field: string]: unknown }[] }

/** The acts by which staff bring a group in, by the admin's REST interface and their token; each throws where it is refused. */
export function bringerOf(payload: Payload, as: string) {
  const rest = restOf(payload)

  async function ask(method: string, address: string, sent?: unknown): Promise<Reply> {
    const reply = await rest(method, address, { as, body: sent })
    if (reply.status < 300) return reply.body as Reply
    throw new Error(`${method} ${address}: ${reply.status} ${JSON.stringify(reply.body)}`)
  }

  /** Has a file checked and answers with its import's id: a row that is refused is a fault of the fixture or of the import. */
  async function check(kind: string, file: string, bytes: Buffer): Promise<string> {
    const query = new URLSearchParams({ kind, name: file })
    const sent = { method: 'POST', body: new Uint8Array(bytes) }
    const reply = await openerOf(payload)(`/imports/file?${query}`, as, sent)
    if (!reply.ok) throw new Error(`${file}: ${await reply.text()}`)
    const { id } = (await reply.json()) as { id: string }
    const matches = (await readImport({ payload }, id))?.matches
    const options = { publish: true, ask: false, dayOrder: null }
    await ask('POST', '/imports/check', { import: id, matches, options })
    await workOnImports(payload, { findPlace }, () => false)
    const { refused } = await readSummary({ payload }, id)
    const faults = refused.map(({ number, fault }) => `row ${number}: ${fault}`)
    if (faults.length > 0) throw new Error(`${file}, ${faults.join('\n')}`)
    return id
  }

  /** Imports a file whole. */
  async function bring(kind: string, file: string, bytes: Buffer): Promise<void> {
    const id = await check(kind, file, bytes)
    await ask('POST', '/imports/write', { import: id, leaveOut: false })
    await workOnImports(payload, { findPlace }, () => false)
    const { failed, faulty } = await readSummary({ payload }, id)
    if (failed > 0) throw new Error(`${file}: ${faulty.map(({ fault }) => fault).join('\n')}`)
  }

  return {
    ask,
    /** Sets a group's settings and marks, and imports its restaurants and menus. */
    async bringFiles(name: string): Promise<void> {
      const { group, read } = readGroup(name)
      await ask('POST', '/globals/settings', group.settings)
      for (const mark of group.marks) await ask('POST', '/menu-tags', mark)
      for (const { kind, file } of group.imports) await bring(kind, file, read(file))
    },
    bringPictures: (name: string) => bring('pictures', 'pictures.zip', readGroup(name).archive()),
    checkPictures: (name: string) => check('pictures', 'pictures.zip', readGroup(name).archive()),
  }
}
