import type { CollectionSlug, SelectType, TypedCollectionSelect } from 'payload'
import * as cms from '#cms/content/read-fields.ts'
import { getPayload } from './payload.ts'

/** Chosen stored fields of every published document of a collection in order (`cms/content/read-fields.ts`). */
export async function readFields<
  Slug extends CollectionSlug,
  const Select extends TypedCollectionSelect[Slug] & SelectType,
>(collection: Slug, options: cms.ReadFieldsOptions<Select>) {
  return cms.readFields<Slug, Select>(await getPayload(), collection, options)
}
