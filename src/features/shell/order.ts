import type { PartnerLogo } from '#data/locations.ts'

/** One place to order from, in the words and order it is shown. */
export type OrderLink = { label: string; href: string; logo: PartnerLogo | null }
export type OrderBlock = { title: string; text: string; links: OrderLink[] }
export type OrderContent = { pickup: OrderBlock | null; delivery: OrderBlock | null }

/** Texts that a location has of its own or takes from the header (D-17). */
export type OrderTexts = {
  pickupTitle?: string | null
  pickupText?: string | null
  pickupButtonText?: string | null
  orderButtonText?: string | null
  deliveryTitle?: string | null
  deliveryText?: string | null
}

/** A location's ordering links, with the specification's names (S1 §3). */
export type OrderLinks = {
  orderLink?: string | null
  xdine?: string | null
  uberEats?: string | null
  skipTheDishes?: string | null
  customOrderLinks?: { name: string; href: string; logo?: PartnerLogo | null }[]
}

/**
 * What the order panel shows (D-17): the location's texts over the header's; pickupButtonText labels
 * orderLink, orderButtonText labels xdine or, without it, orderLink again for delivery; partners
 * follow with their logos. Empty fields show nothing: a link without a text of its own is called as
 * its block, or as the site it leads to. A block without any link is not there.
 */
export function orderContent(location: OrderTexts & OrderLinks, header: OrderTexts): OrderContent {
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
      partner('Uber Eats', location.uberEats, 'ubereats'),
      partner('SkipTheDishes', location.skipTheDishes, 'skipthedishes'),
      ...(location.customOrderLinks ?? []).map((one) => partner(one.name, one.href, one.logo)),
    ]),
  }
}

function direct(text: string, href: string | null | undefined): OrderLink | null {
  if (!href) return null
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
  return { label: text || host || href, href, logo: null }
}

function partner(
  name: string,
  href: string | null | undefined,
  logo: PartnerLogo | null | undefined,
): OrderLink | null {
  return href ? { label: name, href, logo: logo ?? null } : null
}

function block(title: string, text: string, links: (OrderLink | null)[]): OrderBlock | null {
  const present = links.filter((one) => one !== null)
  return present.length > 0 ? { title, text, links: present } : null
}
