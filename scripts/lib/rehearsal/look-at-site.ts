import { readdirSync } from 'node:fs'
import path from 'node:path'
import { mediaPath } from '#lib/media/media-path.ts'
import type { CopySite } from './copy-site.ts'

/** What a site answered for one of its addresses. */
export type Look = { path: string; status: number; isAsExpected: boolean }

/** Asks a site for its health, its home page, the page of a restaurant and a picture, as far as it has them. */
export async function lookAtSite({ url }: CopySite, dataDir: string): Promise<Look[]> {
  const page = await firstPageBelow(url, '/locations/')
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

/** The path of the first page below a folder of the sitemap; null where it names none. */
async function firstPageBelow(url: string, folder: string): Promise<string | null> {
  const paths = await pathsIn(url, '/sitemap.xml')
  const parts = paths.filter((one) => one.startsWith('/sitemap/'))
  const pages =
    parts.length === 0 ? paths : (await Promise.all(parts.map((one) => pathsIn(url, one)))).flat()
  return pages.find((one) => one.startsWith(folder)) ?? null
}

async function pathsIn(url: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(url + sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname)
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
