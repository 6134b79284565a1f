import type { FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'
import { type PrismicDocument, readPrismicDocument } from '#lib/prismic/document.ts'
import { type Values, wordsOf } from '#lib/prismic/values.ts'
import { pageTypes } from '../../../collections/pages.ts'
import { blockOf } from '../../../find-replace/sources.ts'
import type { ReferringData } from '../../references/reference.ts'
import type { StagedDocument } from '../../types.ts'
import { keyOfExactId } from '../key-of.ts'
import type { ImportKind, ImportPorts, PreparedKind, RowReading } from '../kind.ts'
import { usualPlace } from '../locations/usual-place.ts'
import { filled } from '../read-cell.ts'
import { targetOf } from './document-types.ts'
import { type Around, fieldValues } from './field-values.ts'
import * as t from './messages.gen.ts'
import { momentOf } from './plain-values.ts'
import { formerAddressOf, redirectOf } from './redirects.ts'
import { sliceValues } from './slice-values.ts'
import { sourceOf } from './source-of.ts'

/** Columns of the rows that documents become (`lib/import-files/read-documents.ts`). */
const COLUMNS = [
  { name: 'document', label: t.document },
  { name: 'file', label: t.file },
] as const

/** The documents of a Prismic repository, one in each row. */
export const prismicKind: ImportKind = {
  ...{ name: 'prismic', label: t.kind, hint: t.kindHint, role: 'editor', reads: 'documents' },
  option: { name: 'publish', label: t.publish, hint: t.publishHint },
  days: [],
  prepare: async (req): Promise<PreparedKind> => {
    const fields = COLUMNS.map(({ name, label }) => ({
      ...{ name, label: label(), aliases: [name], exact: true, required: name === 'document' },
    }))
    const read = documentReader(req)
    return {
      fields,
      read: (cells, { ports }) => read(cells('document'), cells('file'), ports),
    }
  },
}

function documentReader(req: PayloadRequest) {
  const { collections, globals } = req.payload.config
  const fieldsOf = new Map(
    [...collections, ...globals].map(({ slug, flattenedFields }) => [
      String(slug),
      flattenedFields,
    ]),
  )
  const labels = new Map(globals.map(({ slug, label }) => [String(slug), String(label)]))
  const block = blockOf(req)
  let siteLanguage: string | undefined
  const claimed = new Set<string>()
  return (json: string, file: string, ports: ImportPorts): RowReading => {
    const document = readPrismicDocument(JSON.parse(json, withoutNul), file)
    if (!document) return { ok: false, fault: t.noDocument() }
    // The site speaks one language: the one of its first document in English.
    const { language, type, uid } = document
    if (/^en\b/i.test(language)) siteLanguage ??= language
    if (language !== '' && language !== siteLanguage)
      return { ok: false, fault: t.otherLanguage({ language }) }
    const target = targetOf(type)
    if (!target) return { ok: false, fault: t.unknownType({ type }) }
    const claim = claimOf(target, uid)
    if (claim !== null && claimed.has(claim)) return { ok: false, fault: t.claimedTwice() }
    if (claim !== null) claimed.add(claim)
    const fields = fieldsOf.get(target.global ?? target.collection) ?? []
    return stagedOf(document, target, { fields, labels, block, ports })
  }
}

/** Returns a key that only one document of a file may have: its type, where that exists once, else its name in addresses; null without one. */
function claimOf({ collection, page, global }: Target, uid: string): string | null {
  if (global || (page && page !== 'text-page')) return `${global ?? page}`
  return uid === '' ? null : `${collection}/${uid}`
}

/** No text of a database can have a NUL. */
const withoutNul = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

type Target = NonNullable<ReturnType<typeof targetOf>>

type Given = {
  fields: readonly FlattenedField[]
  /** Names of globals. */
  labels: ReadonlyMap<string, string>
  block: (slug: string) => FlattenedBlock | undefined
  ports: ImportPorts
}

function stagedOf(
  document: PrismicDocument,
  { collection, order, page, global }: Target,
  { fields, labels, block, ports }: Given,
): RowReading {
  if (collection === 'redirects') {
    const redirect = redirectOf(document, order)
    return redirect ? { ok: true, documents: [redirect] } : { ok: false, fault: t.noRedirect() }
  }
  const leftOut = new Set<string>()
  const around: Around = {
    leaveOut: (path) => leftOut.add(path),
    readSlice: (slice) => {
      const own = block(slice.type.replaceAll('-', '_'))
      if (!own) leftOut.add(slice.type || 'slices')
      return own ? sliceValues(slice, own, around) : null
    },
  }
  const values = fieldValues(fields, sourceOf(document, collection), around)
  const staged = (name: StagedDocument['name'], title: string, said: Values): StagedDocument => {
    const data: ReferringData = { said, leftOut: [...leftOut] }
    return { ...{ name, title, order, rank: 0 }, data, defaults: {} }
  }
  if (global)
    return {
      ok: true,
      documents: [staged(`globals/${global}`, labels.get(global) ?? global, values)],
    }
  const title = titleOf(document, values, page)
  const hasUid = document.uid !== '' && (page === null || page === 'text-page')
  const own = staged(`${collection}/${keyOfExactId(document.id)}`, title, {
    ...values,
    ...(page ? { type: page } : {}),
    ...(hasUid ? { uid: document.uid } : {}),
  })
  const defaults = { title, ...defaultsOf(collection, document, { title, ...values }, ports) }
  return { ok: true, documents: [{ ...own, defaults }, ...formerAddressOf(document, own)] }
}

function titleOf(
  { data, id, uid }: PrismicDocument,
  values: Values,
  page: (typeof pageTypes)[number]['value'] | null,
): string {
  const said = [values.title, data.name, data.heading, data.headline].map(wordsOf)
  const label = page === 'text-page' ? null : pageTypes.find(({ value }) => value === page)?.label
  return said.find((text) => text !== '') || String(label ?? '') || uid || id
}

/** Returns default values of a new document for fields that the old system lacks. */
function defaultsOf(
  collection: string,
  { publishedAt }: PrismicDocument,
  data: Values,
  ports: ImportPorts,
): Values {
  if (collection === 'locations') return usualPlace(data, ports)
  if (collection === 'menu-tags') return { abbreviation: initialsOf(String(data.title)) }
  return collection === 'news-posts' ? filled({ date: momentOf(publishedAt) }) : {}
}

const initialsOf = (title: string) =>
  title
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2)
