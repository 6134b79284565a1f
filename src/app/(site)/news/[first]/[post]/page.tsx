import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { newsPath } from '#lib/routing/news-path.ts'
import { getNewsPost } from '../../../reads.ts'
import { PostPage, postMetadata } from '../../post-page.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ first: string; post: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getNewsPost((await params).post)
  return post ? postMetadata(post, newsPath(post.type, post.uid)) : {}
}

/** `/news/{ca|us}/{post}`: a post for the locations of one country (spec:routes.news-target). */
export default async function CountryPostPage({ params }: Props) {
  const { first: country, post: uid } = await params
  if (country !== 'ca' && country !== 'us') notFound()
  const post = await getNewsPost(uid)
  if (!post) redirect('/404')
  const path = `/news/${country}/${uid}`
  if (newsPath(post.type, uid) !== path) redirect(`/news/${uid}`)
  return <PostPage post={post} path={path} />
}
