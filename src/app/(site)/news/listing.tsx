import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type NewsFilter, readNews } from '#data/content/news.ts'
import type { Seo } from '#data/content/seo.ts'
import { readWords } from '#data/content/words.ts'
import { NewsList } from '#features/news/news-list.tsx'
import { pageHref, pageNumber } from '#lib/routing/paging.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import * as t from '../messages.gen.ts'
import { pagedMetadata } from '../paged-metadata.ts'

/** Query of a list of posts, as Next hands it over. */
export type ListQuery = Record<string, string | string[] | undefined>

type Listing = {
  /** Address of its first page. */
  path: string
  title: string
  query: ListQuery
}

const pageOf = ({ page }: ListQuery) => pageNumber(typeof page === 'string' ? page : undefined)

/** Metadata of the page of a list that the query asks for. */
export function listingMetadata({
  query,
  ...list
}: Listing & { seo?: Seo | undefined }): Promise<Metadata> {
  return pagedMetadata({ ...list, page: pageOf(query) })
}

/** Posts, newest first, 12 on a page (spec:routes.news-lists); a page after the last is a 404. */
export async function NewsListing({
  path,
  title,
  query,
  country,
}: Listing & Pick<NewsFilter, 'country'>) {
  const [{ items, page, pages }, words] = await Promise.all([
    readNews({ country, page: pageOf(query) }),
    readWords(),
  ])
  if (page > pages) notFound()
  return (
    <Section rhythm="tight">
      <SectionHeader level={1} title={title} eyebrow={page > 1 ? t.pageNumber({ page }) : null} />
      <NewsList posts={items} lead={page === 1} words={words} />
      <Pagination
        page={page}
        pages={pages}
        href={(number) => pageHref(path, number)}
        label={t.pagesOf({ title })}
      />
    </Section>
  )
}
