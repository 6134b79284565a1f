import type { PayloadRequest, TextField } from 'payload'
import type { ServerCall } from '#cms/access/guard-server-functions.ts'
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

/**
 * Switches off Payload's check for a newer version in calls of `form-state` for collections with `seenVersion`. Its notice
 * covers the form and only offers to reload, which loses what was typed; `StaleSave` offers both versions instead.
 */
export function withoutStaleNotice<T extends ServerCall>(call: T, { payload }: PayloadRequest): T {
  const slug = call.name === 'form-state' ? String(call.args.collectionSlug) : ''
  const fields = payload.config.collections.find((one) => one.slug === slug)?.fields ?? []
  if (!fields.some((field) => 'name' in field && field.name === seenVersion.name)) return call
  return { ...call, args: { ...call.args, checkForStaleData: false } }
}
