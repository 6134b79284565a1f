import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Page } from '#data/content/pages.ts'
import { Slices } from '#slices/slices.tsx'
import { metadataOf } from './metadata-of.ts'
import { getPage } from './reads.ts'

type SingleType = Parameters<typeof getPage>[0]

/** Metadata of the page that exists once for its kind. */
export async function contentMetadata(
  type: SingleType,
  path: string,
  { noIndex = false } = {},
): Promise<Metadata> {
  const page = await getPage(type)
  if (!page) return {}
  // The home page is called as the group is (spec:routes.title).
  const title = type === 'homepage' ? null : page.title
  return metadataOf({ path, title, seo: page.seo, noIndex })
}

/** The page that exists once for its kind, by its slices; 404 where the editors have none. */
export async function ContentPage({ type, afterFirst }: { type: SingleType } & Around) {
  const page = await getPage(type)
  if (!page) notFound()
  return <PageSlices page={page} afterFirst={afterFirst} />
}

/** Content of the page itself, shown below its first slice. */
type Around = { afterFirst?: ReactNode }

type PageSlicesProps = { page: Page; location?: string | null } & Around

/** A page of slices, under its own name where no slice has a heading. */
export function PageSlices({ page, location = null, afterFirst }: PageSlicesProps) {
  const context = { document: `pages/${page.uid}`, location }
  return (
    <Slices slices={page.slices} context={context} title={page.title} afterFirst={afterFirst} />
  )
}
