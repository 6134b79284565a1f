import type { CollectionConfig } from 'payload'
import { checkedCollections } from './checked-collections.ts'

/** Has documents checked, where a guest would see them, before they are published. */
export function withPublishCheck(config: CollectionConfig): CollectionConfig {
  if (!checkedCollections.some((slug) => slug === config.slug)) return config
  const { components } = config.admin ?? {}
  const PublishButton = '/cms/views/publish-check/publish-button.client.tsx#CheckedPublishButton'
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, edit: { ...components?.edit, PublishButton } },
    },
  }
}
