import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { folderOf } from '#slices/define.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { launchOptions } from '#tests/support/chromium.ts'

/** A small laptop's: words and pictures stay large enough to be told apart at the size of a card. */
const WIDTH = 1100
const HEIGHT = 620
/** Thirty of them are on show at once. */
const MOST_BYTES = 12_000
/** Thumbnails of slices that draw nothing themselves: a search result, and a part of three pages. */
const UNSEEN: Record<string, string> = {
  'seo-slice': `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#f4efe6"/>
  <rect x="70" y="62" width="340" height="46" rx="23" fill="#fbf9f5" stroke="#857b6c"/>
  <g fill="none" stroke="#14211c" stroke-width="5">
    <circle cx="104" cy="83" r="9"/><path d="M111 90l9 9"/>
  </g>
  <rect x="70" y="136" width="250" height="17" fill="#14211c"/>
  <g fill="#857b6c">
    <rect x="70" y="169" width="340" height="9"/><rect x="70" y="188" width="340" height="9"/>
    <rect x="70" y="207" width="180" height="9"/>
  </g>
  <rect x="70" y="240" width="120" height="9" fill="#a8792f"/>
</svg>`,
  'reusable-slice': `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#f4efe6"/>
  <g fill="#fbf9f5" stroke="#857b6c">
    <rect x="50" y="50" width="110" height="220"/><rect x="185" y="50" width="110" height="220"/>
    <rect x="320" y="50" width="110" height="220"/>
  </g>
  <g fill="#14211c">
    <rect x="64" y="66" width="70" height="10"/><rect x="199" y="66" width="50" height="10"/>
    <rect x="334" y="66" width="62" height="10"/>
  </g>
  <g fill="#857b6c">
    <rect x="64" y="88" width="82" height="6"/><rect x="64" y="102" width="60" height="6"/>
    <rect x="199" y="88" width="82" height="6"/><rect x="334" y="88" width="44" height="6"/>
    <rect x="199" y="218" width="82" height="6"/><rect x="199" y="232" width="52" height="6"/>
    <rect x="334" y="232" width="82" height="6"/>
  </g>
  <g fill="#a8792f">
    <rect x="64" y="196" width="82" height="60"/><rect x="199" y="116" width="82" height="60"/>
    <rect x="334" y="152" width="82" height="60"/>
  </g>
</svg>`,
}

/** Pictures every slice (or the named ones) of a running site for the editor: `public/slices/*.webp`, 480 × 320. */
async function main(folders: string[], base = process.env.PUBLIC_URL ?? 'http://localhost:3000') {
  const all = sliceBlocks.map((block) => folderOf(block.slug))
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  for (const folder of folders.length > 0 ? folders : all) {
    const drawn = UNSEEN[folder]
    const picture = drawn ? Buffer.from(drawn) : await sampleOf(page, base, folder)
    writeFileSync(path.resolve('public/slices', `${folder}.webp`), await small(picture))
  }
  await browser.close()
}

/** The first sample of a slice as the library shows it, cut where it is too tall for a card. */
async function sampleOf(page: Page, base: string, folder: string): Promise<Buffer> {
  await page.goto(`${base}/slice-library/${folder}`, { waitUntil: 'load' })
  const sample = page.locator('main section').nth(1)
  // Pictures further down would come when somebody scrolls there.
  await sample.locator('img').evaluateAll((pictures) =>
    Promise.all(
      pictures.map((one) => {
        const picture = one as HTMLImageElement
        picture.loading = 'eager'
        return picture.decode()
      }),
    ),
  )
  const box = await sample.boundingBox()
  if (!box) throw new Error(`Nothing is shown on /slice-library/${folder}`)
  const height = Math.min(box.height, (box.width / 3) * 2)
  return page.screenshot({ clip: { ...box, height }, fullPage: true })
}

/** The best WebP that is small enough. */
async function small(picture: Buffer): Promise<Buffer> {
  const framed = await sharp(picture)
    .resize(480, 320, { fit: 'contain', background: '#f4efe6' })
    .toBuffer()
  for (let quality = 82; quality > 30; quality -= 4) {
    const webp = await sharp(framed).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= MOST_BYTES) return webp
  }
  throw new Error('No quality makes it small enough')
}

await main(process.argv.slice(2))
