import type { TextField } from 'payload'
import { focusName, isStoredFocus } from '#lib/media/focus.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

/** `30 60` and the name of a file. */
const LONGEST = 300

/** The focus of the upload field named `picture`, which stands beside it: text as `storeFocus` writes it, or empty. */
export function pictureFocus(picture: string): TextField {
  return {
    name: focusName(picture),
    label: t.staysInSight(),
    type: 'text',
    maxLength: LONGEST,
    custom: { ...NOT_WORDS, isFocus: true },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === '' ||
      (typeof value === 'string' && value.length <= LONGEST && isStoredFocus(value)) ||
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
