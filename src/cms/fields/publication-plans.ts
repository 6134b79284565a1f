import type { CollectionConfig, UIField } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

/** A panel without a value: lists what is scheduled for the document, and schedules that it is unpublished. */
const publicationPlans: UIField = {
  name: 'publicationPlans',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/views/publication-plans/publication-plans.tsx#PublicationPlans' },
  },
}

/** Has documents that can be published and taken down at a time say beside them when they come down. */
export function withPublicationPlans(config: CollectionConfig): CollectionConfig {
  if (!hasScheduledPublishEnabled(config as never)) return config
  return { ...config, fields: [...config.fields, publicationPlans] }
}
