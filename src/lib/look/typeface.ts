/** A font of guests' machines that stands for a family until the family is there. Figures are percentages of CSS. */
export type Fallback = {
  /** Its name in CSS, as *Fraunces by Times*. */
  family: string
  /** Names of the font on machines, for `local()`. */
  local: readonly string[]
  /** `size-adjust`. */
  sizeAdjust: number
  /** `ascent-override`, and so on: shares of the adjusted size. */
  ascent: number
  descent: number
  lineGap: number
  /** Only for ASCII: signs that the family does not have are drawn at their own size. */
  ascii: boolean
}

/** Letters of a family in files of their own. */
export type Cut = {
  /** The weights to declare. */
  weights: readonly [min: number, max: number]
  /** The file that has the letters of English, French and Spanish. */
  file: string
  /** The file of the rest of Latin, which a browser fetches for a page that has one of its letters; null for none. */
  restFile: string | null
}

/** A family of type. Every page preloads its `file`. */
export type Typeface = Cut & {
  /** Its name in CSS. */
  family: string
  kind: 'serif' | 'sans'
  /** Best first. */
  fallbacks: readonly Fallback[]
  /** What a group's own family has besides; absent for those that the project carries. */
  own?: OwnFamily
}

/** What only a group's own family has, whose files are stored as pictures are. */
export type OwnFamily = {
  /** The name that its file gives it. */
  name: string
  /** Bold and italic letters, where they have files of their own. */
  further: readonly (Cut & { isItalic: boolean })[]
  /** Its height in percent of the font size: browsers do not agree which of a file's figures count. */
  height: { ascent: number; descent: number; lineGap: number }
  /** Whether it may be part of a printed file. */
  mayBePrinted: boolean
  /** The family of the type pair, where its own letters cannot be had. */
  carried: Typeface
}
