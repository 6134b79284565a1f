import type { TextField } from 'payload'
import { focusName, isStoredFocus } from '#lib/media/focus.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

/** Characters of `30 60`, the name of a file and the end of its line. */
const LONGEST_LINE = 300

/**
 * The focus of the upload field named `picture`, which stands beside it: text as `storeFocus` writes it, or empty.
 *
 * @param rows - how many pictures the field has at most.
 */
export function pictureFocus(picture: string, rows = 1): TextField {
  const longest = rows * LONGEST_LINE
  return {
    name: focusName(picture),
    label: t.staysInSight(),
    type: 'text',
    maxLength: longest,
    custom: { ...NOT_WORDS, isFocus: true },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' && value.length <= longest && isStoredFocus(value)) ||
      t.noFocus(),
    admin: {
      width: '100%',
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: {
        Field: '/cms/views/picture-focus/focus-field.client.tsx#FocusField',
      },
    },
  }
}
