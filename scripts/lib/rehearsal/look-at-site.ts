import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { mediaPath } from '#lib/media/media-path.ts'
import type { CopySite } from './copy-site.ts'

/** The status of one address, and whether it was 200 with the expected body. */
export type Look = { path: string; status: number; isAsExpected: boolean }

/** Asks a site for its health, its home page, the page of a restaurant and a picture, as far as it has them. */
export async function lookAtSite({ url }: CopySite, dataDir: string): Promise<Look[]> {
  const pages = await pathsOfSitemap(url)
  const page = pages.find((one) => one.startsWith('/locations/')) ?? null
  const [picture = null] = picturesIn(path.join(dataDir, 'media'))
  const asked: [string | null, RegExp][] = [
    ['/healthz', /^ok\n/],
    ['/readyz', /^ok\n/],
    ['/', /<\/html>/],
    [page, /<\/html>/],
    [mediaPath(picture), /./s],
  ]
  const looks: Look[] = []
  for (const [one, expected] of asked) if (one) looks.push(await look(url, one, expected))
  return looks
}

async function look(url: string, asked: string, expected: RegExp): Promise<Look> {
  const response = await fetch(url + asked)
  const isAsExpected = response.status === 200 && expected.test(await response.text())
  return { path: asked, status: response.status, isAsExpected }
}

/** The paths of all pages that a site's sitemap names. */
export async function pathsOfSitemap(url: string): Promise<string[]> {
  const paths = await pathsIn(url, '/sitemap.xml')
  const parts = paths.filter((one) => one.startsWith('/sitemap/'))
  if (parts.length === 0) return paths
  return (await Promise.all(parts.map((one) => pathsIn(url, one)))).flat()
}

async function pathsIn(url: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(url + sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname)
}

function picturesIn(folder: string): string[] {
  // With a bucket there is none.
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
