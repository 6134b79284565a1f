import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { folderOf } from '#slices/define.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { launchOptions } from '#tests/support/chromium.ts'

const WIDTH = 1440
const HEIGHT = 960

/** Pictures every slice with markup (or the named ones) of a running site for the editor: `public/slices/*.jpg`, 480 × 320. */
async function main(folders: string[], base = process.env.PUBLIC_URL ?? 'http://localhost:3000') {
  const all = sliceBlocks
    .filter((block) => block.custom.markup)
    .map((block) => folderOf(block.slug))
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  for (const folder of folders.length > 0 ? folders : all) {
    await page.goto(`${base}/slice-library/${folder}`, { waitUntil: 'load' })
    const box = await page.locator('main section').nth(1).boundingBox()
    if (!box) throw new Error(`Nothing is shown on /slice-library/${folder}`)
    const height = Math.min(box.height, (box.width / 3) * 2)
    const picture = await page.screenshot({ clip: { ...box, height } })
    const jpeg = sharp(picture)
      .resize(480, 320, { fit: 'contain', background: '#f4efe6' })
      .jpeg({ quality: 72, mozjpeg: true })
    writeFileSync(path.resolve('public/slices', `${folder}.jpg`), await jpeg.toBuffer())
  }
  await browser.close()
}

await main(process.argv.slice(2))
