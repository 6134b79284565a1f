import { SHORT_NAME } from '#cms/content/short-name.ts'
import type { Picture, SharedPicture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { resolveLink, resolveNamedLink } from '#lib/routing/links.ts'
import { safeHref } from '#lib/routing/safe-href.ts'
import type { Footer, Header, SeoTemplate, Setting } from '#payload-types.ts'
import { type PageLook, readPageLook, referenceLook } from './look.ts'
import { toPicture, toSharedPicture } from './media.ts'
import * as t from './messages.gen.ts'
import { readGlobal } from './read-global.ts'

/** Content of the header. */
export type HeaderData = {
  logo: Picture | null
  logoHeightPixels: number | null
  menu: ResolvedLink[]
  reserveButtonText: string
  orderButtonText: string
  pickupTitle: string | null
  pickupText: string | null
  pickupButtonText: string | null
  deliveryTitle: string | null
  deliveryText: string | null
}

/** A column of the footer; its title is null where the editors gave none. */
export type LinkColumn = { title: string | null; links: ResolvedLink[] }

export type SocialData = { facebook?: string; twitter?: string; instagram?: string }

/** Content of the footer. */
export type FooterData = {
  backgroundImage: Picture | null
  socialLinksTitle: string
  linkColumnsTitle: string
  copyrightMessage: string
  /** At most 3 (spec:shell.footer-content). */
  linkColumns: LinkColumn[]
  social: { canada: SocialData; usa: SocialData }
  legalLinks: ResolvedLink[]
  propertiesLink: ResolvedLink | null
  bookingProviderLinks: ResolvedLink[]
}

/**
 * Titles and descriptions of pages without their own; empty where nothing was entered (spec:content.seo). And the
 * picture for shared links of pages that show none.
 */
export type SeoTemplateData = { image: SharedPicture | null } & Record<
  | 'genericTitleTemplate'
  | 'genericMetaDescription'
  | 'genericKeywords'
  | 'restaurantPageTitle'
  | 'restaurantMetaDescription'
  | 'restaurantKeywords'
  | 'menuPageTitle'
  | 'menuMetaDescription'
  | 'menuKeywords',
  string
>

/** More are not accepted from editors, and not shown (spec:shell.footer-content). */
const MAX_COLUMNS = 3

/**
 * Content of every page's shell. A document that editors have not created yet is null
 * (spec:shell.missing-documents).
 */
export type ShellData = {
  shortName: string
  header: HeaderData | null
  footer: FooterData | null
  seoTemplate: SeoTemplateData | null
  look: PageLook
}

/** The shell while the content system is away: the name, and none of its documents. */
export const emptyShell: ShellData = {
  shortName: SHORT_NAME,
  header: null,
  footer: null,
  seoTemplate: null,
  look: referenceLook,
}

/** Reads header, footer, SEO template, look and the group's name. */
export async function readShell(): Promise<ShellData> {
  const [settings, header, footer, seoTemplate, look] = await Promise.all([
    readGlobal('settings'),
    readGlobal('header'),
    readGlobal('footer'),
    readGlobal('seo-template'),
    readPageLook(),
  ])
  return {
    shortName: settings?.shortName || SHORT_NAME,
    header: header && toHeader(header),
    footer: footer && toFooter(footer, settings),
    seoTemplate: seoTemplate && toSeoTemplate(seoTemplate),
    look,
  }
}

function toHeader(header: Header): HeaderData {
  const [buttons] = header.primaryButtons ?? []
  return {
    logo: toPicture(header.logo),
    logoHeightPixels: header.logoHeightPixels ?? null,
    menu: (header.menu ?? []).flatMap((entry) => namedLinks(entry.link, entry.linkText)),
    reserveButtonText: buttons?.reserveButtonText || t.reserve(),
    orderButtonText: buttons?.orderButtonText || t.order(),
    pickupTitle: header.pickupTitle || null,
    pickupText: header.pickupText || null,
    pickupButtonText: header.pickupButtonText || null,
    deliveryTitle: header.deliveryTitle || null,
    deliveryText: header.deliveryText || null,
  }
}

function toFooter(footer: Footer, settings: Setting | null): FooterData {
  const [general] = footer.general ?? []
  const [legal] = footer.legalLinks ?? []
  return {
    backgroundImage: toPicture(general?.backgroundImage, general?.backgroundImageFocus),
    socialLinksTitle: general?.socialLinksTitle ?? '',
    linkColumnsTitle: general?.linkColumnsTitle ?? '',
    copyrightMessage: general?.copyrightMessage ?? '',
    linkColumns: (footer.slices ?? []).slice(0, MAX_COLUMNS).map(({ title, items }) => ({
      title: title?.trim() || null,
      links: (items ?? []).flatMap((item) => namedLinks(item.linkUrl, item.linkText)),
    })),
    social: toSocial(footer.socialMedia?.[0]),
    legalLinks: [
      ...legalLink(legal?.privacy, t.privacy()),
      ...legalLink(legal?.terms, t.terms()),
      ...legalLink(legal?.accessibility, t.accessibility()),
    ],
    propertiesLink:
      namedLinks(footer.properties_link, footer.properties_link_text ?? '')[0] ?? null,
    bookingProviderLinks: [
      ...namedLinks(settings?.bookingTerms, t.bookingTerms()),
      ...namedLinks(settings?.bookingPrivacy, t.bookingPrivacy()),
    ],
  }
}

/** A link with the text that stands beside it in the document; none where nothing was chosen. */
function namedLinks(link: unknown, text: string): ResolvedLink[] {
  const resolved = resolveNamedLink(link, text)
  return resolved ? [resolved] : []
}

/** Its own words, or else those that it always has; without its own, nothing says that there was a link. */
function legalLink(link: { text?: string | null } | undefined, words: string): ResolvedLink[] {
  const own = namedLinks(link, link?.text ?? '')
  const resolved = resolveLink(link)
  return own.length > 0 || !resolved ? own : [{ ...resolved, text: words }]
}

type Social = NonNullable<Footer['socialMedia']>[number]

function toSocial(social: Social | undefined): FooterData['social'] {
  const country = (code: 'Canada' | 'USA'): SocialData => {
    const [facebook, twitter, instagram] = [
      safeHref(social?.[`facebook${code}`]?.url),
      safeHref(social?.[`twitter${code}`]?.url),
      safeHref(social?.[`instagram${code}`]?.url),
    ]
    return {
      ...(facebook ? { facebook } : {}),
      ...(twitter ? { twitter } : {}),
      ...(instagram ? { instagram } : {}),
    }
  }
  return { canada: country('Canada'), usa: country('USA') }
}

function toSeoTemplate(template: SeoTemplate): SeoTemplateData {
  return {
    image: toSharedPicture(template.image),
    genericTitleTemplate: template.genericTitleTemplate ?? '',
    genericMetaDescription: template.genericMetaDescription ?? '',
    genericKeywords: template.genericKeywords ?? '',
    restaurantPageTitle: template.restaurantPageTitle ?? '',
    restaurantMetaDescription: template.restaurantMetaDescription ?? '',
    restaurantKeywords: template.restaurantKeywords ?? '',
    menuPageTitle: template.menuPageTitle ?? '',
    menuMetaDescription: template.menuMetaDescription ?? '',
    menuKeywords: template.menuKeywords ?? '',
  }
}
