import { withTimeout } from '#lib/process/with-timeout.ts'
import { findLongTexts } from './find-long-texts.ts'
import { findUnreadable } from './find-unreadable.ts'
import { partOfPage, wholePage } from './part-of-page.ts'

/** What a guest would notice on a page. */
export type GuestFinding = {
  rule: 'sideways' | 'long-heading' | 'long-button' | 'unreadable'
  /** The text that it is about, in its first words. */
  text: string
  /** Lines of a heading or a button; the contrast of a text, to one decimal. */
  amount: number
  /** Which slice of the document it is in, from 0; null where in none. */
  slice: number | null
}

/** `isThere`: false where the page does not show its part; `isWhole`: false where words over a picture could not be measured. */
export type GuestView = { findings: GuestFinding[]; isThere: boolean; isWhole: boolean }

/** px */
export const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }
/** How long the page and its pictures are waited for, ms. */
const TIMEOUT_MS = 30_000

/** What has no part in how a draft will look, and the words that it is one. */
const NOT_FOR_GUESTS = 'script, noscript, link[as="script"], :has(> [href="/preview/exit"])'

/**
 * Puts a page into a frame and looks at it, or at the part with this id, as a phone and then a laptop shows it. The frame is
 * there for this alone: its page is changed on the way. Throws where the page or one of its pictures does not come in time.
 */
export function lookAsGuest(
  frame: HTMLIFrameElement,
  html: string,
  within: string | null,
): Promise<GuestView> {
  return withTimeout(look(frame, html, within), TIMEOUT_MS, () => {
    throw new Error(`The page did not come within ${TIMEOUT_MS} ms.`)
  })
}

async function look(
  frame: HTMLIFrameElement,
  html: string,
  within: string | null,
): Promise<GuestView> {
  resize(frame, PHONE)
  const page = await load(frame, html)
  await fontsDrawn(page)
  const part = within === null ? wholePage : partOfPage(page, within)
  if (!part) return { findings: [], isThere: false, isWhole: true }
  if (within !== null) page.getElementById(within)?.scrollIntoView()
  const long = findLongTexts(page, part)
  const onPhone = await findUnreadable(page, part)
  resize(frame, LAPTOP)
  await fontsDrawn(page)
  const onLaptop = await findUnreadable(page, part)
  resize(frame, PHONE)
  const unreadable = [...(onPhone ?? []), ...(onLaptop ?? [])]
  return {
    findings: [...long, ...worstOfEach(unreadable)],
    isThere: true,
    isWhole: onPhone !== null && onLaptop !== null,
  }
}

/** A text that cannot be read at either width is said once. */
function worstOfEach(found: readonly GuestFinding[]): GuestFinding[] {
  const worst = new Map<string, GuestFinding>()
  for (const one of found) {
    const key = `${one.slice} ${one.text}`
    const known = worst.get(key)
    if (!known || one.amount < known.amount) worst.set(key, one)
  }
  return [...worst.values()]
}

function resize(frame: HTMLIFrameElement, { width, height }: typeof PHONE): void {
  frame.width = String(width)
  frame.height = String(height)
}

/** Until the fonts are there that the page asks for at its size now, which it does once it is laid out. */
async function fontsDrawn(page: Document): Promise<void> {
  page.documentElement.getBoundingClientRect()
  await page.fonts.ready
}

/** The page as it is sent, without its scripts: it stays as it is measured, and counts no visit. */
async function load(frame: HTMLIFrameElement, html: string): Promise<Document> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const one of page.querySelectorAll(NOT_FOR_GUESTS)) one.remove()
  await new Promise((resolve) => {
    frame.onload = resolve
    frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`
  })
  if (!frame.contentDocument) throw new Error('The frame has no page.')
  return frame.contentDocument
}
