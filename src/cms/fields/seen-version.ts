import type { TextField } from 'payload'
import { SAYS_ITSELF } from './form-errors.ts'
import * as t from './messages.gen.ts'

/** The version of a document that its editor has seen (`hooks/content/refuse-stale-save.ts`). */
export const seenVersion: TextField = {
  name: 'seen',
  label: t.version(),
  type: 'text',
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    custom: SAYS_ITSELF,
    components: { Field: '/cms/views/fields/stale-save.client.tsx#StaleSave' },
  },
}
