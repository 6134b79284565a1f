import type { NewsPost } from '#data/content/news.ts'

/** A post as schema.org's NewsArticle at the path where it is read. */
export function newsArticle(
  post: NewsPost,
  { origin, path, name }: { origin: string; path: string; name: string },
): Record<string, unknown> {
  const image = post.seo.image?.src
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    datePublished: post.date,
    mainEntityOfPage: `${origin}${path}`,
    // A post may be dated ahead of its last change.
    dateModified: [post.date, post.updatedAt].sort()[1],
    author: { '@type': 'Organization', name, url: origin },
    publisher: { '@type': 'Organization', name, url: origin },
    ...(post.summary ? { description: post.summary } : {}),
    ...(image ? { image: new URL(image, origin).href } : {}),
  }
}
