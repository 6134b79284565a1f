import type { GuestFinding } from './look-as-guest.ts'
import type { PartOfPage } from './part-of-page.ts'
import { firstWords, sliceOf } from './slice-of.ts'

/** More lines than these are too many on a phone. */
const MOST_LINES = { heading: 4, button: 2 }

/** Returns the texts in a part of a page that are too long for the width at which it is shown. */
export function findLongTexts(page: Document, part: PartOfPage): GuestFinding[] {
  const headings = elements(page, 'main :is(h1, h2, h3, h4)')
    .filter(part)
    .map((one) => finding('long-heading', one, linesOf(one), MOST_LINES.heading))
  const buttons = elements(page, 'main [href], main button')
    .filter(part)
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .filter((one) => one.querySelector('img, h1, h2, h3, h4, p, ul') === null)
    .map((one) => finding('long-button', one, linesOf(one), MOST_LINES.button))
  return [...sideways(page, part), ...headings.flat(), ...buttons.flat()]
}

/** What of a part makes the page wider than its window. */
function sideways(page: Document, part: PartOfPage): GuestFinding[] {
  const width = page.defaultView?.innerWidth ?? 0
  if (page.documentElement.scrollWidth <= width) return []
  const wide = elements(page, 'main *').findLast(
    (one) => part(one) && one.getBoundingClientRect().right > width && one.textContent?.trim(),
  )
  return wide ? finding('sideways', wide, 1, 0) : []
}

function finding(rule: GuestFinding['rule'], one: Element, lines: number, most: number) {
  if (lines <= most) return []
  return [{ rule, text: firstWords(one.textContent), amount: lines, slice: sliceOf(one) }]
}

function elements(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && !one.closest('.visually-hidden'),
  )
}

/** How many lines the words of an element take: boxes that share a height are one. */
function linesOf(element: Element): number {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = element.ownerDocument.createRange()
  let lines = 0
  let bottom = Number.NEGATIVE_INFINITY
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode
    if (parentElement?.closest('.visually-hidden')) continue
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) {
      const middle = (box.top + box.bottom) / 2
      if (middle > bottom) lines += 1
      bottom = Math.max(bottom, box.bottom)
    }
  }
  return lines
}
