import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import * as t from '#app/(site)/messages.gen.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { Breadcrumbs } from '../../breadcrumbs.tsx'
import { getNewsPost } from '../../reads.ts'
import { type ListQuery, listingMetadata, NewsListing } from '../listing.tsx'
import { PostPage, postMetadata } from '../post-page.tsx'

export const dynamic = 'force-dynamic'

/** Countries with a list of their own, where no post has taken the name (spec:routes.news-lists). */
const COUNTRIES = { ca: t.canada, us: t.theUnitedStates } as const

type Props = { params: Promise<{ first: string }>; searchParams: Promise<ListQuery> }

const isCountry = (name: string): name is keyof typeof COUNTRIES => Object.hasOwn(COUNTRIES, name)

const listOf = (country: keyof typeof COUNTRIES, query: ListQuery) => ({
  path: `/news/${country}`,
  title: t.newsFrom({ country: COUNTRIES[country]() }),
  query,
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { first } = await params
  const post = await getNewsPost(first)
  if (post) return postMetadata(post, newsPath(post.type, post.uid))
  return isCountry(first) ? listingMetadata(listOf(first, await searchParams)) : {}
}

/** `/news/{post}`: the post, or the address that its type decides (spec:routes.news-target). */
export default async function NewsPostPage({ params, searchParams }: Props) {
  const { first } = await params
  const post = await getNewsPost(first)
  if (!post && isCountry(first)) {
    return (
      <>
        <NewsListing {...listOf(first, await searchParams)} country={first} />
        <Breadcrumbs
          of="news-listing-page"
          trail={[{ name: COUNTRIES[first](), path: `/news/${first}` }]}
        />
      </>
    )
  }
  if (!post) redirect('/404')
  // Where it is to be read is decided by cookies, which a page of the cache does not know.
  const moved =
    post.type === 'location-or-zone-based' || newsPath(post.type, first) !== `/news/${first}`
  if (moved) {
    const search = renderContext()?.search
    redirect(`/news-redirect/${first}${search ? `?${search}` : ''}`)
  }
  return <PostPage post={post} path={`/news/${first}`} />
}
