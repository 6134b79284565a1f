import type { Metadata } from 'next'
import { type PageDetails, pageMetadata } from './page-metadata.ts'
import { getShell } from './reads.ts'

/** Metadata of a public page of this group, as `pageMetadata` makes it. */
export async function metadataOf(page: PageDetails): Promise<Metadata> {
  return pageMetadata(page, await getShell())
}
