import type { ClientField } from 'payload'

/** What has to be opened before a field is on the page, from the outside in. */
export type Step =
  /** A tab, by its label. */
  | { kind: 'tab'; label: string }
  /** A row of a list, by the path of the list and its place (from 0). */
  | { kind: 'row'; path: string; index: number }

/**
 * Where a field stands in its form: the labels on the way to it, its own last, and what has to be opened.
 * `saysItself`: `SAYS_ITSELF` of `cms/fields/form-errors.ts`.
 */
export type FieldPlace = { labels: string[]; steps: Step[]; saysItself: boolean }

/** What a form says of the rows of a list: the type of the slice at a path such as `slices.2`. */
export type BlockTypeAt = (path: string) => string | undefined

type Blocks = Readonly<Record<string, { fields: ClientField[] } | undefined>>
type Form = { blocks: Blocks; blockTypeAt: BlockTypeAt }

/** Finds the field with a path such as `hours.weekly.0.opens`; null where the form has none. */
export function locateField(
  fields: readonly ClientField[],
  path: string,
  form: Form,
): FieldPlace | null {
  return within(fields, { rest: path.split('.'), before: [] }, form)
}

/** The part of a path that is still to be found, and that before it. */
type Way = { rest: string[]; before: string[] }

function within(fields: readonly ClientField[], way: Way, form: Form): FieldPlace | null {
  for (const field of fields) {
    const place = at(field, way, form)
    if (place) return place
  }
  return null
}

function at(field: ClientField, way: Way, form: Form): FieldPlace | null {
  if (field.type === 'tabs') {
    for (const tab of field.tabs) {
      const inside = 'name' in tab && tab.name ? beyond(way, tab.name) : way
      const place = inside && within(tab.fields, inside, form)
      if (place) return opened({ kind: 'tab', label: textOf(tab.label) }, place)
    }
    return null
  }
  if (!('name' in field) || field.name === undefined) {
    return 'fields' in field ? within(field.fields, way, form) : null
  }
  const inside = beyond(way, field.name)
  return inside && ofNamed(field, inside, form)
}

/** What is wrong with a row, and with no field of it alone. */
const WHOLE_ROW: FieldPlace = { labels: [], steps: [], saysItself: false }

function ofNamed(field: ClientField & { name: string }, way: Way, form: Form): FieldPlace | null {
  const label = 'label' in field ? textOf(field.label) || field.name : field.name
  const saysItself = Boolean(field.admin?.custom?.saysItself)
  const own = { labels: [label], steps: [], saysItself }
  const [first] = way.rest
  if (first === undefined) return own
  if (field.type === 'group') return named(label, within(field.fields, way, form))
  const row = field.type === 'array' || field.type === 'blocks' ? Number(first) : Number.NaN
  if (!Number.isInteger(row)) return own
  const inside = beyond(way, first) as Way
  const path = way.before.join('.')
  const { labels, ...inner } = within(rowFields(field, inside, form), inside, form) ?? WHOLE_ROW
  return opened(
    { kind: 'row', path, index: row },
    { ...inner, labels: [label, `${row + 1}`, ...labels] },
  )
}

/** Fields of one row; of slices, by the type of that at this path. A form that names its slices has none of its own. */
function rowFields(field: ClientField, { before }: Way, { blocks, blockTypeAt }: Form) {
  if (field.type === 'array') return field.fields
  if (field.type !== 'blocks') return []
  const type = blockTypeAt(before.join('.')) ?? ''
  return (field.blocks?.find(({ slug }) => slug === type) ?? blocks[type])?.fields ?? []
}

/** The way beyond its next name; null where it leads elsewhere. */
function beyond({ rest, before }: Way, name: string): Way | null {
  const [first, ...others] = rest
  return first === name ? { rest: others, before: [...before, first] } : null
}

function opened(step: Step, place: FieldPlace): FieldPlace {
  return { ...place, steps: [step, ...place.steps] }
}

function named(label: string, place: FieldPlace | null): FieldPlace | null {
  return place && { ...place, labels: [label, ...place.labels] }
}

/** Labels of this admin are texts; others than texts have none here. */
function textOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
