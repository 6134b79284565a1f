import { test as base, expect, inject } from 'vitest'
import { type Visit, type VisitOptions, visit } from './browser.ts'
import { browserOfWorker, launchOptions } from './chromium.ts'
import { complaintsOfSites, type Site, type SiteOptions, startSite } from './site.ts'

/** The site that all files share. */
type Shared = Pick<Site, 'url' | 'dataDir'>

/** Begins a visit that ends with its test; the browser must have had nothing to complain of by then. */
export type BeginVisit = (options?: VisitOptions) => Promise<Visit>

/**
 * Tests in a browser.
 * - `browser`: the Chromium of the worker.
 * - `site`: the site that all files share and nobody changes; `ownSite` makes one of the file's own.
 * - `begin`: a guest with cookies of their own, as often as a test wants one.
 * - `look`: the same guest for all tests of the file that ask with the same options, with a cache that is
 *   warm. For tests that leave nothing behind, neither in cookies nor in storage.
 */
export const test = base
  .extend('browser', { scope: 'file' }, () => browserOfWorker(launchOptions))
  .extend(
    'site',
    { scope: 'file' },
    (): Shared => ({ url: inject('site'), dataDir: inject('siteData') }),
  )
  .extend('begin', async ({ browser, task }, { onCleanup }) => {
    const visits: Visit[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') console.error(openRequestsOf(visits))
      await Promise.all(visits.map(({ context }) => context.close()))
      expectNoProblems(visits.flatMap(({ problems }) => problems))
    })
    const begin: BeginVisit = async (options) => {
      const begun = await visit(browser, options)
      visits.push(begun)
      return begun
    }
    return begin
  })
  .extend('kept', { scope: 'file' }, ({}, { onCleanup }) => {
    const kept = new Map<string, Promise<Visit>>()
    onCleanup(async () => {
      for (const visit of kept.values()) await (await visit).context.close()
    })
    return kept
  })
  .extend('look', async ({ browser, kept }, { onCleanup }) => {
    const used = new Set<Visit>()
    onCleanup(() => {
      const problems = [...used].flatMap((one) => one.problems.splice(0))
      // What one test expects is a problem in the next.
      for (const one of used) one.expected.length = 0
      expectNoProblems(problems)
    })
    const look: BeginVisit = async (options = {}) => {
      const key = JSON.stringify(options)
      const begun = kept.get(key) ?? visit(browser, options)
      kept.set(key, begun)
      used.add(await begun)
      return begun
    }
    return look
  })

/** The requests that were not answered whole when a test failed: what its page waited for. */
function openRequestsOf(visits: readonly Visit[]): string {
  const open = visits.flatMap((visit) => [...visit.open])
  return ['Requests that were open:', ...open.map((one) => `  ${one.method()} ${one.url()}`)].join(
    '\n',
  )
}

function expectNoProblems(problems: readonly string[]): void {
  expect(problems, problems.length > 0 ? complaintsOfSites() : '').toEqual([])
}

/** A site of the test file's own: `test.extend('site', { scope: 'file' }, ownSite())`. */
export function ownSite(options: Partial<SiteOptions> | (() => Partial<SiteOptions>) = {}) {
  return async (
    {}: object,
    { onCleanup }: { onCleanup(end: () => Promise<void>): void },
  ): Promise<Site> => {
    const given = typeof options === 'function' ? options() : options
    const site = await startSite({ seed: inject('seeds').sqlite, ...given })
    onCleanup(() => site.stop())
    return site
  }
}
