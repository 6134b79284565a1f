import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { fullDateLabel, momentLabel } from '#lib/time/time-labels.ts'
import { fieldLabels } from './field-labels.ts'
import * as t from './messages.gen.ts'
import type { Changes, LoggedValue, Reference } from './types.ts'

/** A changed field in words. */
export type DescribedChange = {
  path: string
  label: string
  before: string
  after: string
  hidden: boolean
}

/** The collection or global that a subject of the log is about; undefined for one that is gone, and for nothing. */
export function entityOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  subject: string,
): SanitizedCollectionConfig | SanitizedGlobalConfig | undefined {
  const [kind, slug = ''] = subject.split('/')
  if (kind === 'globals') return payload.config.globals.find((one) => one.slug === slug)
  return payload.config.collections.find((one) => one.slug === slug)
}

/** Label of the collection or global that a subject of the log is about. */
export function kindText(req: PayloadRequest, subject: string): string {
  const entity = entityOf(req, subject)
  const label =
    entity && 'labels' in entity
      ? entity.labels?.singular
      : entity && 'label' in entity && entity.label
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ t: req.t, i18n: req.i18n } as never))
  return subject.split('/')[1] ?? ''
}

/** Changed fields of documents by their labels, with values as people read them. */
export async function describeChanges(
  req: PayloadRequest,
  entries: readonly { subject: string; changes: Changes }[],
): Promise<DescribedChange[][]> {
  const titles = await titlesOf(
    req,
    entries.flatMap(({ changes }) => referencesIn(changes)),
  )
  return entries.map(({ subject, changes }) => {
    const labelOf = fieldLabels(req, entityOf(req, subject)?.flattenedFields ?? [])
    return changes.fields.map((change) => {
      const { label: own, field } = labelOf(change.path)
      const isOrder = 'after' in change && Array.isArray(change.after) && hasRows(field)
      const label = isOrder ? t.orderOf({ label: own }) : own
      if ('hidden' in change)
        return { path: change.path, label, before: '', after: t.notShown(), hidden: true }
      const text = (value: LoggedValue) => valueText(value, field, titles)
      return {
        path: change.path,
        label,
        before: text(change.before),
        after: text(change.after),
        hidden: false,
      }
    })
  })
}

const hasRows = (field: FlattenedField | null) =>
  field?.type === 'array' || field?.type === 'blocks'

function valueText(
  value: LoggedValue,
  field: FlattenedField | null,
  titles: ReadonlyMap<string, string>,
): string {
  if (value === null) return t.empty()
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (Array.isArray(value)) return value.map((one) => optionText(one, field)).join(', ')
  if (typeof value !== 'object') return dateText(optionText(String(value), field), field)
  if ('text' in value) return t.longText(value)
  return value.references.map((one) => titles.get(keyOf(one)) ?? `${one.id}`).join(', ')
}

function optionText(value: string, field: FlattenedField | null): string {
  if (field?.type !== 'select' && field?.type !== 'radio') return value
  const option = field.options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
}

function dateText(value: string, field: FlattenedField | null): string {
  if (field?.type !== 'date') return value
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
  return isDay ? fullDateLabel(value.slice(0, 10)) : momentLabel(value.slice(0, 16))
}

function referencesIn({ fields }: Changes): Reference[] {
  return fields.flatMap((change) =>
    'hidden' in change
      ? []
      : [change.before, change.after].flatMap((value) =>
          value && typeof value === 'object' && 'references' in value ? value.references : [],
        ),
  )
}

const keyOf = ({ collection, id }: Reference) => `${collection} ${id}`

/** Titles of documents as they are now. */
async function titlesOf(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [collection, all] of Map.groupBy(references, (one) => one.collection)) {
    const config = req.payload.config.collections.find(({ slug }) => slug === collection)
    const title = config?.admin.useAsTitle
    if (!config || !title) continue
    const kind = kindText(req, `collections/${collection}`)
    for (const one of all) titles.set(keyOf(one), t.deletedDocument({ kind, id: `${one.id}` }))
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: [...new Set(all.map(({ id }) => id))] } },
      ...{ select: { [title]: true } as never, depth: 0, pagination: false, trash: true, req },
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const known = doc[title]
      const text = typeof known === 'string' && known ? known : `${kind} ${doc.id}`
      titles.set(`${collection} ${doc.id}`, text)
    }
  }
  return titles
}
