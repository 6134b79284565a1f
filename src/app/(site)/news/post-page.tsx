import type { Metadata } from 'next'
import type { NewsPost } from '#data/news.ts'
import { env } from '#env.ts'
import { newsArticle } from '#features/news/json-ld.ts'
import { PostHeader } from '#features/news/post-header.tsx'
import { Slices } from '#slices/slices.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMetadata } from '../page-metadata.ts'
import { getShell } from '../reads.ts'

/** Metadata of a post. `path` is its canonical address, whichever one it is read at. */
export function postMetadata(post: NewsPost, path: string): Metadata {
  const image = post.seo.image ?? post.image?.desktop ?? null
  return pageMetadata({
    path,
    title: post.title,
    seo: { ...post.seo, image },
    description: post.summary,
  })
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
      <JsonLd value={newsArticle(post, { origin: env.publicUrl, path, name: shortName })} />
    </>
  )
}
