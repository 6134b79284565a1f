import type { Metadata } from 'next'
import type { NewsPost } from '#data/content/news.ts'
import { env } from '#env.ts'
import { newsArticle } from '#features/news/json-ld.ts'
import { PostHeader } from '#features/news/post-header.tsx'
import { Slices } from '#slices/slices.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { metadataOf } from '../metadata-of.ts'
import { getShell } from '../reads.ts'

/** Metadata of a post. `path` is its canonical address, whichever one it is read at. */
export function postMetadata(post: NewsPost, path: string): Promise<Metadata> {
  const { title, seo, summary, date } = post
  return metadataOf({ path, title, seo, description: summary, published: date })
}

type PostPageProps = { post: NewsPost; path: string; location?: string | null }

/** A post, on its own or below a location. */
export async function PostPage({ post, path, location = null }: PostPageProps) {
  const { shortName } = await getShell()
  return (
    <>
      <PostHeader post={post} />
      <Slices
        slices={post.slices}
        context={{ document: `news-posts/${post.uid}`, location }}
        title={null}
      />
      <Breadcrumbs of="news-listing-page" trail={[{ name: post.title, path }]} />
      <JsonLd value={newsArticle(post, { origin: env.publicUrl, path, name: shortName })} />
    </>
  )
}
