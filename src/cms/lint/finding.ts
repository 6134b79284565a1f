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
  'alt-missing': 'The picture has no text that says what is on it',
  'link-broken': 'The link leads to no page',
  gone: 'What was chosen here is deleted or not published',
  empty: 'This is required, and empty',
  'slice-left-out': 'The site cannot show this slice and leaves it out',
  'allergens-unchecked': 'Guests see this item, and nobody has checked its allergens',
  'hours-missing':
    'Tables are booked here, and no weekly hours are entered: the booking periods alone say when',
  'outside-hours': 'Not all of it lies within the opening hours: those times are not offered',
  'document-missing': 'Nobody has filled this in yet',
}

/** Something wrong at a field of a document. */
export type Fault = {
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
