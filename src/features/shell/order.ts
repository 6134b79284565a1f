/** One place to order from, in the words and order it is shown. */
export type OrderLink = { label: string; href: string }
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
  customOrderLinks?: { name: string; href: string }[]
}

/**
 * What the order panel shows (D-17): the location's texts over the header's; pickupButtonText labels
 * orderLink, orderButtonText labels xdine or, without it, orderLink again for delivery; partners
 * follow by name. Empty fields show nothing, and a block without any link is not there.
 */
export function orderContent(location: OrderTexts & OrderLinks, header: OrderTexts): OrderContent {
  const text = (name: keyof OrderTexts) => location[name]?.trim() || header[name]?.trim() || ''
  const direct = location.xdine || location.orderLink
  return {
    pickup: block(text('pickupTitle'), text('pickupText'), [
      link(text('pickupButtonText') || 'Order pickup', location.orderLink),
    ]),
    delivery: block(text('deliveryTitle'), text('deliveryText'), [
      link(text('orderButtonText') || 'Order online', direct),
      link('Uber Eats', location.uberEats),
      link('SkipTheDishes', location.skipTheDishes),
      ...(location.customOrderLinks ?? []).map((one) => link(one.name, one.href)),
    ]),
  }
}

function link(label: string, href: string | null | undefined): OrderLink | null {
  return href ? { label, href } : null
}

function block(title: string, text: string, links: (OrderLink | null)[]): OrderBlock | null {
  const present = links.filter((one) => one !== null)
  return present.length > 0 ? { title, text, links: present } : null
}
