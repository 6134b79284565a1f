import type { CDPSession, Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** Two colours are told apart from this contrast on (WCAG 1.4.11). */
const CONTRAST = 3
/** Room around an element in which its focus may be shown, in px. */
const MARGIN = 8

/** What changes with the focus is there at once; and a caret blinks, which is no sign of the focus. */
const STILL =
  '*, ::before, ::after { transition: none !important; caret-color: transparent !important }'

type Box = { x: number; y: number; width: number; height: number }

/** What the Tab key comes to in a part of the page. */
type Stop = { name: string; box: Box; scrolled: { x: number; y: number } }

/**
 * Goes through a part of the page by Tab from the place before it, and back by Shift+Tab, and answers
 * with what a guest without a mouse would miss: what is not reached, what does not let go, and where
 * the focus cannot be seen. The focus ends where it was. A modal dialog is walked once around.
 */
export async function walk(page: Page, part: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await page.addStyleTag({ content: STILL })
  try {
    return await goThrough(page, part, session)
  } finally {
    await session.detach()
  }
}

async function goThrough(page: Page, part: Locator, session: CDPSession): Promise<string[]> {
  const goesRound = await part.evaluate((root) => root.matches(':modal'))
  await page.evaluate(() => Reflect.deleteProperty(window, 'keyboardStops'))
  const problems: string[] = []
  const forward: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await stopIn(part)
    if (!stop || (goesRound && stop.name === forward[0])) break
    if (forward.includes(stop.name)) return [...problems, `Tab comes to ${stop.name} again`]
    forward.push(stop.name)
    if (!(await isFocusSeen(page, session, stop))) problems.push(`no focus is seen on ${stop.name}`)
  }
  const backward: string[] = []
  for (;;) {
    await page.keyboard.press('Shift+Tab')
    const stop = await stopIn(part)
    if (!stop || (goesRound && stop.name === backward.at(-1))) break
    if (backward.includes(stop.name)) return [...problems, `Shift+Tab comes to ${stop.name} again`]
    backward.unshift(stop.name)
  }
  const onceOnly = (one: string[], other: string[]) => one.filter((name) => !other.includes(name))
  return [
    ...problems,
    ...(await unreached(part)).map((name) => `Tab does not come to ${name}`),
    ...onceOnly(forward, backward).map((name) => `Shift+Tab does not come to ${name}`),
    ...onceOnly(backward, forward).map((name) => `Tab does not come to ${name}`),
  ]
}

/** The element with the focus, numbered in the order of its first visit; null outside of the part. */
function stopIn(part: Locator): Promise<Stop | null> {
  return part.evaluate((root) => {
    const focused = document.activeElement
    if (!focused || focused === root || !root.contains(focused)) return null
    const shared = window as unknown as { keyboardStops?: Map<Element, string> }
    shared.keyboardStops ??= new Map()
    const stops = shared.keyboardStops
    // As it was at first: taking its picture leaves a trace on a text field.
    const name = stops.get(focused) ?? `${stops.size + 1} ${focused.outerHTML.slice(0, 160)}`
    stops.set(focused, name)
    const { x, y, width, height } = focused.getBoundingClientRect()
    return { name, box: { x, y, width, height }, scrolled: { x: scrollX, y: scrollY } }
  })
}

/** What can be worked and was not come to. */
function unreached(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const { keyboardStops } = window as unknown as { keyboardStops?: Map<Element, string> }
    const works =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe'
    return [...root.querySelectorAll(works)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter((one) => !keyboardStops?.has(one))
      .map((one) => one.outerHTML.slice(0, 160))
  })
}

/**
 * Whether the focus can be seen: against the same place without it, at least half of a line of 2 px
 * around the element, as far as it is on show, changes in a contrast of 3 to 1 (WCAG 2.4.7, 2.4.11).
 */
async function isFocusSeen(
  page: Page,
  session: CDPSession,
  { box, scrolled }: Stop,
): Promise<boolean> {
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const left = Math.max(0, Math.floor(box.x - MARGIN))
  const top = Math.max(0, Math.floor(box.y - MARGIN))
  const right = Math.min(view.width, Math.ceil(box.x + box.width + MARGIN))
  const bottom = Math.min(view.height, Math.ceil(box.y + box.height + MARGIN))
  if (right <= left || bottom <= top) return false
  // The browser wants the place on the page, and not in the window.
  const place = { x: left + scrolled.x, y: top + scrolled.y }
  const clip = { ...place, width: right - left, height: bottom - top, scale: 1 }
  const shot = async () => {
    const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
    return luminances(Buffer.from(data, 'base64'))
  }
  const focused = await shot()
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    Object.assign(window, { keyboardStop: element })
    element.blur()
  })
  const plain = await shot()
  await page.evaluate(() => {
    const { keyboardStop } = window as unknown as { keyboardStop: HTMLElement }
    keyboardStop.focus({ preventScroll: true })
  })
  let changed = 0
  for (const [at, luminance] of focused.entries()) {
    if (contrast(luminance, plain[at] ?? luminance) >= CONTRAST) changed++
  }
  return changed >= lineOnShow(box, view)
}

/** Pixels of half a line of 2 px along the sides of a box that are in view. */
function lineOnShow({ x, y, width, height }: Box, view: { width: number; height: number }): number {
  const across = Math.min(x + width, view.width) - Math.max(x, 0)
  const down = Math.min(y + height, view.height) - Math.max(y, 0)
  const sides = [y >= 0, y + height <= view.height].filter(Boolean).length * across
  const ends = [x >= 0, x + width <= view.width].filter(Boolean).length * down
  return Math.max(1, sides + ends)
}

async function luminances(png: Buffer): Promise<Float64Array> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return Float64Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * info.channels
    const red = LINEAR[data[at] ?? 0] ?? 0
    const green = LINEAR[data[at + 1] ?? 0] ?? 0
    const blue = LINEAR[data[at + 2] ?? 0] ?? 0
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

/** Light of a colour's eight bits (WCAG's relative luminance). */
const LINEAR = Array.from({ length: 256 }, (_, bits) => {
  const share = bits / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
