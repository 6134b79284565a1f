import { Slices } from '#slices/slices.tsx'
import * as t from '../messages.gen.ts'
import { getPage } from '../reads.ts'
import { type ListQuery, listingMetadata, NewsListing } from './listing.tsx'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<ListQuery> }

async function listing({ searchParams }: Props) {
  const [page, query] = await Promise.all([getPage('news-listing-page'), searchParams])
  return { page, list: { path: '/news', title: page?.title ?? t.news(), query } }
}

export async function generateMetadata(props: Props) {
  const { page, list } = await listing(props)
  return listingMetadata({ ...list, seo: page?.seo })
}

export default async function NewsPage(props: Props) {
  const { page, list } = await listing(props)
  return (
    <>
      <NewsListing {...list} />
      {page ? (
        <Slices
          slices={page.slices}
          context={{ document: `pages/${page.uid}`, location: null }}
          title={null}
        />
      ) : null}
    </>
  )
}
