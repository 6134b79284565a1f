import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A release that comes after this one, built, in a folder of its own. */
export type NextRelease = { folder: string; remove(): void }

const VERSION = '99.0.0'

/** What an expanding migration of the content does: a column for a field that this release does not know. */
const CONTENT = `ALTER TABLE "pages" ADD COLUMN "summary" varchar;

ALTER TABLE "_pages_v" ADD COLUMN "version_summary" varchar;
`

/** The same for the bookings: columns in all tables whose rows this release reads whole, and a new table. */
const BOOKINGS = `
      ALTER TABLE holds ADD COLUMN asked_by text;
      ALTER TABLE reservations ADD COLUMN asked_by text DEFAULT 'guest' NOT NULL;
      ALTER TABLE payments ADD COLUMN asked_by text;
      ALTER TABLE outbox ADD COLUMN asked_by text;
      CREATE TABLE askers (reservation_id text PRIMARY KEY REFERENCES reservations ON DELETE CASCADE);
      CREATE INDEX reservations_asked_by ON reservations (asked_by);
    `

/**
 * Copies this checkout, adds a migration to each of its databases on Postgres and a field to its pages, and builds
 * it. Takes minutes.
 */
export function makeNextRelease(): NextRelease {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-next-'))
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  execFileSync('sh', ['-c', `tar -c --null -T - | tar -x -C "$0"`, folder], {
    input: existing(files),
  })
  linkModules(folder)
  const at = (file: string) => path.join(folder, file)
  replaceIn(at('package.json'), /"version": ".*"/, `"version": "${VERSION}"`)
  replaceIn(
    at('src/cms/collections/pages.ts'),
    /^ {6}slices\(allowed\),$/m,
    `      { name: 'summary', type: 'text' },\n      slices(allowed),`,
  )
  const content = at('src/cms/migrations/postgres')
  const number = readdirSync(content).filter((file) => file.endsWith('.sql')).length
  writeFileSync(path.join(content, `${String(number).padStart(4, '0')}_summary.sql`), CONTENT)
  replaceIn(
    at('src/storage/postgres/migrations.ts'),
    /^\]$/m,
    `  {\n    name: '9900-askers',\n    sql: \`${BOOKINGS}\`,\n  },\n]`,
  )
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Of a NUL-separated list those files that are there: what was deleted and not committed is not copied. */
function existing(files: Buffer): string {
  const there = files
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(file))
  return there.map((file) => `${file}\0`).join('')
}

/** Next takes no link to modules that lie outside. Hard links need the same file system. */
function linkModules(folder: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'pipe' })
  } catch {
    // Some of them may be there already.
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
    execFileSync('cp', ['-a', 'node_modules', folder])
  }
}

/** Throws where there is nothing to replace. */
function replaceIn(file: string, what: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8')
  if (!what.test(text)) throw new Error(`${file} has no ${what}`)
  writeFileSync(file, text.replace(what, by))
}
