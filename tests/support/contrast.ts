import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { settled } from './axe.ts'

/** A text that lies over a picture, by its element's box. */
type Words = {
  text: string
  colour: [number, number, number]
  /** WCAG 1.4.3: 24 px, or bold from 18.66 px. */
  isLarge: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** The least that WCAG 1.4.3 asks for. */
const LEAST = { large: 3, small: 4.5 }
/** Share of the pixels behind a text that may be a spark. */
const SPARKS = 0.02

/**
 * Texts over pictures in the first view that cannot be read everywhere, with their contrast: what axe
 * cannot know, as it does not see pictures.
 */
export async function unreadableOverPictures(page: Page): Promise<string[]> {
  const { words, picture } = await wordsAndPicture(page)
  if (words.length === 0) return []
  const shot = sharp(picture).removeAlpha()
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  return words.flatMap(({ text, colour, isLarge, box }) => {
    const own = luminance(colour)
    const contrasts: number[] = []
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) {
        const at = (y * info.width + x) * 3
        const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
        contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
      }
    }
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * SPARKS)] ?? 21
    const least = isLarge ? LEAST.large : LEAST.small
    return worst < least ? [`${text}: ${worst.toFixed(1)}, at least ${least}`] : []
  })
}

/**
 * The texts over pictures, and a picture of the page without them, of one moment: when something came or
 * moved between the two (a notice, an opening hour that the minute changes), both are taken anew.
 */
async function wordsAndPicture(page: Page): Promise<{ words: Words[]; picture: Buffer }> {
  await settled(page)
  await page.evaluate(picturesDrawn)
  const words = await page.evaluate(wordsOverPictures)
  const style =
    '* { color: transparent !important; -webkit-text-fill-color: transparent !important; }'
  const picture = await page.screenshot({ animations: 'disabled', style })
  const after = await page.evaluate(wordsOverPictures)
  return isDeepStrictEqual(words, after) ? { words, picture } : wordsAndPicture(page)
}

/** Runs in the page: until the pictures of the first section are there, at the size that is shown now. */
async function picturesDrawn(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' })
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main [data-under-header] img')]
  const shown = pictures.filter((one) => one.checkVisibility())
  for (const one of shown) one.loading = 'eager'
  await Promise.all(shown.map((one) => one.decode()))
}

/** WCAG's relative luminance of a colour in sRGB, 0 to 255. */
function luminance(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page: texts of the first section and of the header that have no ground of their own. */
function wordsOverPictures(): Words[] {
  const first = document.querySelector('main [data-under-header]')
  if (!first?.querySelector('img, video')) return []
  const grounded = (element: Element | null): boolean => {
    if (!element || element === first || element.matches('body > header')) return false
    const { backgroundColor } = getComputedStyle(element)
    return /^rgb\(/.test(backgroundColor) || grounded(element.parentElement)
  }
  const all = [...document.querySelectorAll('body > header *'), ...first.querySelectorAll('*')]
  return all.flatMap((element) => {
    const own = [...element.childNodes].find(
      (node) => node.nodeType === 3 && node.nodeValue?.trim(),
    )
    if (!own || !element.checkVisibility({ opacityProperty: true }) || grounded(element)) return []
    // Beside the page, the header is a column with a ground of its own.
    if (element.closest('body > header') && innerWidth >= 1024) return []
    if (element.closest('.visually-hidden')) return []
    const range = document.createRange()
    range.selectNodeContents(own)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    const box = {
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, Math.floor(top)),
      width: Math.floor(Math.min(right, innerWidth) - Math.max(0, left)),
      height: Math.floor(Math.min(bottom, innerHeight) - Math.max(0, top)),
    }
    if (box.width < 4 || box.height < 4) return []
    // The cookie notice may lie over a word, whatever the hour makes of the words before it.
    const isCovered = [box.left + 1, box.left + box.width - 1].some((x) => {
      const top = document.elementFromPoint(x, box.top + box.height / 2)
      return top !== null && !first.contains(top) && !top.closest('body > header')
    })
    if (isCovered) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [{ text: own.nodeValue?.trim() ?? '', colour: [red, green, blue], isLarge, box }]
  })
}
