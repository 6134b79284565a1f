/** What can be wrong with content that is published. */
export type LintRule =
  | 'alt-missing'
  | 'link-broken'
  | 'gone'
  | 'empty'
  | 'slice-left-out'
  | 'allergens-unchecked'
  | 'hours-missing'
  | 'outside-hours'
  | 'document-missing'

/** What editors read of each rule. */
export const ruleTexts: Record<LintRule, string> = {
  'alt-missing': 'The picture has no alt text',
  'link-broken': 'The link leads nowhere',
  gone: 'What was chosen here has been deleted or is not published',
  empty: 'This is required but empty',
  'slice-left-out': 'The site cannot show this slice and leaves it out',
  'allergens-unchecked': 'Guests see this item, but nobody has checked its allergens',
  'hours-missing':
    'Tables can be booked here, but no weekly hours are entered: only the booking periods say when',
  'outside-hours': 'Part of it is outside the opening hours: those times are not offered',
  'document-missing': 'Nobody has filled this in yet',
}

/** Something wrong at a field of a document. */
export type LintError = {
  rule: Exclude<LintRule, 'document-missing'>
  /** Path of the field as the content system names it (`slices.0.slides.2.image`). */
  path: string
  /** The same in the editor's words (`Content › 1 Hero carousel › Slides › 3 › Picture`). */
  label: string
}

/** A fault and where it stands. */
export type Finding = {
  rule: LintRule
  message: string
  /** Slug of the collection or global, and the id in the collection. */
  source: string
  /** What the admin calls one document of the collection; null for what exists once. */
  kind: string | null
  id: number | null
  title: string
  path: string
  label: string
  /** Address of the document in the admin. */
  url: string
}
