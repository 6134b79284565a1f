import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { quiet, visit } from './browser.ts'

/** What a page makes a modern browser load before it is touched, in bytes. */
export type PageWeight = {
  /** JavaScript, gzip. */
  scripts: number
  /** The part of it that a blank page of the same build does not have. */
  ownScripts: number
  /** Style sheets, gzip. */
  styles: number
  /** Font files that the document preloads, as they are. */
  fonts: number
  fontFiles: number
  /** The document, gzip. */
  document: number
}

/**
 * What an empty route of this Next loads beyond what the build names for every page (`rootMainFiles`): its router's
 * parts of a layout and a page. `ownScripts` counts it as the page's.
 */
const EMPTY_ROUTE = 2013

/** The bounds of a page's first load; kB is 1,000 bytes. */
export const BUDGET = {
  scripts: 170_000,
  ownScripts: 17_000 + EMPTY_ROUTE,
  styles: 25_000,
  fonts: 66_000,
  fontFiles: 2,
} as const

/** The bounds of a menu page with so many items: its document (gzip) and its own scripts. */
export const MENU_BUDGET = {
  items: 120,
  document: 40_000,
  ownScripts: 17_000 + EMPTY_ROUTE,
} as const

/** The pages that are held to the budget. */
export const WEIGHED = [
  '/',
  '/about',
  '/locations',
  '/locations/burrard',
  '/locations/burrard/menu',
  '/locations/burrard/careers',
  '/group-bookings',
  '/slice-library/form',
] as const

const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

type BuildManifest = { rootMainFiles: string[]; polyfillFiles: string[] }

const manifest = (): BuildManifest => JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'))

const sizes = new Map<string, number>()

/** Bytes of a file of the build (`static/chunks/a.js`), gzip. */
function built(file: string): number {
  const known = sizes.get(file) ?? gzip(readFileSync(path.join('.next', file)))
  sizes.set(file, known)
  return known
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + built(file), 0)

/** JavaScript of a blank page: what the build loads on every page, whatever stands on it. */
const blankScripts = () => sum(manifest().rootMainFiles)

/**
 * What a page's HTML names: its own scripts (beyond a blank page's) and its style sheets, in bytes.
 * No browser is needed, so every page of a site can be weighed; what an island loads once it runs is
 * not in it (`weigh` sees that).
 */
export function weighHtml(html: string): Pick<PageWeight, 'ownScripts' | 'styles'> {
  const { rootMainFiles, polyfillFiles } = manifest()
  const atOnce = html.replace(/<meta name="later-script"[^>]*>/g, '')
  const named = new Set(atOnce.match(/static\/chunks\/[^"'\\?]+\.(?:js|css)/g))
  for (const file of [...rootMainFiles, ...polyfillFiles]) named.delete(file)
  const ending = (end: string) => [...named].filter((file) => file.endsWith(end))
  return { ownScripts: sum(ending('.js')), styles: sum(ending('.css')) }
}

/** A redirect, which has no body that is loaded. */
const isRedirect = (response: Response) => response.status() >= 300 && response.status() < 400

/** Opens `url` once, with an empty cache and without touching it, and weighs what came. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const { page, context } = await visit(browser, { width: 390 })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const opened = await page.goto(url)
  if (opened?.status() !== 200) throw new Error(`${url} answers ${opened?.status()}`)
  await quiet(page)
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const bytesOf = async (type: string) => {
    const wanted = responses.filter(
      (response) => response.request().resourceType() === type && !isRedirect(response),
    )
    return Promise.all(wanted.map((response) => response.body()))
  }
  const total = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + gzip(body), 0)
  const fontBodies = await Promise.all(
    preloaded.map(async (href) => (await context.request.get(href)).body()),
  )
  const scripts = total(await bytesOf('script'))
  const weight = {
    scripts,
    ownScripts: scripts - blankScripts(),
    styles: total(await bytesOf('stylesheet')),
    fonts: fontBodies.reduce((sum, body) => sum + body.length, 0),
    fontFiles: preloaded.length,
    document: total(await bytesOf('document')),
  }
  await context.close()
  return weight
}
