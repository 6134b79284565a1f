import type { CollectionConfig, Field, GlobalConfig } from 'payload'

const lateChanges: Field = {
  name: 'lateChanges',
  type: 'ui',
  admin: {
    components: { Field: '/cms/views/late-changes/late-changes.client.tsx#LateChanges' },
    disableListColumn: true,
  },
}

/** Has the server answer every change of a form, however soon after another it is made. */
export function withLateChanges<T extends CollectionConfig | GlobalConfig>(config: T): T {
  return { ...config, fields: [lateChanges, ...config.fields] }
}
