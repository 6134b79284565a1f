// Pictures the key pages of a running site for the README: docs/pictures/{phone,laptop}.webp
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { hydrated, visit } from '#tests/support/browser.ts'
import { pinnedOptions } from '#tests/support/chromium.ts'
import { KEY_PAGES } from '#tests/support/key-pages.ts'

const FOLDER = 'docs/pictures'
const GAP = 24
const GROUND = '#e7decf'

/** A window, how much smaller its pictures are shown, and how many stand in a row. */
const SHEETS = [
  { name: 'phone', width: 390, height: 844, scale: 0.62, columns: 5 },
  { name: 'laptop', width: 1440, height: 900, scale: 0.37, columns: 3 },
] as const

type Sheet = (typeof SHEETS)[number]

async function main(base = process.env.PUBLIC_URL ?? 'http://localhost:3000') {
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch(await pinnedOptions())
  for (const sheet of SHEETS) {
    const { page } = await visit(browser, { ...sheet, reducedMotion: 'reduce' })
    const shots: Buffer[] = []
    for (const { path, act } of KEY_PAGES) {
      await page.goto(base + path)
      await hydrated(page)
      await act?.(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      shots.push(await page.screenshot({ animations: 'disabled' }))
    }
    await compose(sheet, shots)
  }
  await browser.close()
}

async function compose({ name, width, height, scale, columns }: Sheet, shots: Buffer[]) {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const rows = Math.ceil(shots.length / columns)
  const pictures = shots.map(async (shot, index) => ({
    input: await sharp(shot).resize(w, h).toBuffer(),
    left: GAP + (index % columns) * (w + GAP),
    top: GAP + Math.floor(index / columns) * (h + GAP),
  }))
  const size = { width: GAP + columns * (w + GAP), height: GAP + rows * (h + GAP) }
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(await Promise.all(pictures))
    .webp({ quality: 78, smartSubsample: true })
    .toFile(`${FOLDER}/${name}.webp`)
}

await main(process.argv[2])
