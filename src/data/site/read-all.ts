import type { CollectionSlug, SelectType, TypedCollectionSelect } from 'payload'
import * as cms from '#cms/content/read-all.ts'
import { getPayload } from './payload.ts'

/** Every published document of a collection in order, read 100 at a time (`cms/content/read-all.ts`). */
export async function readAll<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(collection: Slug, options: cms.ReadAllOptions<Select> = {}) {
  return cms.readAll<Slug, Select>(await getPayload(), collection, options)
}
