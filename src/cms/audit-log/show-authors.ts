import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload'

const VIEWS = '/cms/views/audit-log'

const changedBy = (subject: string) => ({
  path: `${VIEWS}/changed-by.tsx#ChangedBy`,
  serverProps: { subject },
})

/** Views of versions that say who saved them. */
const authored: EditConfig = {
  versions: { Component: `${VIEWS}/version-list.tsx#VersionList` },
  version: { actions: [`${VIEWS}/version-author.tsx#VersionAuthor`] },
}

/** Has each document lead to its entries in the audit log, and its versions say who saved them. */
export function showAuthors(config: CollectionConfig): CollectionConfig {
  const { components } = config.admin ?? {}
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [
      ...(components?.edit?.beforeDocumentControls ?? []),
      changedBy(`collections/${config.slug}`),
    ],
  }
  const views = config.versions ? { ...components?.views, edit: authored } : components?.views
  return {
    ...config,
    admin: { ...config.admin, components: { ...components, edit, ...(views ? { views } : {}) } },
  }
}

/** As `showAuthors`, for a global. */
export function showGlobalAuthors(config: GlobalConfig): GlobalConfig {
  const { components } = config.admin ?? {}
  const elements = {
    ...components?.elements,
    beforeDocumentControls: [
      ...(components?.elements?.beforeDocumentControls ?? []),
      changedBy(`globals/${config.slug}`),
    ],
  }
  const views = config.versions ? { ...components?.views, edit: authored } : components?.views
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, elements, ...(views ? { views } : {}) },
    },
  }
}
