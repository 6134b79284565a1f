import { chromium } from 'playwright-core'

const [base, out, paths, widths] = [
  process.argv[2],
  process.argv[3],
  process.argv[4].split(','),
  (process.argv[5] || '1440,390').split(',').map(Number),
]
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const w of widths)
  for (const p of paths) {
    const c = await b.newContext({
      viewport: { width: w, height: w < 500 ? 844 : 900 },
      hasTouch: w < 500,
      isMobile: w < 500,
    })
    const page = await c.newPage()
    page.on('console', (m) => {
      if (m.type() === 'error') console.log(p, w, m.text().slice(0, 300))
    })
    page.on('pageerror', (e) => console.log(p, w, 'ERR', e.message.slice(0, 300)))
    const r = await page.goto(base + p, { waitUntil: 'load' })
    const h = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < h; y += 700) {
      await page.evaluate((y) => scrollTo(0, y), y)
      await page.waitForTimeout(60)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(500)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    const name = out + '/' + (p.replace(/[^a-z0-9]+/gi, '_') || 'home') + '-' + w + '.jpg'
    await page.screenshot({
      path: name,
      fullPage: process.argv[6] !== 'view',
      quality: 70,
      type: 'jpeg',
    })
    console.log(r.status(), name, h, overflow ? 'OVERFLOW' : '')
    await c.close()
  }
await b.close()
