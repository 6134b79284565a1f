import type { RelationshipField, RowField, SelectField, TextField, UploadField } from 'payload'
import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { localDateTimeField } from '#cms/fields/opening-hours.ts'

type Named = { name: string; label?: string; required?: boolean; description?: string }

/** A picture of the media library; a DTO of type `Picture` in components. */
export function picture({ name, label, required, description }: Named): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: collectionSlug('media'),
    label,
    required,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description },
  }
}

/** The files of one silent film, one per format; a list of `Film` in components. */
export function films({ name, label, description }: Named): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: collectionSlug('media'),
    hasMany: true,
    maxRows: 2,
    label,
    filterOptions: { mimeType: { contains: 'video/' } },
    admin: { description },
  }
}

/** The small line above a heading. */
export const eyebrow: TextField = { name: 'eyebrow', type: 'text', maxLength: 60 }

/** The ground that a slice stands on. */
export const tone: SelectField = {
  name: 'tone',
  type: 'select',
  label: 'Background',
  defaultValue: 'linen',
  options: [
    { label: 'Linen', value: 'linen' },
    { label: 'Paper', value: 'paper' },
    { label: 'Spruce (dark)', value: 'spruce' },
  ],
}

/** A slice's choice of `tone`, as components get it. */
export type SliceTone = 'linen' | 'paper' | 'spruce'

/** When a notice is shown, by the clock of the visitor's location. */
export const schedule: RowField = {
  type: 'row',
  fields: [
    localDateTimeField(
      'from',
      'Show from',
      'In the time zone of the visitor’s restaurant. Leave empty to show it right away.',
    ),
    localDateTimeField(
      'until',
      'Show until',
      'In the same time zone. Leave empty to show it until it is removed.',
    ),
  ],
}

/** A notice's choice of `schedule`: moments `YYYY-MM-DD HH:mm`. */
export type Schedule = { from?: string | null; until?: string | null }

/** The item that a slice is about, as components get it. */
export type MenuItemRef = { id: string | number }

/** Choice of a dish or drink. What is shown of it is read where it stands, and never copied. */
export const menuItem = {
  name: 'menuItem',
  label: 'Dish or drink',
  type: 'relationship',
  relationTo: collectionSlug('menu-items'),
  required: true,
} satisfies RelationshipField
