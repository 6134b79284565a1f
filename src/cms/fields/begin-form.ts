import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/** Has every form of a collection or a global begin with a component (its path), which has no value and no column. */
export function beginForm(name: string, component: string) {
  const field: Field = {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableListColumn: true },
  }
  return <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
    ...config,
    fields: [field, ...config.fields],
  })
}
