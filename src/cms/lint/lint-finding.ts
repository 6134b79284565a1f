import * as t from './messages.gen.ts'

/** Rules of the content check. */
export type LintRule =
  | 'alt-missing'
  | 'link-broken'
  | 'gone'
  | 'empty'
  | 'gap'
  | 'slice-left-out'
  | 'allergens-unchecked'
  | 'hours-missing'
  | 'outside-hours'
  | 'document-missing'

/** Messages of the rules for editors. */
export const ruleTexts: Record<LintRule, () => string> = {
  'alt-missing': t.noAltText,
  'link-broken': t.theLinkLeadsNowhere,
  gone: t.chosenIsGone,
  empty: t.requiredButEmpty,
  gap: t.gapIsLeft,
  'slice-left-out': t.sliceLeftOut,
  'allergens-unchecked': t.allergensUnchecked,
  'hours-missing': t.hoursMissing,
  'outside-hours': t.outsideHours,
  'document-missing': t.documentMissing,
}

/** Something wrong at a field of a document. */
export type LintError = {
  rule: Exclude<LintRule, 'document-missing'>
  /** Path of the field as the content system names it (`slices.0.slides.2.image`). */
  path: string
  /** The path in labels (`Content › 1 Hero carousel › Slides › 3 › Picture`). */
  label: string
}

/** A fault and where it stands. */
export type Finding = {
  rule: LintRule
  message: string
  /** Slug of the collection or global, and the id in the collection. */
  source: string
  /** Singular label of the collection; null for globals. */
  kind: string | null
  id: number | null
  title: string
  path: string
  label: string
  /** Address of the document in the admin. */
  url: string
}
