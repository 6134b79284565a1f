import type { PastedLine } from './clean-lines.ts'
import { areSigns } from './read-marks.ts'
import { isSize, splitPrices } from './split-prices.ts'

/** Lines in which dishes that stand beside each other, in columns of a page, are lines of their own. */
export function apartColumns(lines: readonly PastedLine[]): PastedLine[] {
  return lines.flatMap((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim())
    const filled = cells.filter((cell) => cell !== '')
    if (!areDishes(filled)) return [line]
    return filled.map((text, at) => (at === 0 ? { ...line, text } : besides(text)))
  })
}

const besides = (text: string): PastedLine => ({ text, afterGap: false, startsPage: false })

/** Whether cells are of several dishes: one before the last ends with its price, and all have words of their own. */
function areDishes(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => /\p{L}/u.test(cell))
  if (cells.length < 2 || named.length < cells.length) return false
  const before = cells.slice(0, -1).map((cell) => splitPrices(cell))
  const isPriced = before.some(({ words, prices }) => prices.length > 0 && hasName(words))
  return isPriced && cells.every((cell) => hasName(splitPrices(cell).words))
}

const hasName = (words: string) => /\p{L}{2}/u.test(words) && !isSize(words) && !areSigns(words)
