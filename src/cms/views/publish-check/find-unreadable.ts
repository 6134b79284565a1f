import { type PlacedWords, type Rgb, tooLittleContrast } from '#lib/media/contrast.ts'
import type { GuestFinding } from './look-as-guest.ts'
import type { PartOfPage } from './part-of-page.ts'
import { firstWords, sliceOf } from './slice-of.ts'

type Words = PlacedWords & Pick<GuestFinding, 'text' | 'slice'>

/**
 * Returns the texts over pictures of openings, in a part of the page, that cannot be read, as the page is shown now; null where a browser cannot tell
 * what is behind them. What lies between a text and its picture is drawn as it is on the page. Changes the page:
 * pictures come at once, and at one size.
 */
export async function findUnreadable(
  page: Document,
  part: PartOfPage,
): Promise<GuestFinding[] | null> {
  const found: GuestFinding[] = []
  for (const section of page.querySelectorAll('main [data-under-header]')) {
    if (wordsOver(section, part).length === 0) continue
    try {
      await settlePictures(section)
      found.push(...(await measure(section, part)))
    } catch (error) {
      console.warn('Words over a picture could not be measured.', error)
      return null
    }
  }
  return found
}

/** Measures words on the picture of the same moment: where a font that came late has moved them since, both are taken anew. */
async function measure(section: Element, part: PartOfPage): Promise<GuestFinding[]> {
  const words = wordsOver(section, part)
  const picture = await drawWithoutWords(section)
  const isStill = JSON.stringify(wordsOver(section, part)) === JSON.stringify(words)
  return isStill ? unreadable(words, picture) : measure(section, part)
}

function unreadable(words: readonly Words[], { data, width }: ImageData): GuestFinding[] {
  return words.flatMap((one) => {
    const little = tooLittleContrast(one, { data, width, channels: 4 })
    if (!little) return []
    const amount = Math.floor(little.contrast * 10) / 10
    return [{ rule: 'unreadable', text: one.text, amount, slice: one.slice }]
  })
}

/** Pictures that are shown are fetched, and stay at the size that the window has chosen; all others go. */
async function settlePictures(section: Element): Promise<void> {
  for (const image of section.querySelectorAll('img')) {
    if (!image.checkVisibility()) {
      image.remove()
      continue
    }
    image.loading = 'eager'
    await image.decode()
    const address = image.currentSrc
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    image.removeAttribute('srcset')
    image.src = address
    await image.decode()
  }
}

async function drawWithoutWords(section: Element): Promise<ImageData> {
  const { domToCanvas } = await import('modern-screenshot')
  const canvas = await domToCanvas(section, {
    font: false,
    scale: 1,
    filter: (node) => node.nodeName !== 'VIDEO',
    onCloneEachNode: (node) => {
      if (!('style' in node)) return
      const { style } = node as HTMLElement
      style.color = 'transparent'
      style.setProperty('-webkit-text-fill-color', 'transparent')
    },
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to read.')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The texts of a section that lie over a picture and have no ground of their own, with their places in it. */
function wordsOver(section: Element, part: PartOfPage): Words[] {
  const outer = section.getBoundingClientRect()
  const pictures = [...section.querySelectorAll('img')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
  return textsOf(section).flatMap(({ element, node }) => {
    if (!part(element)) return []
    const range = section.ownerDocument.createRange()
    range.selectNodeContents(node)
    const around = range.getBoundingClientRect()
    if (!pictures.some((picture) => overlap(picture, around))) return []
    const box = {
      left: Math.max(0, Math.floor(around.left - outer.left)),
      top: Math.max(0, Math.floor(around.top - outer.top)),
      width: Math.floor(Math.min(around.right, outer.right) - Math.max(around.left, outer.left)),
      height: Math.floor(Math.min(around.bottom, outer.bottom) - Math.max(around.top, outer.top)),
    }
    if (box.width < 4 || box.height < 4) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const text = firstWords(node.nodeValue)
    return [{ text, slice: sliceOf(element), colour: rgbOf(color), isLarge, box }]
  })
}

function textsOf(section: Element): { element: Element; node: Node }[] {
  return [...section.querySelectorAll('*')].flatMap((element) => {
    const node = [...element.childNodes].find(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    if (!node || !element.checkVisibility() || element.closest('.visually-hidden')) return []
    return hasGround(element, section) ? [] : [{ element, node }]
  })
}

function hasGround(element: Element, section: Element): boolean {
  for (let one: Element | null = element; one && one !== section; one = one.parentElement) {
    if (/^rgb\(/.test(getComputedStyle(one).backgroundColor)) return true
  }
  return false
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}

function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return [red, green, blue]
}
