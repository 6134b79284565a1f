import type { NewsPost } from '#data/news.ts'

/** A post as schema.org's NewsArticle at the path where it is read. */
export function newsArticle(
  post: NewsPost,
  { origin, path, name }: { origin: string; path: string; name: string },
): Record<string, unknown> {
  const image = post.image?.desktop.src
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title,
    datePublished: post.date,
    mainEntityOfPage: `${origin}${path}`,
    publisher: { '@type': 'Organization', name },
    ...(post.summary ? { description: post.summary } : {}),
    ...(image ? { image: new URL(image, origin).href } : {}),
  }
}
