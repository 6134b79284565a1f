import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Browser tests by what they are about: the folders of `tests/e2e`, and the walk over all pages. */
const ROOMS = ['admin', 'forms', 'front', 'menus', 'pages', 'reservations', 'shell'] as const
type Room = (typeof ROOMS)[number]

/** Browser test rooms by source path; the first matching pattern counts. */
const REACHED_ROOMS: readonly [start: RegExp, rooms: readonly Room[]][] = [
  [/^src\/(cms\/views\/reservations|booking-engine\/host|cms\/host)/, ['admin']],
  [/^(src\/[^.]*(menu|sold-out|table-cards)|front\/service-worker)/, ['menus']],
  [
    /^src\/([^.]*reservations|storage|booking-engine|providers\/(booking|payments|mail)|outbox)/,
    ['reservations'],
  ],
  [
    /^src\/([^.]*(careers|gift-cards|newsletter|enquir|applications)|ui\/form|providers\/(bot-check|newsletter|private-files|scanner))/,
    ['forms'],
  ],
  [/^src\/(cms|app\/\(payload\)|app\/preview)/, ['admin']],
  [/^src\/features\/(shell|notices|shortcuts|visitor)/, ['shell']],
  [/^src\/(slices|features\/(locations|news))/, ['pages']],
  [/^front\//, ['front', 'shell']],
  [/^src\/data\//, ['pages', 'front']],
]

/** Databases of releases are upgraded by processes of their own, which no import leads to. */
const KEEPS_DATA = /^src\/(cms|storage|booking-engine|slices|outbox)\//
const UPGRADES = ['tests/integration/upgrade.test.ts', 'tests/integration/migrations-kept.test.ts']
const UPGRADE_DRILL = 'upgrades'

/** Browser drills (`tests/drills/browser`) by the room that they are about. */
const DRILLS: Record<Room, readonly string[]> = {
  admin: [
    'bucket',
    'deletion',
    'floor-plan',
    'groups',
    'live-board',
    'look-pictures',
    'looks',
    'partner-logos',
    'payload-pages',
    'timeline',
    'walk-in-list',
  ],
  forms: ['data-map', 'submissions-survive'],
  front: ['byte-equal', 'metrics', 'telemetry', 'uncaught'],
  menus: ['menu-print', 'offline-menu-off', 'sold-out-instances'],
  pages: ['byte-equal', 'groups', 'keyboard-slices', 'walk'],
  reservations: ['booking-killed', 'data-map'],
  shell: ['no-script', 'unreadable-content'],
}

/** Sources that are part of every page; a sample file of each room is run for them. */
const EVERYWHERE =
  /^(src\/(app|lib|ui|env|instrumentation)|demo\/|public\/|package(-lock)?\.json|next\.config)/
const SAMPLE = [
  'tests/e2e/front/routes.test.ts',
  'tests/e2e/shell/first-visit.test.ts',
  'tests/e2e/shell/header.test.ts',
  'tests/e2e/menus/menu-links.test.ts',
  'tests/e2e/reservations/reservation.test.ts',
]

const BROWSER_TEST = /^tests\/(e2e|a11y|walk|pictures)\/.*\.test\.ts$/
/** Files that are not part of the product: unit tests and documents. */
const NOT_PRODUCT = /\.(test\.tsx?|md)$/

/**
 * Files that differ from a commit, changed or new, that still exist. Throws where there is no such commit.
 */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
      .split('\n')
      .filter((file) => file !== '' && existsSync(file))
  return [
    ...new Set([
      ...git('diff', '--name-only', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort()
}

/**
 * Files and folders of browser tests that changed files reach: themselves where they are tests, the room
 * of what they are about, and a sample of all rooms where they are part of every page.
 */
export function browserTestsOf(changed: readonly string[]): string[] {
  const reached = new Set<string>()
  for (const file of changed) {
    if (BROWSER_TEST.test(file)) reached.add(file)
    else if (!NOT_PRODUCT.test(file)) {
      for (const one of reachOf(file)) reached.add(one)
    }
  }
  return [...reached].sort()
}

/** Names of the browser drills that changed files reach, and of the one of upgrades, for `npm run drills`. */
export function drillsOf(changed: readonly string[]): string[] {
  const rooms = changed.filter((file) => !NOT_PRODUCT.test(file)).flatMap(roomsOf)
  const upgrades = keepsData(changed) ? [UPGRADE_DRILL] : []
  return [...new Set([...rooms.flatMap((room) => DRILLS[room]), ...upgrades])].sort()
}

/** Integration tests that changed files reach although they import none of them. */
export function integrationTestsOf(changed: readonly string[]): readonly string[] {
  return keepsData(changed) ? UPGRADES : []
}

const keepsData = (changed: readonly string[]) =>
  changed.some((file) => KEEPS_DATA.test(file) && !/\.test\.tsx?$/.test(file))

function reachOf(file: string): readonly string[] {
  const rooms = roomsOf(file)
  if (rooms.length > 0) return rooms.map((room) => `tests/e2e/${room}/`)
  return EVERYWHERE.test(file) ? SAMPLE : []
}

const roomsOf = (file: string) => REACHED_ROOMS.find(([start]) => start.test(file))?.[1] ?? []
