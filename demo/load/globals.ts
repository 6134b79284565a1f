import {
  type IdLookup,
  linkInput,
  resolveAuthored,
  targetInput,
} from '#cms/initial-content/resolve.ts'
import { richTextFromProse } from '#cms/initial-content/rich-text.ts'
import type { Values } from '#cms/initial-content/store.ts'
import { footer } from '../content/globals/footer.ts'
import { header } from '../content/globals/header.ts'
import { banners, popups } from '../content/globals/notices.ts'
import { cookieNotice, notFoundPage, seoTemplate, settings } from '../content/globals/site.ts'
import { groupDays } from '../content/special-days.ts'
import type { GroupDay } from '../content/types.ts'

/** The globals of the demo by slug, each made when it is needed. */
export const globalInputs: Record<string, (ids: IdLookup) => Values> = {
  header: headerInput,
  footer: footerInput,
  banner: (ids) => ({ slices: banners.map((banner) => resolveAuthored(banner, ids)) }),
  popup: (ids) => ({ slices: popups.map((popup) => popupInput(popup, ids)) }),
  'seo-template': () => seoTemplate,
  'not-found-page': notFoundInput,
  cookies: () => ({ ...cookieNotice, description: richTextFromProse(cookieNotice.description) }),
  settings: () => settings,
  'special-days': (ids) => ({ days: groupDays().map((day) => groupDayInput(day, ids)) }),
}

function groupDayInput({ date, name, spans, only, except }: GroupDay, ids: IdLookup): Values {
  const uids = only ?? except ?? []
  return {
    ...{ from: date, name, spans },
    places: only ? 'only' : uids.length > 0 ? 'except' : 'all',
    locations: uids.map((uid) => ids('locations', uid)),
  }
}

function headerInput(ids: IdLookup): Values {
  const { menu, reserveButtonText, orderButtonText, ...texts } = header
  return {
    ...texts,
    menu: menu.map(({ link, to }) => ({ linkText: link, link: targetInput(to, ids) })),
    primaryButtons: [{ reserveButtonText, orderButtonText }],
  }
}

function footerInput(ids: IdLookup): Values {
  const { backgroundImage, socialLinksTitle, linkColumnsTitle, copyrightMessage } = footer
  const { socialMedia, legal, properties } = footer
  const background = ids('media', backgroundImage.picture)
  return {
    general: [
      { backgroundImage: background, socialLinksTitle, linkColumnsTitle, copyrightMessage },
    ],
    slices: footer.columns.map(({ title, links }) => ({
      blockType: 'footer_links',
      title,
      items: links.map(({ link, to }) => ({ linkText: link, linkUrl: targetInput(to, ids) })),
    })),
    socialMedia: [{ ...social('Canada', socialMedia.CA), ...social('USA', socialMedia.US) }],
    legalLinks: [
      {
        privacy: linkInput(legal.privacy, ids),
        terms: linkInput(legal.terms, ids),
        accessibility: linkInput(legal.accessibility, ids),
      },
    ],
    properties_link: targetInput(properties.to, ids),
    properties_link_text: properties.link,
  }
}

function social(country: string, links: Record<string, string>): Values {
  return Object.fromEntries(
    Object.entries(links).map(([network, url]) => [`${network}${country}`, { url }]),
  )
}

function popupInput({ zones, ...popup }: (typeof popups)[number], ids: IdLookup): Values {
  const items = zones.map((uid) => ({ relationTo: 'zones', value: ids('zones', uid) }))
  return { ...(resolveAuthored(popup, ids) as Values), items }
}

function notFoundInput(ids: IdLookup): Values {
  return { ...notFoundPage, cta: targetInput(notFoundPage.cta, ids) }
}
