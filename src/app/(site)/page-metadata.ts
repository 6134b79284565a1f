import type { Metadata } from 'next'
import type { Seo } from '#data/seo.ts'
import type { SeoTemplateData } from '#data/shell.ts'

type PageMetadata = {
  /** Path of the page, without query: its canonical address. */
  path: string
  /** What the page is called; null = the group's short name alone. */
  title: string | null
  /** The editors' own words for this page; they win over the template (D-71). */
  seo?: Seo | undefined
  /** What the SEO template says for this kind of page, its markers not yet filled. */
  template?: { title: string; description: string; keywords: string } | undefined
  /** Description of a page without any other. */
  description?: string | null
  noIndex?: boolean
}

/** Metadata of a public page: its own SEO fields, else the SEO template, else its title. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { path, title, seo, template } = page
  const fill = (text: string | undefined) =>
    text
      ?.replaceAll('{title}', title ?? '')
      .replaceAll('%s', title ?? '')
      .trim() || undefined
  const whole = seo?.title ?? fill(template?.title)
  const description = seo?.description || page.description || fill(template?.description)
  const image = seo?.image
  return {
    ...(whole ? { title: { absolute: whole } } : title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(seo?.keywords || template?.keywords
      ? { keywords: seo?.keywords ?? fill(template?.keywords) }
      : {}),
    alternates: { canonical: path },
    openGraph: {
      url: path,
      ...(whole || title ? { title: whole ?? title ?? undefined } : {}),
      ...(description ? { description } : {}),
      ...(image ? { images: [{ url: image.src, width: image.width, height: image.height }] } : {}),
    },
    ...(page.noIndex || seo?.noIndex ? { robots: { index: false } } : {}),
  }
}

/** The template's words for the page of a restaurant. */
export function restaurantTemplate(template: SeoTemplateData | null) {
  return (
    template && {
      title: template.restaurantPageTitle,
      description: template.restaurantMetaDescription,
      keywords: template.restaurantKeywords,
    }
  )
}

/** The template's words for the menu of a restaurant. */
export function menuTemplate(template: SeoTemplateData | null) {
  return (
    template && {
      title: template.menuPageTitle,
      description: template.menuMetaDescription,
      keywords: template.menuKeywords,
    }
  )
}
