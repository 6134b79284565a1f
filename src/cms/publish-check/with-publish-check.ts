import type { CollectionConfig } from 'payload'
import { isAddressable } from '../addresses/addressable-collections.ts'

/** Has a document with a page of its own checked, as a guest would see it, before it is published. */
export function withPublishCheck(config: CollectionConfig): CollectionConfig {
  if (!isAddressable(config.slug)) return config
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
