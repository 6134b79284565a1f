import type { CollectionConfig, Field, GlobalConfig } from 'payload'

const formErrors: Field = {
  name: 'formErrors',
  type: 'ui',
  admin: {
    components: { Field: '/cms/views/form-errors/form-errors.client.tsx#FormErrors' },
    disableListColumn: true,
  },
}

/** `admin.custom` of a field that comes into view with what is wrong by itself: the form does not begin with it. */
export const SAYS_ITSELF = { saysItself: true }

/** Has a form begin with what was wrong when a save of it was refused. */
export function withFormErrors<T extends CollectionConfig | GlobalConfig>(config: T): T {
  return { ...config, fields: [formErrors, ...config.fields] }
}
