/** Single words with a capital that code says, and no guest and no member of staff reads as words of the site. */
export const CODE_WORDS: ReadonlySet<string> = new Set([
  // Names of companies and things, the same in each language.
  ...['Facebook', 'Google', 'Instagram', 'Saltwood', 'Stripe', 'Tableside', 'Twitter'],
  // Keys of keyboards.
  ...['Enter', 'Escape'],
  // Headers of HTTP.
  ...['Allow', 'Connection', 'Location', 'Vary'],
  // Structure elements of PDF.
  ...['Artifact', 'Document', 'Figure', 'Lbl', 'Link', 'Sect', 'Span'],
  // Kinds of tables and payments on the wire, of this interface and OpenTable's.
  ...['Default', 'Deposit', 'Experience', 'Hold', 'Mobile', 'Prepayment', 'Standard'],
  // The end of names of content fields.
  'Canada',
  // Kinds of links, and positions, as they are stored.
  ...['Media', 'Web', 'Culinary', 'Management'],
  // A source of sign-ups, as the newsletter service is told it.
  'Website',
])
