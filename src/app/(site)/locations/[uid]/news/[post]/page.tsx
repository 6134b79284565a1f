import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { newsPath } from '#lib/routing/news-path.ts'
import { PostPage, postMetadata } from '../../../../news/post-page.tsx'
import { getLocation, getNewsPost } from '../../../../reads.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ uid: string; post: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid, post: name } = await params
  const post = await getNewsPost(name)
  return post ? postMetadata(post, pathOf(uid, post)) : {}
}

/**
 * A post at a location; one that the location is not linked to is shown all the same
 * (spec:routes.news-at-location).
 */
export default async function LocationPostPage({ params }: Props) {
  const { uid, post: name } = await params
  const [location, post] = await Promise.all([getLocation(uid), getNewsPost(name)])
  if (!location) notFound()
  if (!post) redirect('/404')
  return <PostPage post={post} path={pathOf(uid, post)} location={uid} />
}

function pathOf(location: string, post: { type: Parameters<typeof newsPath>[0]; uid: string }) {
  const here = `/locations/${location}/news/${post.uid}`
  return post.type === 'location-or-zone-based' ? here : newsPath(post.type, post.uid)
}
