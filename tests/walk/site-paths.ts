import { matchRoute } from '#lib/routing/match-route.ts'
import { routes } from '#lib/routing/routes.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { sitemapPaths } from '#tests/support/crawl.ts'

/** Paths of the samples of the slices. */
export const SLICE_PATHS = sliceBlocks.map(
  ({ slug }) => `/slice-library/${slug.replaceAll('_', '-')}`,
)

const neverListed = routes.filter(({ kind, navigation, sitemap }) => {
  return kind === 'public' && navigation === 'soft' && sitemap === 'never'
})

/** Pages that no sitemap lists, every slice among them. */
const UNLISTED = [
  '/404',
  ...neverListed.flatMap(({ pattern }) =>
    pattern.includes('[slice]') ? SLICE_PATHS : pattern.replace('[uid]', 'burrard'),
  ),
]

/** The pages of a site. */
export type SitePaths = {
  /** Those of locations, the others of the sitemap, and those that no sitemap lists. */
  ofLocations: string[]
  others: string[]
  unlisted: string[]
  /** Patterns of routes, each with its first page. */
  models: Map<string, string>
  /** Whether a path is the first of its pattern. */
  isModel(path: string): boolean
}

/** Finds out what pages a site has. */
export async function sitePaths(site: string): Promise<SitePaths> {
  const listed = await sitemapPaths(site)
  const all = [...listed, ...UNLISTED]
  const models = new Map(all.toReversed().map((path) => [patternOf(path), path]))
  const isOfLocation = (path: string) => path.startsWith('/locations/')
  return {
    ofLocations: listed.filter(isOfLocation),
    others: listed.filter((path) => !isOfLocation(path)),
    unlisted: UNLISTED,
    models,
    isModel: (path) => models.get(patternOf(path)) === path,
  }
}

const patternOf = (path: string) => matchRoute(path)?.route.pattern ?? 'unknown'
