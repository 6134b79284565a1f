import type { PartnerLogos } from '#data/content/partner-logos.ts'
import type { PartnerLogo } from '#data/locations/locations.ts'
import type { Logo } from '#lib/media/picture.ts'

/** One place to order from, in the words and order it is shown; a partner's `own` logo is before its sign. */
export type OrderLink = { label: string; href: string; logo: PartnerLogo | null; own?: Logo }
export type OrderBlock = { title: string; text: string; links: OrderLink[] }
export type OrderContent = { pickup: OrderBlock | null; delivery: OrderBlock | null }

/** Texts that a location has of its own or takes from the header (spec:shell.order-texts). */
export type OrderTexts = {
  pickupTitle?: string | null
  pickupText?: string | null
  pickupButtonText?: string | null
  orderButtonText?: string | null
  deliveryTitle?: string | null
  deliveryText?: string | null
}

/** A location's ordering links, with the specification's names. */
export type OrderLinks = {
  orderLink?: string | null
  xdine?: string | null
  uberEats?: string | null
  skipTheDishes?: string | null
  customOrderLinks?: PartnerLink[]
}

type PartnerLink = {
  name: string
  href: string | null | undefined
  logo?: PartnerLogo | null
  ownLogo?: Logo | null
}

/**
 * What the order panel shows (spec:shell.order-labels): the location's texts over the header's;
 * pickupButtonText labels orderLink, orderButtonText labels xdine or, without it, orderLink again for delivery;
 * partners follow with their own logos where editors have uploaded them, else our signs for them
 * (spec:shell.partner-logos). Empty fields show nothing: a link without a text of its own is called as its
 * block, or as the site it leads to. A block without any link is not there.
 */
export function orderContent(
  location: OrderTexts & OrderLinks,
  header: OrderTexts,
  logos: PartnerLogos = {},
): OrderContent {
  const text = (name: keyof OrderTexts) => location[name]?.trim() || header[name]?.trim() || ''
  return {
    pickup: block(text('pickupTitle'), text('pickupText'), [
      direct(text('pickupButtonText') || text('pickupTitle'), location.orderLink),
    ]),
    delivery: block(text('deliveryTitle'), text('deliveryText'), [
      direct(
        text('orderButtonText') || text('deliveryTitle'),
        location.xdine || location.orderLink,
      ),
      ...[
        { name: 'Uber Eats', href: location.uberEats, logo: 'ubereats' as const },
        { name: 'SkipTheDishes', href: location.skipTheDishes, logo: 'skipthedishes' as const },
        ...(location.customOrderLinks ?? []),
      ].map((one) => partner(one, logos)),
    ]),
  }
}

function direct(text: string, href: string | null | undefined): OrderLink | null {
  if (!href) return null
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
  return { label: text || host || href, href, logo: null }
}

function partner({ name, href, logo, ownLogo }: PartnerLink, logos: PartnerLogos) {
  if (!href) return null
  const own = ownLogo ?? (logo ? logos[logo] : undefined)
  return { label: name, href, logo: logo ?? null, ...(own && { own }) }
}

function block(title: string, text: string, links: (OrderLink | null)[]): OrderBlock | null {
  const present = links.filter((one) => one !== null)
  return present.length > 0 ? { title, text, links: present } : null
}
