import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Locator, Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { expect, inject } from 'vitest'
import { settled } from './axe.ts'

const KEPT = path.resolve('tests/pictures/kept')
/** What was found instead, and where it differs, for whoever looks at it. */
const FOUND = path.resolve('tests/pictures/found')

/** Colours this near are the same: pictures are kept with some loss. */
const NEAR = 0.2
/** Share of the pixels that may differ. */
const TOLERANCE = 0.001

/** All that a page has, as it stands: everything is drawn, nothing moves, no caret blinks; until when it is open takes one line of one length. */
const STILL = `
  p[data-open] { inline-size: 9rem; white-space: nowrap; overflow: hidden; }
  * { content-visibility: visible !important; caret-color: transparent !important; }
  .rise { animation: none !important; }`

/** Lets a page come to rest: its fonts are there, and its pictures, wherever they stand. */
async function still(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL })
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((one) => one.checkVisibility())
    for (const one of pictures) one.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((one) => one.decode())])
  })
  await settled(page)
}

export type PictureOptions = {
  /** What depends on the day: its room is kept, and it is not drawn. */
  hide?: readonly string[]
  /** Only the first view. */
  firstView?: boolean
}

/** Compares a page, or a part of it, with the picture that is kept under a name. */
export async function expectPicture(
  page: Page,
  name: string,
  { hide = [], firstView = false }: PictureOptions = {},
  part?: Locator,
): Promise<void> {
  await still(page)
  const style = hide.map((one) => `${one} { visibility: hidden !important }`).join('\n')
  const shot = { style, animations: 'disabled' } as const
  const png = part
    ? await part.screenshot(shot)
    : await page.screenshot({ ...shot, fullPage: !firstView })
  const file = path.join(KEPT, `${name}.webp`)
  const accept = inject('pictures')
  if (accept === 'all' || (accept === 'new' && !existsSync(file))) return keep(file, png)
  expect(existsSync(file), `${name} has no picture: npm run pictures -- -u keeps one`).toBe(true)
  const share = await differing(name, readFileSync(file), png)
  const advice = `share of ${name} that differs: look at tests/pictures/found; npm run pictures -- -u accepts it`
  expect(share, advice).toBeLessThanOrEqual(TOLERANCE)
}

const webp = (picture: Sharp) => picture.webp({ quality: 82, smartSubsample: true, effort: 5 })

async function keep(file: string, png: Buffer): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  await webp(sharp(png)).toFile(file)
}

/** The share of pixels that differ; where one is not as large as the other, all. */
async function differing(name: string, kept: Buffer, found: Buffer): Promise<number> {
  const [one, other] = await Promise.all([kept, found].map(raw))
  const report = (suffix: string) => path.join(FOUND, `${name}${suffix}.webp`)
  for (const suffix of ['', '-differs']) rmSync(report(suffix), { force: true })
  if (!one || !other) throw new Error(`${name} cannot be read`)
  const { width, height } = one.info
  const compare = (into?: Buffer) =>
    pixelmatch(one.data, other.data, into, width, height, { threshold: NEAR })
  const isAlike = other.info.width === width && other.info.height === height
  const share = isAlike ? compare() / (width * height) : 1
  if (share > TOLERANCE) {
    mkdirSync(FOUND, { recursive: true })
    await webp(sharp(found)).toFile(report(''))
    const raw = { width, height, channels: 4 } as const
    const differs = Buffer.alloc(one.data.length)
    if (isAlike) compare(differs)
    if (isAlike) await webp(sharp(differs, { raw })).toFile(report('-differs'))
  }
  return share
}

const raw = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
