import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/** Fields that no document of a repository fills: see `field-values.ts`; and points of pictures, which it does not have. */
const NOT_FILLED =
  /^(?:uid|formerAddresses|moveVisits|keepBookings|seen|allergens|allergensCheckedAt|id|blockName|blockType|_status|deletedAt|createdAt|updatedAt|_order)$|Focus$/

/** The fields that a document of a repository can fill, with the values that it would have for them, as the API gives these. */
export function samplesOf(fields: readonly FlattenedField[]): Values {
  const filled = fields.flatMap((field) => {
    const value = isFilled(field) ? (momentSample(field, fields) ?? sampleOf(field)) : undefined
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(filled)
}

function isFilled(field: FlattenedField): boolean {
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return !NOT_FILLED.test(field.name) && !isVirtual
}

const TEXT = [{ type: 'paragraph', text: 'Salt.', spans: [] }]
const PICTURE = {
  url: 'https://images.prismic.io/dune/harbour.jpg',
  dimensions: { width: 1, height: 1 },
}
/** Ids of the documents that samples refer to: this, and the collection that each is imported to. */
export const DOCUMENT_PREFIX = 'whole-'

const documentIn = (collection: string) => ({
  ...{ link_type: 'Document', id: `${DOCUMENT_PREFIX}${collection}` },
})

function sampleOf(field: FlattenedField): unknown {
  const isList = 'hasMany' in field && Boolean(field.hasMany)
  switch (field.type) {
    case 'text':
    case 'textarea':
      return isList ? undefined : 'Salt.'.slice(0, field.maxLength)
    case 'email':
      return 'salt@dune.example'
    case 'richText':
      return TEXT
    case 'number':
      return Math.max(3, field.min ?? 0)
    case 'checkbox':
      return true
    case 'date':
      return '2026-05-01'
    case 'select':
    case 'radio': {
      const [option] = field.options
      return isList ? undefined : typeof option === 'object' ? option.value : option
    }
    case 'upload':
      return isList ? [{ one: PICTURE }] : PICTURE
    case 'relationship': {
      const [collection = ''] = [field.relationTo].flat()
      return isList ? [{ one: documentIn(collection) }] : documentIn(collection)
    }
    case 'group':
      return groupSample(field.flattenedFields)
    case 'array':
      return [samplesOf(field.flattenedFields)]
    default:
      return undefined
  }
}

/** The beginning or end of what is shown for a time: a time of the day beside days of the week, else a moment; undefined of other fields. */
function momentSample({ name, type }: FlattenedField, beside: readonly FlattenedField[]) {
  if (type !== 'text' || !['from', 'until'].includes(name)) return undefined
  return beside.some((one) => one.name === 'days') ? '17:30' : '2027-12-24 17:30'
}

function groupSample(fields: readonly FlattenedField[]): unknown {
  const names = fields.map(({ name }) => name)
  if (names.includes('link_type')) return { ...documentIn('pages'), text: 'More' }
  if (names.includes('desktop')) return PICTURE
  if (names.length === 1 && names[0] === 'url')
    return { link_type: 'Web', url: 'https://a.example' }
  return samplesOf(fields)
}

/** A slice as the API gives it, with values for all its fields; a list that is its only one is its repeated fields. */
export function sliceSample(slug: string, fields: readonly FlattenedField[]): Values {
  const { variation, ...primary } = samplesOf(fields)
  const lists = Object.entries(primary).filter(([, value]) => isRows(value))
  const [only, ...others] = lists
  const isRepeated = only !== undefined && others.length === 0
  const items = isRepeated ? only[1] : []
  if (isRepeated) delete primary[only[0]]
  return { slice_type: slug, variation: variation ?? 'default', primary, items }
}

/** A list of rows, and not formatted text. */
const isRows = (value: unknown) => Array.isArray(value) && value !== TEXT
