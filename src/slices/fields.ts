import type {
  ArrayField,
  RelationshipField,
  RowField,
  SelectField,
  TextField,
  UploadField,
} from 'payload'
import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { linkField } from '#cms/fields/link.ts'
import { localDateTimeField } from '#cms/fields/opening-hours.ts'
import { pictureFocus } from '#cms/fields/picture-focus.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import * as t from './messages.gen.ts'

type Named = { name: string; label?: string; required?: boolean; description?: string }

/** A picture of the media library, and what of it stays in sight; a DTO of type `Picture` in components. */
export function picture({ name, label, required, description }: Named): RowField {
  return {
    type: 'row',
    fields: [
      {
        name,
        type: 'upload',
        relationTo: collectionSlug('media'),
        label,
        required,
        filterOptions: { mimeType: { contains: 'image/' } },
        admin: { description, width: '100%' },
      },
      pictureFocus(name),
    ],
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

/** A slice's link to what guests are asked to do; a DTO of type `ResolvedLink` in components. */
export const callToAction = () => linkField({ name: 'cta', label: t.callToAction() })

/** The slides of a slider, at most `maxRows` of them; a list of `Slide` in components. */
export function slides(maxRows?: number): ArrayField {
  return {
    name: 'slides',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows,
    fields: [
      picture({ name: 'image', required: true }),
      { name: 'title', type: 'text', maxLength: 80 },
      { name: 'text', type: 'textarea', maxLength: 280 },
      callToAction(),
    ],
  }
}

/** A picture of a slider with what is said beside it. */
export type Slide = {
  id?: string | null
  image: Picture
  title?: string | null
  text?: string | null
  cta?: ResolvedLink | null
}

/** The ground that a slice stands on. */
export const tone: SelectField = {
  name: 'tone',
  type: 'select',
  label: t.background(),
  defaultValue: 'linen',
  options: [
    { label: t.light(), value: 'linen' },
    { label: t.lighter(), value: 'paper' },
    { label: t.dark(), value: 'spruce' },
  ],
}

/** A slice's choice of `tone`, as components get it. */
export type SliceTone = 'linen' | 'paper' | 'spruce'

/** When a notice is shown, by the clock of the visitor's location. */
export const schedule: RowField = {
  type: 'row',
  fields: [
    localDateTimeField('from', t.showFrom(), t.leaveEmptyToShowAtOnce()),
    localDateTimeField('until', t.showUntil(), t.leaveEmptyToShowForever()),
  ],
}

/** A notice's choice of `schedule`: moments `YYYY-MM-DD HH:mm`. */
export type Schedule = { from?: string | null; until?: string | null }

/** The item that a slice is about, as components get it. */
export type MenuItemRef = { id: string | number }

/** Content of a slice that is about one item of a menu. */
export type ItemSlice = { menuItem: MenuItemRef }

/** Choice of a dish or drink. What is shown of it is read where it stands, and never copied. */
export const menuItem = {
  name: 'menuItem',
  label: t.dishOrDrink(),
  type: 'relationship',
  relationTo: collectionSlug('menu-items'),
  required: true,
} satisfies RelationshipField
