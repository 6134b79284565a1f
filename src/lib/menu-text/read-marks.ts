import type { GroupMark } from './menu-row.ts'

/** What marks mean: the group's by their signs in capitals, those of the text's own legend before those of the group. */
export type Legend = ReadonlyMap<string, GroupMark>

/** Words without the marks at their beginning and end. `hasUnknown`: one of those that are left may be a mark, too. */
export type Marked = { words: string; marks: number[]; hasUnknown: boolean }

/** Signs by which menus say a diet, by what it is called. */
const USUAL_SIGNS: Record<string, readonly string[]> = {
  vegetarian: ['V', 'VEG', 'VGT'],
  vegan: ['VG', 'VGN', 'VE'],
  'gluten free': ['GF'],
  'dairy free': ['DF'],
  'nut free': ['NF'],
  spicy: ['SP'],
  halal: ['H'],
}
const IN_BRACKETS_LAST = /^(.*?)\s*[([]([^()[\]]{1,40})[)\]]$/s
const IN_BRACKETS_FIRST = /^[([]([^()[\]]{1,40})[)\]]\s*(.+)$/s
const BARE_LAST = /^(.*\p{L}.*?)[\s,]+([A-Za-z]{1,4})$/su
const SIGN = /^(?:[A-Z]{1,4}|v|vg|ve|gf|df|n|s)[*+]?$/
const FOOTNOTE = /[*†‡🌱🌿🍃🌶🥜🐟🐚]\uFE0F?$/u
/** The longest line that may be a legend, and the longest words that have marks, in characters. */
const MOST_OF_MARKED = 400
const SIGN_OF_LEGEND = '[A-Za-z]{1,4}|[*†‡]{1,3}'
/** A sign and what it means: the sign stands in brackets, or something stands between. */
const IN_LEGEND = new RegExp(
  `^(?:[([](${SIGN_OF_LEGEND})[)\\]]\\s*[=:–—-]?|(${SIGN_OF_LEGEND})\\s*[=:–—-])\\s*(\\p{L}[\\p{L} -]{3,30})$`,
  'u',
)

/** The legend of a group: its own signs and titles, and the usual ones for what has no other. Marks of allergens are none. */
export function legendOf(marks: readonly GroupMark[]): Legend {
  const legend = new Map<string, GroupMark>()
  const named = new Map(marks.map((mark) => [plain(mark.title), mark]))
  const own = new Map(marks.map((mark) => [mark.abbreviation.toUpperCase(), mark]))
  for (const [title, signs] of Object.entries(USUAL_SIGNS)) {
    const mark = named.get(title)
    for (const sign of signs) if (mark && !own.has(sign)) legend.set(sign, mark)
  }
  for (const [sign, mark] of own) legend.set(sign, mark)
  for (const [title, mark] of named) legend.set(title.toUpperCase(), mark)
  return new Map([...legend].filter(([, { kind }]) => kind !== 'allergen'))
}

/** What a line of a legend says (`(V) vegetarian · GF = gluten free`), by its signs; null where it is another line. */
export function readLegend(
  line: string,
  marks: readonly GroupMark[],
): Map<string, GroupMark | null> | null {
  if (line.length > MOST_OF_MARKED) return null
  const pieces = line.split(/\s*[,;|·•\t/]\s*|\s+(?=\()|\s{2,}/).filter((piece) => piece !== '')
  const found = new Map<string, GroupMark | null>()
  for (const piece of pieces) {
    const [, inside, bare, title] = IN_LEGEND.exec(piece) ?? []
    const sign = inside ?? bare
    if (sign === undefined || title === undefined) return null
    const mark = marks.find((one) => plain(one.title) === plain(title))
    found.set(sign.toUpperCase(), mark && mark.kind !== 'allergen' ? mark : null)
  }
  const isOne = pieces.some((piece) => isMeaning(IN_LEGEND.exec(piece)?.[3] ?? '', marks))
  return found.size > 0 && isOne ? found : null
}

/** Takes the marks off the beginning and the end of a dish's words. */
export function splitMarks(text: string, legend: Legend): Marked {
  if (text.length > MOST_OF_MARKED) return { words: text, marks: [], hasUnknown: false }
  const taken: GroupMark[] = []
  let words = text
  let hasUnknown = false
  for (;;) {
    const [, before, inside] = IN_BRACKETS_LAST.exec(words) ?? []
    const [, bare, sign] = inside === undefined ? (BARE_LAST.exec(words) ?? []) : []
    if (before !== undefined && inside !== undefined && before !== '') {
      const { known, unknown } = marksAmong(inside, legend)
      hasUnknown ||= unknown.length > 0
      if (known.length === 0) break
      taken.unshift(...known)
      words = before
      if (unknown.length > 0) {
        words = `${before} (${unknown.join(', ')})`
        break
      }
    } else if (bare !== undefined && sign !== undefined && mayBeBare(sign)) {
      const mark = legend.get(sign.toUpperCase())
      if (!mark) break
      taken.unshift(mark)
      words = bare.replace(/[\s,]+$/, '')
    } else break
  }
  const [, inside, after] = IN_BRACKETS_FIRST.exec(words) ?? []
  const first = inside === undefined ? null : marksAmong(inside, legend)
  hasUnknown ||= (first?.unknown.length ?? 0) > 0
  if (after && first && first.known.length > 0 && first.unknown.length === 0) {
    taken.unshift(...first.known)
    words = after
  }
  const footnote = FOOTNOTE.exec(words)
  const noted = footnote ? legend.get(footnote[0]) : undefined
  if (footnote && noted) {
    taken.push(noted)
    words = words.slice(0, footnote.index).trimEnd()
  } else hasUnknown ||= footnote !== null
  return { words, marks: [...new Set(taken.map(({ id }) => id))], hasUnknown }
}

/** The marks that are listed between brackets, and signs that are none of the group's; none of both where these are other words. */
function marksAmong(inside: string, legend: Legend): { known: GroupMark[]; unknown: string[] } {
  const whole = legend.get(plain(inside).toUpperCase())
  if (whole) return { known: [whole], unknown: [] }
  const signs = signsIn(inside)
  const unknown = signs.filter((sign) => !legend.has(sign.toUpperCase()))
  if (!unknown.every((sign) => SIGN.test(sign))) return { known: [], unknown: [] }
  return { known: signs.flatMap((sign) => legend.get(sign.toUpperCase()) ?? []), unknown }
}

/** Whether words between brackets are signs of marks and nothing else. */
export const areSigns = (inside: string): boolean =>
  signsIn(inside).every((sign) => SIGN.test(sign))

function signsIn(inside: string): string[] {
  return inside.split(/\s*[,/|·&+;]\s*|\s+/).filter((sign) => sign !== '')
}

const mayBeBare = (sign: string) => /^(?:[A-Z]{2,4}|[Vv]|vg|gf|df)$/.test(sign)

function isMeaning(title: string, marks: readonly GroupMark[]): boolean {
  const words = plain(title)
  return words in USUAL_SIGNS || marks.some((mark) => plain(mark.title) === words)
}

/** `Gluten-Free ` → `gluten free`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
