import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { DRAFT_COOKIE } from '#lib/cookies/draft-cookie.ts'
import { forget, hydrated, quiet } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import type { Site } from '#tests/support/site.ts'
import { type Ask, draftCookie, endPreviews, previewLink, signIn } from '#tests/support/staff.ts'

const DRAFTED = 'A drafted heading'

type About = { id: number; slices: { title: string }[] }

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('rest', { scope: 'file' }, ({ site }) => signIn(site, inject('seeds').sqlite.staff))
  // With a draft, whose heading is another one.
  .extend('about', { scope: 'file' }, async ({ rest }) => {
    const about = await first<About>(rest, '/pages?where[type][equals]=about-page&depth=0')
    await saveDraft(rest, about, DRAFTED)
    return about
  })

/** The first document of a list of the content system. */
async function first<Document>(rest: Ask, path: string): Promise<Document> {
  const { docs } = (await rest('GET', path)) as { docs: Document[] }
  const [document] = docs
  if (!document) throw new Error(`Nothing at ${path}`)
  return document
}

/** Saves a draft of the about page with this heading. */
async function saveDraft(rest: Ask, about: About, title: string) {
  const [hero, ...slices] = about.slices
  await rest('PATCH', `/pages/${about.id}?draft=true`, {
    slices: [{ ...hero, title }, ...slices],
    _status: 'draft',
  })
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

describe('a preview', () => {
  test('shows the draft, offers its end where there is no page too, and ends there', async ({
    begin,
    site,
    about,
  }) => {
    const guest = await begin({ reducedMotion: 'reduce' })
    const { page } = guest
    await page.goto(`${site.url}${previewLink(site, `pages:${about.id}`)}`)
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(await heading(page)).toBe(DRAFTED)
    for (const path of ['/404', '/no-such-page', '/no/such/page']) {
      await page.goto(`${site.url}${path}`)
      expect(await bar(page).getByRole('link').textContent(), path).toBe('Leave the preview')
      expect(await page.title(), path).toBeTruthy()
    }
    forget(guest, /404/)
    await bar(page).getByRole('link', { name: 'Leave the preview' }).click()
    await page.waitForURL(`${site.url}/`)
    expect(await bar(page).count()).toBe(0)
    await page.goto(`${site.url}/about`)
    expect(await heading(page)).toBe(about.slices[0]?.title)
  })

  test('offers its end on every page', async ({ site, about }) => {
    const headers = { cookie: draftCookie(site, `pages:${about.id}`) }
    const paths = ['/', '/locations/burrard/menu', '/news', '/test', '/my/reservations/none']
    for (const path of paths) {
      const html = await (await fetch(site.url + path, { headers })).text()
      expect(html, path).toMatch(/<aside [^>]*aria-label="Preview"[^>]*>.*Leave the preview<\/a>/s)
      expect(html, path).toMatch(/<title>[^<]+<\/title>/)
    }
  })

  test('is for its document and its browser alone', async ({ site, about }) => {
    const read = async (cookie: string) =>
      (await fetch(`${site.url}/about`, { headers: { cookie } })).text()
    expect(await read('')).not.toContain(DRAFTED)
    expect(await read(draftCookie(site, 'pages:9999'))).not.toContain(DRAFTED)
    expect(await read(draftCookie(site, `pages:${about.id}`))).toContain(DRAFTED)
  })

  test('ends with the session that asked for it', async ({ site, about }) => {
    const cookie = draftCookie(site, `pages:${about.id}`)
    const link = previewLink(site, `pages:${about.id}`)
    const read = async () => (await fetch(`${site.url}/about`, { headers: { cookie } })).text()
    expect(await read()).toContain(DRAFTED)
    endPreviews(site)
    expect(await read()).not.toContain(DRAFTED)
    const late = await fetch(site.url + link, { redirect: 'manual' })
    expect([late.headers.get('location'), late.headers.get('set-cookie')]).toEqual(['/', null])
  })

  test('of a global is a page on which it shows', async ({ site, rest }) => {
    const ask = async (slug: string) => {
      const link = previewLink(site, `globals:${slug}`)
      return (await fetch(`${site.url}${link}`, { redirect: 'manual' })).headers.get('location')
    }
    expect(await ask('header')).toBe('/')
    expect(await ask('not-found-page')).toBe('/404')
    expect(await ask('seo-template')).toMatch(/^\/locations\/[a-z-]+$/)
    expect(await ask('settings')).toBe('/')

    const words = { title: 'Drafted words', _status: 'draft' }
    await rest('POST', '/globals/not-found-page?draft=true', words)
    const read = async (headers: Record<string, string>) => {
      const answer = await fetch(`${site.url}/404`, { headers })
      expect(answer.status).toBe(404)
      return answer.text()
    }
    expect(await read({ cookie: draftCookie(site, 'globals:not-found-page') })).toContain(
      words.title,
    )
    expect(await read({})).not.toContain(words.title)
  })
})

describe('the live preview of the admin', () => {
  // ASVS 3.5.5
  test('follows what is saved, on the word of this site alone', async ({
    begin,
    site,
    rest,
    about,
  }) => {
    const { page, context } = await begin({ reducedMotion: 'reduce' })
    await context.addCookies([cookieOf(site, `pages:${about.id}`)])
    await page.goto(`${site.url}/test`)
    await hydrated(page)
    await page.evaluate(framed, '/about')
    const frame = page.frameLocator('iframe')
    await page.waitForFunction(() => document.body.dataset.ready === 'yes')
    expect(await frame.getByRole('heading', { level: 1 }).textContent()).toBe(DRAFTED)

    await saveDraft(rest, about, 'Saved again')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(async () => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
      const data = { type: 'payload-document-event' }
      const foreign = new MessageEvent('message', { data, origin: 'https://evil.example' })
      contentWindow?.dispatchEvent(foreign)
      // What it would have the page do is done by then.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)))
    })
    expect(asked).toEqual([])
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
      contentWindow?.postMessage({ type: 'payload-document-event' }, location.origin)
    })
    await frame.getByRole('heading', { level: 1, name: 'Saved again' }).waitFor()
    await saveDraft(rest, about, DRAFTED)
  })

  test('costs published pages nothing', async ({ begin, site }) => {
    const { page } = await begin()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    await page.goto(`${site.url}/about`)
    await quiet(page)
    const loaded = await Promise.all(scripts)
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((text) => text.includes('payload-document-event'))).toEqual([])
  })
})

describe('/slice-simulator', () => {
  const post = (site: Site, body: string, cookie = draftCookie(site, '*')) =>
    fetch(`${site.url}/slice-simulator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body,
    })
  const hero = { blockType: 'copy_hero', title: 'Never saved', tone: 'linen' }

  test('draws slices that nobody saved, with the documents they refer to', async ({
    site,
    rest,
  }) => {
    const picture = await first<{ id: number; filename: string }>(
      rest,
      '/media?limit=1&where[mimeType][equals]=image/jpeg',
    )
    const card = { title: 'A card', text: 'Words', image: picture.id }
    const slices = [hero, { blockType: 'callouts', title: 'Cards', cards: [card] }]
    const answer = await post(site, JSON.stringify({ slices }))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toMatch(/<h1[^>]*>Never saved<\/h1>/)
    expect(html).toContain(picture.filename)
    expect(html).toContain('Leave the preview')
  })

  test('says in drafts what is missing in a slice, and leaves out what is none', async ({
    site,
  }) => {
    const broken = { blockType: 'copy_hero', title: '' }
    const html = await (
      await post(site, JSON.stringify({ slices: [broken, { blockType: 'nothing' }, null, 7] }))
    ).text()
    expect(html.replaceAll('<!-- -->', '')).toContain(
      'The slice “copy_hero” is not shown: its field title is missing or wrong',
    )
  })

  test('answers everybody its empty frame, and draws slices for staff only (spec:routes.simulator)', async ({
    site,
  }) => {
    const frame = await fetch(`${site.url}/slice-simulator`)
    const html = await frame.text()
    expect(frame.status).toBe(200)
    expect(frame.headers.get('cache-control')).toBe('private, no-store')
    expect(frame.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toMatch(/<h1[^>]*>Slice simulator<\/h1>/)
    expect(html).not.toContain('Leave the preview')
    for (const cookie of ['', `${DRAFT_COOKIE}=forged`]) {
      const drawn = await post(site, JSON.stringify({ slices: [hero] }), cookie)
      expect(drawn.status, cookie).toBe(403)
      expect(await drawn.text()).not.toContain(hero.title)
    }
  })

  test('says what it takes', async ({ site }) => {
    for (const wrong of ['', '[]', '{"slices":', '{"slices":{}}']) {
      expect((await post(site, wrong)).status, wrong).toBe(400)
    }
    const large = JSON.stringify({ slices: [{ ...hero, title: 'x'.repeat(2 ** 20) }] })
    expect((await post(site, large)).status).toBe(413)
    const cookie = draftCookie(site, '*')
    const deleted = await fetch(`${site.url}/slice-simulator`, {
      method: 'DELETE',
      headers: { cookie },
    })
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('draws the form of the admin in its frame as it changes', async ({ begin, site }) => {
    const { page, context } = await begin({ reducedMotion: 'reduce' })
    await context.addCookies([cookieOf(site, '*')])
    await page.goto(`${site.url}/test`)
    await hydrated(page)
    await page.evaluate(framed, '/slice-simulator')
    await page.waitForFunction(() => document.body.dataset.ready === 'yes')
    const frame = page.frameLocator('iframe')
    for (const title of ['First words', 'Second words']) {
      await page.evaluate(
        (slices) => {
          const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
          const message = { type: 'payload-live-preview', data: { slices } }
          contentWindow?.postMessage(message, location.origin)
        },
        [{ ...hero, title }],
      )
      await frame.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    expect(await frame.getByRole('dialog').count()).toBe(0)
  })
})

function cookieOf(site: Site, document: string) {
  const [name = '', value = ''] = draftCookie(site, document).split('=')
  return { name, value, url: site.url }
}

/** Puts a page of this site into a frame, as the admin does, and notes when it says that it listens. */
function framed(path: string) {
  addEventListener('message', ({ data }) => {
    if (data?.type === 'payload-live-preview' && data.ready) document.body.dataset.ready = 'yes'
  })
  const frame = document.createElement('iframe')
  frame.src = path
  frame.style.cssText = 'width: 100%; height: 800px'
  document.body.append(frame)
}
