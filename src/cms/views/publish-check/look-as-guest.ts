import { findLongTexts } from './find-long-texts.ts'
import { findUnreadable } from './find-unreadable.ts'

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

/** `isWhole`: false where words over a picture could not be measured. */
export type GuestView = { findings: GuestFinding[]; isWhole: boolean }

/** px */
export const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }
/** How long the page is waited for, ms. */
const TIMEOUT_MS = 30_000

/** What has no part in how a draft will look, and the words that it is one. */
const NOT_FOR_GUESTS = 'script, noscript, link[as="script"], :has(> [href="/preview/exit"])'

/** The page did not come. */
export class PageFailed extends Error {}

/**
 * Loads a page into a frame and looks at it as a phone and then a laptop shows it. The frame is there for this alone:
 * its page is changed on the way.
 */
export async function lookAsGuest(frame: HTMLIFrameElement, address: string): Promise<GuestView> {
  resize(frame, PHONE)
  const page = await load(frame, address)
  await page.fonts.ready
  const long = findLongTexts(page)
  const onPhone = await findUnreadable(page)
  resize(frame, LAPTOP)
  await new Promise(requestAnimationFrame)
  const onLaptop = await findUnreadable(page)
  resize(frame, PHONE)
  const unreadable = [...(onPhone ?? []), ...(onLaptop ?? [])]
  return {
    findings: [...long, ...worstOfEach(unreadable)],
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

/** The page as it is sent, without its scripts: it stays as it is measured, and counts no visit. */
async function load(frame: HTMLIFrameElement, address: string): Promise<Document> {
  const html = await read(address)
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!page.querySelector('main')) throw new PageFailed('no_page')
  for (const one of page.querySelectorAll(NOT_FOR_GUESTS)) one.remove()
  await new Promise((resolve) => {
    frame.onload = resolve
    frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`
  })
  if (!frame.contentDocument) throw new PageFailed('no_frame')
  return frame.contentDocument
}

async function read(address: string): Promise<string> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (reply.ok) return await reply.text()
    throw new PageFailed(`status ${reply.status}`)
  } catch (error) {
    throw error instanceof PageFailed ? error : new PageFailed('no_answer', { cause: error })
  }
}
