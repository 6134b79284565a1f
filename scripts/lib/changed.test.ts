import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { browserTestsOf, drillsOf, integrationTestsOf } from './changed.ts'

describe('the browser tests that a change reaches', () => {
  test.each([
    ['src/features/menus/filter/filter-page.ts', ['tests/e2e/menus/']],
    ['src/cms/sold-out/board.ts', ['tests/e2e/menus/']],
    ['src/features/reservations/flow/reducer.ts', ['tests/e2e/reservations/']],
    ['src/booking-engine/holds/holds.ts', ['tests/e2e/reservations/']],
    ['src/booking-engine/host/host-day.ts', ['tests/e2e/admin/']],
    ['src/providers/newsletter/contract.ts', ['tests/e2e/forms/']],
    ['src/cms/collections/staff.ts', ['tests/e2e/admin/']],
    ['src/features/notices/choose.ts', ['tests/e2e/shell/']],
    ['src/slices/stats/component.tsx', ['tests/e2e/pages/']],
    ['front/cache/page-cache.ts', ['tests/e2e/front/', 'tests/e2e/shell/']],
    ['tests/e2e/menus/sold-out.test.ts', ['tests/e2e/menus/sold-out.test.ts']],
    ['src/booking-engine/holds/holds.test.ts', []],
    ['docs/operating.md', []],
  ])('of %s', (file, reached) => {
    expect(browserTestsOf([file])).toEqual(reached)
  })

  test('are a sample of all rooms where it is part of every page', () => {
    const reached = browserTestsOf(['src/ui/button.tsx'])
    expect(reached.length).toBeGreaterThan(3)
    for (const file of reached) expect(existsSync(file), file).toBe(true)
  })

  test('are there: every room that is named has tests', () => {
    const sources = ['src/cms/a.ts', 'src/slices/a.ts', 'src/ui/form/a.ts', 'front/a.ts']
    for (const room of browserTestsOf([...sources, 'src/features/menus/a.ts', 'src/outbox/a.ts'])) {
      expect(readdirSync(room).length, room).toBeGreaterThan(0)
    }
  })
})

test('the browser drills that a change reaches are there, and every one is reached by some', () => {
  expect(drillsOf(['src/features/menus/filter/filter-page.ts', 'docs/operating.md'])).toEqual([
    'menu-print',
    'offline-menu-off',
    'sold-out-instances',
  ])
  const rooms = ['src/cms/a.ts', 'src/slices/a.ts', 'src/ui/form/a.ts', 'front/a.ts']
  const reached = drillsOf([...rooms, 'src/features/menus/a.ts', 'src/features/reservations/a.ts'])
  const inBrowser = readdirSync('tests/drills/browser').map((file) => file.replace('.test.ts', ''))
  expect(reached).toEqual([...inBrowser, 'upgrades'].sort())
})

test('what keeps data is upgraded from the databases of releases', () => {
  for (const file of ['src/cms/migrations/sqlite/0009_more.sql', 'src/slices/stats/schema.ts']) {
    const [upgrade = '', kept = ''] = integrationTestsOf([file])
    expect([existsSync(upgrade), existsSync(kept)]).toEqual([true, true])
    const drills = drillsOf([file]).filter((name) => existsSync(`tests/drills/${name}.test.ts`))
    expect(drills).toEqual(['upgrades'])
  }
  expect(integrationTestsOf(['src/ui/button.tsx', 'src/cms/hours.test.ts'])).toEqual([])
})
