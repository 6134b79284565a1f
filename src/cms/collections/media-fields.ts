import type { Field, TextField } from 'payload'
import { LONGEST_TAG, MOST_TAGS } from '../picture-library/limits.ts'
import * as t from './messages.gen.ts'

/** Words by which editors find pictures again; guests never read them. */
export const tagsField: TextField = {
  name: 'tags',
  label: t.pictureTags(),
  type: 'text',
  hasMany: true,
  maxRows: MOST_TAGS,
  maxLength: LONGEST_TAG,
  admin: { description: t.pictureTagsHint() },
}

const nobody = () => false
const ours = {
  hidden: true,
  access: { create: nobody, update: nobody },
  admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
} as const

/** The files that were replaced and are kept for a while, and when the last of them was. */
export const formerFields: Field[] = [
  { name: 'formerFiles', label: t.formerFiles(), type: 'text', hasMany: true, ...ours },
  { name: 'replacedAt', label: t.replacedAt(), type: 'date', ...ours },
]
