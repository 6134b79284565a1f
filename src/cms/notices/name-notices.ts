import type { GlobalBeforeValidateHook } from 'payload'
import type { NoticeKind } from '#lib/notices/notices.ts'
import { slugify } from '../addresses/slugify.ts'
import { LONGEST_COOKIE_NAME } from '../fields/cookie-name.ts'

/** Characters of a name that are left for the number of a second one. */
const STEM = LONGEST_COOKIE_NAME - 4

/** The fields of a row from which its cookie name is made. `uid`: the name itself. */
export type NamedRow = {
  id?: string | null
  uid?: string | null
  title?: string | null
  text?: string | null
}

/** Gives every notice of a global a name of its own for its cookie, before it is checked. */
export function nameNotices(kind: NoticeKind): GlobalBeforeValidateHook {
  return ({ data, originalDoc }) => {
    if (!Array.isArray(data?.slices)) return data
    return { ...data, slices: withNames(kind, data.slices, originalDoc?.slices ?? []) }
  }
}

/**
 * Rows with names: one that has a name keeps it, also where its words change or somebody empties the field; one that
 * has none is named after its title or text, and without either stays without. A name is used once: of two rows with
 * the same one (a copy of a row) the row that had it before keeps it. No name is made that a row had which was just
 * taken out: visitors may still have its cookie.
 */
export function withNames<Row extends NamedRow>(
  kind: NoticeKind,
  rows: readonly Row[],
  before: readonly NamedRow[],
): Row[] {
  const had = new Map(before.map(({ id, uid }) => [id, nameIn(uid)]))
  const names = rows.map((row) => nameIn(row.uid) ?? (row.id ? (had.get(row.id) ?? null) : null))
  const isKept = (index: number) => {
    const id = rows[index]?.id
    return Boolean(id) && names[index] !== null && had.get(id) === names[index]
  }
  const order = rows.map((_, index) => index).sort((a, b) => Number(isKept(b)) - Number(isKept(a)))
  const taken = new Set<string>()
  for (const index of order) {
    const name = names[index]
    if (!name) continue
    names[index] = unused(name, taken)
    taken.add(names[index])
  }
  for (const name of had.values()) if (name) taken.add(name)
  return rows.map((row, index) => {
    const name = names[index] ?? madeName(kind, row, taken)
    if (name === null) return row
    taken.add(name)
    return { ...row, uid: name }
  })
}

/** A name as somebody typed it, or null. */
const nameIn = (uid: string | null | undefined) => uid?.trim() || null

function madeName(kind: NoticeKind, row: NamedRow, taken: ReadonlySet<string>): string | null {
  const words = row.title?.trim() || row.text?.trim()
  return words ? unused(nameOf(words) || kind, taken) : null
}

function unused(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${cut(wanted)}-${number}`
    if (!taken.has(name)) return name
  }
}

const nameOf = (words: string) => cut(slugify(words))
const cut = (name: string) => name.slice(0, STEM).replace(/-+$/, '')
