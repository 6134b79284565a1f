import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { newsPath, readNews } from '#data/news.ts'
import { NewsList } from '#features/news/news-list.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { pageMetadata } from '../../page-metadata.ts'
import { getNewsPost } from '../../reads.ts'
import { PostPage, postMetadata } from '../post-page.tsx'

export const dynamic = 'force-dynamic'

/** Countries with a list of their own, where no post has taken the name (D-09). */
const COUNTRIES = { ca: 'Canada', us: 'the United States' } as const

type Props = {
  params: Promise<{ first: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const isCountry = (name: string): name is keyof typeof COUNTRIES => Object.hasOwn(COUNTRIES, name)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { first } = await params
  const post = await getNewsPost(first)
  if (post) return postMetadata(post, newsPath(post.type, post.uid))
  if (!isCountry(first)) return {}
  return pageMetadata({ path: `/news/${first}`, title: `News from ${COUNTRIES[first]}` })
}

/** `/news/{post}`: the post, or the address that its type decides (S1 §2). */
export default async function NewsPostPage({ params, searchParams }: Props) {
  const { first } = await params
  const post = await getNewsPost(first)
  if (!post && isCountry(first)) return <CountryNews country={first} />
  if (!post) redirect('/404')
  // Where it is to be read is decided by cookies, which a page of the cache does not know.
  const moved =
    post.type === 'location-or-zone-based' || newsPath(post.type, first) !== `/news/${first}`
  if (moved) redirect(`/news-redirect/${first}${queryOf(await searchParams)}`)
  return <PostPage post={post} path={`/news/${first}`} />
}

async function CountryNews({ country }: { country: keyof typeof COUNTRIES }) {
  return (
    <Section rhythm="tight">
      <SectionHeader level={1} title={`News from ${COUNTRIES[country]}`} />
      <NewsList posts={await readNews({ country })} />
    </Section>
  )
}

function queryOf(query: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one] as [string, string]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
