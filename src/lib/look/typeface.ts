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

/** A family of type as the project carries it. */
export type Typeface = {
  /** Its name in CSS. */
  family: string
  kind: 'serif' | 'sans'
  /** The weights to declare. */
  weights: readonly [min: number, max: number]
  /** The file that every page preloads: the letters of English, French and Spanish. */
  file: string
  /** The file of the rest of Latin, which a browser fetches for a page that has one of its letters. */
  restFile: string
  /** Best first. */
  fallbacks: readonly Fallback[]
}
