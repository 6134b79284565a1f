import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/** Fields that no document of a repository fills: see `field-values.ts`; and points of pictures, which it does not have. */
const NOT_FILLED =
  /^(?:uid|formerAddresses|moveVisits|keepBookings|seen|allergens|allergensCheckedAt|id|blockName|blockType|_status|deletedAt|createdAt|updatedAt|_order)$|Focus$/

/** The fields that a document of a repository can fill, with the values that it would have for them, as the API gives these. */
export function samplesOf(fields: readonly FlattenedField[]): Values {
  const filled = fields.flatMap((field) => {
    const value = isFilled(field) ? sampleOf(field) : undefined
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
const DOCUMENT = { link_type: 'Document', id: 'A', type: 'text_page', uid: 'a' }

function sampleOf(field: FlattenedField): unknown {
  const isList = 'hasMany' in field && Boolean(field.hasMany)
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return isList ? undefined : 'Salt.'
    case 'richText':
      return TEXT
    case 'number':
      return 3
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
    case 'relationship':
      return isList ? [{ one: DOCUMENT }] : DOCUMENT
    case 'group':
      return groupSample(field.flattenedFields)
    case 'array':
      return [samplesOf(field.flattenedFields)]
    default:
      return undefined
  }
}

function groupSample(fields: readonly FlattenedField[]): unknown {
  const names = fields.map(({ name }) => name)
  if (names.includes('link_type')) return { ...DOCUMENT, text: 'More' }
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
