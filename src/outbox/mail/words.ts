/** A mail in plain words, before it is set as text or as HTML. */
export type MailWords = {
  subject: string
  group: string
  place: string
  heading: string
  lead: string
  facts: [term: string, value: string][]
  /** Lines as on an envelope, the restaurant's name first; none where it is about no restaurant. */
  address: string[]
  mapUrl: string | null
  phone: string | null
  /** What holds until when. */
  policy: string | null
  action: { label: string; url: string } | null
  /** Why this mail came. */
  footer: string
}
