import type { Metadata } from 'next'
import type { Seo } from '#data/content/seo.ts'
import { pageHref } from '#lib/routing/paging.ts'
import * as t from './messages.gen.ts'
import { metadataOf } from './metadata-of.ts'

type PagedList = {
  /** Address of its first page. */
  path: string
  /** Number of the page, from 1. */
  page: number
  title: string
  seo?: Seo | undefined
}

/** Metadata of one page of a list: each has its own canonical address and title. */
export function pagedMetadata({ path, page, title, seo }: PagedList): Promise<Metadata> {
  const titleOf = (title: string) => (page > 1 ? t.titleOfPage({ title, page }) : title)
  return metadataOf({
    path: pageHref(path, page),
    title: titleOf(title),
    seo: seo && { ...seo, title: seo.title && titleOf(seo.title) },
  })
}
