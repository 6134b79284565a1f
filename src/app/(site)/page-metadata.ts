import type { Metadata } from 'next'
import type { Seo } from '#data/content/seo.ts'
import type { SeoTemplateData, ShellData } from '#data/content/shell.ts'
import type { SharedPicture } from '#lib/media/picture.ts'
import { sharedSize } from '#lib/media/shared-cut.ts'
import { SHARED_PICTURE_PATH } from '#lib/routing/fixed-paths.ts'

export type PageDetails = {
  /** Path of the page, without query: its canonical address. */
  path: string
  /** Title of the page; null = the group's short name alone (spec:routes.title). */
  title: string | null
  /** City of the location that the page is about. */
  city?: string
  /** Which of the SEO template's words are for it. */
  kind?: 'page' | 'restaurant' | 'menu'
  /** The editors' own words for this page; they win over the template (spec:slices.seo-slice). */
  seo?: Partial<Seo> | undefined
  /** The page's first words: its description where neither its slice nor the template has one. */
  description?: string | null
  /** Picture of a page whose `seo` has none. */
  image?: SharedPicture | null
  /** Day of publication of an article, `YYYY-MM-DD`. */
  published?: string
  noIndex?: boolean
}

type Group = Pick<ShellData, 'shortName' | 'seoTemplate'>

/**
 * Metadata of a public page: its own `seo_slice`, else the SEO template with the page's title in it
 * (spec:content.seo), else its title and its first words. One canonical address, whichever way it was reached.
 */
export function pageMetadata(page: PageDetails, { shortName, seoTemplate }: Group): Metadata {
  const { path, seo = {}, kind = 'page' } = page
  const template = templateOf(seoTemplate, kind)
  const fill = (text: string | undefined) => filled(text, page)
  const title = seo.title ?? titleOf(page, template.title) ?? shortName
  const description = seo.description || fill(template.description) || page.description
  const keywords = seo.keywords || fill(template.keywords)
  const image = seo.image ?? page.image ?? seoTemplate?.image ?? drawnPicture(shortName)
  return {
    title: { absolute: title },
    ...(description ? { description } : {}),
    ...(keywords ? { keywords } : {}),
    alternates: { canonical: path },
    openGraph: {
      url: path,
      siteName: shortName,
      title,
      ...(description ? { description } : {}),
      images: [imageOf(image)],
      ...(page.published
        ? { type: 'article', publishedTime: page.published }
        : { type: 'website' }),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      ...(description ? { description } : {}),
      images: [imageOf(image)],
    },
    ...(page.noIndex || seo.noIndex ? { robots: { index: false } } : {}),
  }
}

/** The group's logo or name, drawn. */
const drawnPicture = (shortName: string): SharedPicture => ({
  ...{ src: SHARED_PICTURE_PATH, alt: shortName },
  ...sharedSize,
})

const imageOf = ({ src, width, height, alt }: SharedPicture) => ({ url: src, width, height, alt })

/** A page's title in its template; a template without a marker says nothing of the page. */
function titleOf(page: PageDetails, template: string | undefined): string | undefined {
  if (page.title === null) return undefined
  const marked = /\{title\}|%s|\{city\}/.test(template ?? '')
  return (marked ? filled(template, page) : undefined) ?? page.title
}

/**
 * A template with the page's title in place of `{title}` or `%s` and the city of its location in
 * place of `{city}` (spec:content.seo). A page without a city loses the marker and the mark before it.
 */
function filled(text: string | undefined, { title, city }: PageDetails): string | undefined {
  return (
    text
      ?.replaceAll('{title}', () => title ?? '')
      .replaceAll('%s', () => title ?? '')
      .replace(/(\s*[,·|–-])?\s*\{city\}/g, (marker) =>
        city ? marker.replace('{city}', () => city) : '',
      )
      .replace(/\s+/g, ' ')
      .trim() || undefined
  )
}

function templateOf(template: SeoTemplateData | null, kind: NonNullable<PageDetails['kind']>) {
  if (!template) return {}
  switch (kind) {
    case 'restaurant':
      return {
        title: template.restaurantPageTitle,
        description: template.restaurantMetaDescription,
        keywords: template.restaurantKeywords,
      }
    case 'menu':
      return {
        title: template.menuPageTitle,
        description: template.menuMetaDescription,
        keywords: template.menuKeywords,
      }
    case 'page':
      return {
        title: template.genericTitleTemplate,
        description: template.genericMetaDescription,
        keywords: template.genericKeywords,
      }
  }
}
