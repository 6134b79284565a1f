import { describe, expect } from 'vitest'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { lookers } from './lookers.ts'
import { type SitePaths, sitePaths } from './site-paths.ts'
import { type Looker, walk } from './walk.ts'

/** A walk loads some dozens of pages; a busy machine takes its time over them. */
const PATIENCE = 600_000

type WalkOptions = {
  /** What else is looked for, by the sentence that says it. */
  further?: Record<string, Looker>
  /** Whether axe looks on a large screen, too. */
  looksWidest?: boolean
}

/** What every page of a group of pages promises; the pages are opened once for all of it. */
export function describeWalk(
  name: string,
  choose: (paths: SitePaths) => readonly string[],
  { further = {}, looksWidest = false }: WalkOptions = {},
): void {
  const test = browserTest.extend('found', { scope: 'file' }, async ({ browser, site }) => {
    const paths = await sitePaths(site.url)
    const chosen = choose(paths)
    expect(chosen.length).toBeGreaterThan(10)
    return walk(browser, site.url, chosen, { ...lookers(paths.isModel, looksWidest), ...further })
  })

  describe(name, () => {
    test('break no rule of accessibility', { timeout: PATIENCE }, ({ found }) => {
      expect(found.accessibility).toEqual([])
    })
    test('scroll one way only, down to 320 px and on a laptop at 200 %', ({ found }) => {
      expect(found.reflow).toEqual([])
    })
    test('scroll one way only where text is twice as large', ({ found }) => {
      expect(found.largeText).toEqual([])
    })
    test('can be read where words stand over a picture', ({ found }) => {
      expect(found.overPictures).toEqual([])
    })
    test('keep their drawings in forced colours', ({ found }) => {
      expect(found.forcedColours).toEqual([])
    })
    test('say no error, ask no other origin, and fetch no page ahead', ({ found }) => {
      expect(found.browser).toEqual([])
    })
    test.for(Object.keys(further))('%s', (looker, { found }) => {
      expect(found[looker as keyof typeof found]).toEqual([])
    })
  })
}
