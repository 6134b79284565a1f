import type { CollectionConfig } from 'payload'

/** Collections whose documents are looked at before they are published. */
const CHECKED = ['pages', 'news-posts']

/** Has pages and news checked, as a guest would see them, before they are published. */
export function withPublishCheck(config: CollectionConfig): CollectionConfig {
  if (!CHECKED.includes(config.slug)) return config
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
