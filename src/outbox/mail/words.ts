/** One line of what a mail tells: a telephone number or an address is a link where it has an `href`. */
export type Fact = [term: string, value: string, href?: string]

/** What a mail is about, set large: the hour of a visit, or a sum. */
export type Figure = {
  above: string
  big: string
  below: string
  /** It does not hold any more. */
  struck?: boolean
  /** The same as lines, for who reads the mail as text. */
  says: Fact[]
}

/** A mail in plain words, before it is set as text or as HTML. */
export type MailWords = {
  /**
   * `visit`: to a guest, about a table · `letter`: a few sentences · `note`: to the staff, about what came in.
   */
  form: 'visit' | 'letter' | 'note'
  subject: string
  /** What stands beside the subject in a list of mails: what a guest wants to know before they open it. */
  preheader: string
  group: string
  place: string
  heading: string
  lead: string
  figure: Figure | null
  /** What somebody wrote, in their own lines. */
  quote: { term: string; text: string } | null
  facts: Fact[]
  /** Lines as on an envelope, the restaurant's name first; none where it is about no restaurant. */
  address: string[]
  mapUrl: string | null
  phone: string | null
  /** What holds until when. */
  policy: string | null
  action: { label: string; url: string } | null
  /** Why this mail came, and where to end it. */
  footer: { text: string; link: { label: string; url: string } | null }
}

/** Address of a call. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Address of an answer to somebody. */
export function mailHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
