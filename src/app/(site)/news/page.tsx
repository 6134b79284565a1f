import { readNews } from '#data/news.ts'
import { NewsList } from '#features/news/news-list.tsx'
import { Slices } from '#slices/slices.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { pageMetadata } from '../page-metadata.ts'
import { getPage } from '../reads.ts'

export const dynamic = 'force-dynamic'

const TITLE = 'News'

export async function generateMetadata() {
  const page = await getPage('news-listing-page')
  return pageMetadata({ path: '/news', title: page?.title ?? TITLE, seo: page?.seo })
}

export default async function NewsPage() {
  const [page, posts] = await Promise.all([getPage('news-listing-page'), readNews()])
  return (
    <>
      <Section rhythm="tight">
        <SectionHeader level={1} title={page?.title ?? TITLE} />
        <NewsList posts={posts} />
      </Section>
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
