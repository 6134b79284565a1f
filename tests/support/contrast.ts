import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type PlacedWords, tooLittleContrast } from '#lib/media/contrast.ts'
import { settled } from './axe.ts'

/** A text that lies over a picture, by its element's box. */
type Words = PlacedWords & { text: string }

/**
 * Texts over pictures in the first view that cannot be read everywhere, with their contrast: what axe
 * cannot know, as it does not see pictures.
 */
export async function unreadableOverPictures(page: Page): Promise<string[]> {
  const { words, picture } = await wordsAndPicture(page)
  if (words.length === 0) return []
  const shot = sharp(picture).removeAlpha()
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, channels: 3 } as const
  return words.flatMap((one) => {
    const found = tooLittleContrast(one, pixels)
    return found ? [`${one.text}: ${found.contrast.toFixed(1)}, at least ${found.least}`] : []
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
  // The words take their colour back, and some of them take their time over it.
  await settled(page)
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
