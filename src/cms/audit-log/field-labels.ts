import type { FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'
import * as t from './messages.gen.ts'

type Labelled = { label?: unknown; labels?: { singular?: unknown } | undefined }

/** A field by its path: its label with those of the fields around it, and the field. */
export type LabelledField = { label: string; field: FlattenedField | null }

/** Reads labels of fields of a collection or global by the paths of the log; a field that is gone has its name. */
export function fieldLabels(req: PayloadRequest, fields: readonly FlattenedField[]) {
  const text = (label: unknown, otherwise: string): string => {
    if (typeof label === 'string') return label
    if (typeof label === 'function') return String(label({ t: req.t, i18n: req.i18n }))
    if (label && typeof label === 'object') {
      return String(Object.values(label)[0] ?? otherwise)
    }
    return otherwise
  }
  const blockOf = (slug: string, blocks: readonly FlattenedBlock[]) =>
    blocks.find((one) => one.slug === slug) ??
    (req.payload.blocks[slug as never] as FlattenedBlock | undefined)

  return (path: string): LabelledField => {
    const labels: string[] = []
    let within: readonly FlattenedField[] = fields
    let field: FlattenedField | null = null
    for (const part of path.split('.')) {
      const row = /^(\d+)(?::(.+))?$/.exec(part)
      if (row && field) {
        const [, number = '', kind = ''] = row
        const block = field.type === 'blocks' ? blockOf(kind, field.blocks) : undefined
        const singular = text((field as Labelled).labels?.singular, labels.pop() ?? '')
        labels.push(
          block
            ? t.block({ label: singular, number, kind: text(block.labels?.singular, kind) })
            : t.row({ label: singular, number }),
        )
        within = block?.flattenedFields ?? fieldsIn(field)
      } else {
        field = within.find(({ name }) => name === part) ?? null
        labels.push(text((field as Labelled | null)?.label, part))
        within = field ? fieldsIn(field) : []
      }
    }
    return { label: labels.join(' › '), field }
  }
}

function fieldsIn(field: FlattenedField): readonly FlattenedField[] {
  return 'flattenedFields' in field ? field.flattenedFields : []
}
