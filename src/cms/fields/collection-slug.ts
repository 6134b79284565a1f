import type { CollectionSlug } from 'payload'

/** A collection's slug where the generated types do not know it yet. */
export const collectionSlug = (slug: string): CollectionSlug => slug as CollectionSlug
