/** One row of a mail: a term and its value, which is a link if it has an `href`. */
export type Fact = [term: string, value: string, href?: string]

/** The subject of a mail in large type: the hour of a visit, or an amount. */
export type Highlight = {
  above: string
  big: string
  below: string
  /** Struck out, as it no longer holds. */
  struck?: boolean
  /** The same as rows, for the plain text. */
  asFacts: Fact[]
}

/** The texts of a mail, from which both its HTML and its plain text are rendered. */
export type MailCopy = {
  /** `visit`: to a guest, about a table · `letter`: a few sentences · `note`: to the staff. */
  layout: 'visit' | 'letter' | 'note'
  subject: string
  /** Shown beside the subject in lists of mails: what the recipient wants to know before opening it. */
  preheader: string
  group: string
  place: string
  heading: string
  lead: string
  /** A letter in somebody's own words, with their paragraphs; it takes the place of the lead. */
  body?: string
  highlight: Highlight | null
  /** What somebody typed, with their line breaks. */
  quote: { term: string; text: string } | null
  facts: Fact[]
  /** Lines as on an envelope, the restaurant's name first; empty if it is about no restaurant. */
  address: string[]
  mapUrl: string | null
  phone: string | null
  /** Conditions, such as until when a visit can be cancelled. */
  policy: string | null
  action: { label: string; url: string } | null
  /** Why the recipient was sent this mail, and where to stop it. */
  footer: { text: string; link: { label: string; url: string } | null }
}

/** `tel:` address of a telephone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** `mailto:` address of an email address. */
export function mailHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
