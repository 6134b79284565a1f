import type { FlattenedField, Payload } from 'payload'
import { richTextFromProse } from '#cms/initial-content/rich-text.ts'

/** What a document is filled with besides words and numbers of its own. */
export type Means = {
  payload: Payload
  /** Ids of documents that another one may name: of media the pictures, or the films. */
  ids(collection: string, films: boolean): number[]
  /** Slices that each list of slices gets where it may have them; all = each kind once. */
  slices: readonly string[] | 'all'
  /** Values by the name of a field, however deep it lies. */
  named?: Record<string, unknown>
}

type Values = Record<string, unknown>
/** Fields as Payload has sanitized them: what is asked of each differs by its type. */
type Field = FlattenedField & {
  validate?: (value: unknown, options: unknown) => unknown
  filterOptions?: { mimeType?: { contains?: string } }
  options?: (string | { value: string })[]
  relationTo?: string | string[]
  blockReferences?: string[]
  hasMany?: boolean
  flattenedFields?: Field[]
  min?: number
  max?: number
  maxLength?: number
  maxRows?: number
}

const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'blockName'])
/** What texts with a form of their own look like. */
const FORMS = [
  ...['17:30', '2026-01-05', '2026-01-05 17:30', 'https://example.com/', '4711', 'a-name'],
  ...['30 60 a.jpg', '#8a1f2b'],
]

/**
 * A value for each of the fields of what `path` names: no two texts are the same, so that one that is lost or
 * changes its place is noticed.
 */
export function filled(fields: readonly FlattenedField[], means: Means, path: string): Values {
  const values: Values = {}
  for (const field of fields as Field[]) {
    const { name, type } = field
    if (OWN.has(name) || type === 'join' || ('virtual' in field && field.virtual)) continue
    const given = means.named?.[name]
    values[name] = given === undefined ? fillField(field, means, `${path} ${name}`) : given
  }
  // A link leads to one thing and keeps the others that were entered before.
  return 'link_type' in values ? { ...values, link_type: LINKS[path.length % 3] } : values
}

const LINKS = ['Document', 'Web', 'Media']

function fillField(field: Field, means: Means, path: string): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.hasMany ? [`${path}-1`, `${path}-2`] : textFor(field, means, path)
    case 'email':
      return `${path.replaceAll(/\W+/g, '-')}@example.com`
    case 'number':
      return Math.min(Math.max(path.length, field.min ?? 1), field.max ?? 1000)
    case 'checkbox':
      return true
    case 'date':
      return '2026-01-05T12:00:00.000Z'
    case 'richText':
      return richTextFromProse(`## Heading of ${path}\n\nWords of ${path} with a [link](/contact).`)
    case 'select':
    case 'radio':
      return choiceOf(field)
    case 'relationship':
    case 'upload':
      return referenceOf(field, means, path)
    case 'group':
      return filled(field.flattenedFields ?? [], means, path)
    case 'array':
      return rowsOf(field, means, path)
    case 'blocks':
      return slicesOf(field, means, path)
    default:
      throw new Error(`${path}: fields of the type ${field.type} are not filled yet`)
  }
}

/** Words that say where they stand; else the first form that the field's own validation takes. */
function textFor(field: Field, { payload }: Means, path: string): string {
  const words = path.slice(-(field.maxLength ?? 200)).trim()
  const siblingData = { link_type: 'Web' }
  const options = { ...field, siblingData, data: {}, req: { payload, t: String } }
  const found = [words, ...FORMS].find((text) => field.validate?.(text, options) === true)
  if (!found) throw new Error(`${path}: no text is known that this field takes`)
  return found.startsWith('https:') ? `${found}${words.replaceAll(' ', '/')}` : found
}

function choiceOf({ options = [], hasMany }: Field): unknown {
  const values = options.map((option) => (typeof option === 'string' ? option : option.value))
  return hasMany ? values.slice(-2) : values.at(-1)
}

function referenceOf(field: Field, { ids }: Means, path: string): unknown {
  const { relationTo = '', hasMany, filterOptions } = field
  const films = filterOptions?.mimeType?.contains === 'video/'
  const found = [relationTo].flat().flatMap((collection) =>
    ids(collection, films)
      .slice(0, 2)
      .map((value) => (Array.isArray(relationTo) ? { relationTo: collection, value } : value)),
  )
  return hasMany ? found : (found[path.length % found.length] ?? null)
}

function rowsOf(
  { flattenedFields = [], maxRows = 2 }: Field,
  means: Means,
  path: string,
): Values[] {
  const count = Math.min(maxRows, 2)
  return Array.from({ length: count }, (_, row) =>
    filled(flattenedFields, means, `${path} ${row + 1}`),
  )
}

function slicesOf({ blockReferences = [] }: Field, means: Means, path: string): Values[] {
  const { payload, slices } = means
  const wanted = blockReferences.filter((slug) => slices === 'all' || slices.includes(slug))
  const kinds = wanted.length > 0 ? wanted : blockReferences.slice(0, 1)
  return kinds.map((slug) => {
    const { flattenedFields } = payload.blocks[slug as keyof typeof payload.blocks]
    return { blockType: slug, ...filled(flattenedFields, means, `${path} ${slug}`) }
  })
}
