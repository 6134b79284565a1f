/** What a heading says that is marked as one: its words without the marks, and whether it is one for certain. */
export type Heading = { name: string; isCertain: boolean }

/** A longer line is no heading, in characters. */
const MOST_OF_HEADING = 80
const MARKDOWN = /^#{1,6}\s+(.+?)\s*#*$/
const DECORATED = /^[-–—=~*•·_+|]{2,}\s*(.+?)\s*[-–—=~*•·_+|]{2,}$/
const WITH_COLON = /^([^:]{2,60}):$/
/** Names that sections have in most menus. */
const anyOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')
const BEFORE = [
  /the/,
  /our/,
  /to/,
  /from the/,
  /for the/,
  /house/,
  /classic/,
  /signature/,
  /fresh/,
  /hot/,
  /cold/,
  /soft/,
  /small/,
  /large/,
  /big/,
  /side/,
  /weekend/,
  /daily/,
  /kids'?/,
  /children'?s/,
]
const SECTIONS = [
  ...[
    /starters?/,
    /to start/,
    /appeti[sz]ers?/,
    /apps/,
    /snacks/,
    /nibbles/,
    /shareables/,
    /shared plates/,
    /to share/,
    /plates/,
  ],
  ...[
    /soups/,
    /salads/,
    /sandwiches/,
    /burgers/,
    /handhelds/,
    /bowls/,
    /pizzas?/,
    /pastas?/,
    /noodles/,
    /sushi/,
    /dim sum/,
  ],
  ...[
    /mains?/,
    /main (?:courses?|dishes)/,
    /entr[eé]es?/,
    /seafood/,
    /raw bar/,
    /steaks/,
    /from the grill/,
    /vegetables/,
    /sides/,
  ],
  ...[
    /side dishes/,
    /extras/,
    /add[- ]?ons/,
    /sauces/,
    /breads/,
    /cheeses/,
    /desserts?/,
    /sweets/,
    /dolci/,
    /postres/,
  ],
  ...[
    /breakfast/,
    /brunch/,
    /lunch/,
    /dinner/,
    /late night/,
    /happy hour/,
    /kids/,
    /drinks/,
    /beverages/,
    /cocktails/,
    /mocktails/,
  ],
  ...[
    /zero proof/,
    /wines?/,
    /wine list/,
    /by the (?:glass|bottle)/,
    /red wines?/,
    /white wines?/,
    /ros[eé] wines?/,
    /sparkling/,
    /bubbles/,
  ],
  ...[
    /beers?/,
    /on tap/,
    /draft/,
    /draught/,
    /ciders/,
    /spirits/,
    /whisk(?:e)?ys?/,
    /coffees/,
    /teas/,
    /juices/,
    /sodas/,
    /antipasti/,
  ],
  ...[
    /primi/,
    /secondi/,
    /contorni/,
    /tapas/,
    /mezze/,
    /tacos/,
    /curries/,
    /specials/,
    /favou?rites/,
    /vorspeisen/,
    /suppen/,
  ],
  ...[
    /hauptgerichte/,
    /hauptspeisen/,
    /beilagen/,
    /nachspeisen/,
    /getr[aä]nke/,
    /entrantes/,
    /bebidas/,
    /boissons/,
    /plats/,
  ],
]
/** Names that sections have in most menus, and two of them together. */
const SECTION_NAMES = new RegExp(
  `^(?:(?:${anyOf(BEFORE)}) )*(?:${anyOf(SECTIONS)})(?:,? (?:(?:and|&|\\+|or) )?(?:${anyOf(SECTIONS)}|coffee|tea|bread|cheese|cider|soup|salad|bar|menu|selection))*$`,
  'i',
)
const BULLET = /^(?:[•●○▪■□◦‣➢✓►·*–—-]\s+|[•●○▪■□◦‣➢✓►])/

/** The heading that a line is by its own signs; null where it has none. */
export function readHeading(line: string): Heading | null {
  if (line.length > MOST_OF_HEADING) return null
  const bold = /^(\*\*|__)(.+)\1:?$/.exec(line)
  const marked = MARKDOWN.exec(line)?.[1] ?? DECORATED.exec(line)?.[1] ?? bold?.[2]
  if (marked !== undefined && /\p{L}/u.test(marked))
    return { name: marked.replace(/:$/, ''), isCertain: true }
  const [, named] = WITH_COLON.exec(line) ?? []
  if (named !== undefined && !isProse(named)) return { name: named, isCertain: true }
  if (isSectionName(line)) return { name: line, isCertain: true }
  return isCapitals(line) ? { name: line, isCertain: false } : null
}

/** Whether words are the usual name of a section: *Starters*, *Soups & Salads*. */
export const isSectionName = (words: string) =>
  SECTION_NAMES.test(
    words
      .replace(/[’]/g, "'")
      .replace(/\s*\([^)]*\)$/, '')
      .replace(/\s*[-–—:]\s.*$/, '')
      .trim(),
  )

/** Whether a line is in capitals and short enough for a name. */
export function isCapitals(line: string): boolean {
  const letters = line.replace(/\P{L}/gu, '')
  return letters.length >= 3 && line.length <= 60 && letters === letters.toUpperCase()
}

/** Whether a line reads like what a dish is made of, and not like its name. */
export function isProse(line: string): boolean {
  if (/^\p{Ll}/u.test(line) || /[.!]$/.test(line) || line.length > 70) return true
  if (
    /^(?:with|served|choice of|choose|add|includes?|and|or|topped|contains?|ask (?:your|our|us))\b/i.test(
      line,
    )
  )
    return true
  return (line.match(/,\s*\p{Ll}/gu) ?? []).length > 0 || (line.match(/,/g) ?? []).length > 1
}

/** A line without the bullet before it; null where it has none. */
export function withoutBullet(line: string): string | null {
  return BULLET.test(line) ? line.replace(BULLET, '') : null
}

/** How many words a line has. */
export const countWords = (line: string) => line.split(/\s+/).length
