import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from '#lib/routing/route.ts'
import { routes } from '#lib/routing/routes.ts'

const FILE = path.resolve('src/lib/routing/browser-routes.gen.ts')
const HEAD =
  '// Written by `node scripts/generate-routes.ts` from the route table beside it. Do not edit.\n'

/** The part of the route table that the browser needs; the whole table would be too large to send. */
export function browserRoutes(table: readonly Route[]): string {
  const ends = table.flatMap(({ pattern, shortcut }) => {
    if (shortcut?.location !== 'own') return []
    const end = [shortcut.page.slice('/locations/[uid]'.length), shortcut.panel]
    const values = end.filter((value) => value !== undefined).map((value) => `'${value}'`)
    return [`  '${pattern}': [${values.join(', ')}],`]
  })
  return `${HEAD}import type { ShortcutPanel } from './route.ts'

/** Paths that the browser loads as documents: redirects, private pages, staff, files. */
export const HARD_PATH =
  ${hardPath(table)}

/** The target of each shortcut: the path below the visitor's own location, and the panel that it opens. */
export const SHORTCUT_ENDS: Record<string, readonly [string, ShortcutPanel?]> = {
${ends.join('\n')}
}
`
}

/** The regular expression of all hard routes, in its source form; whatever has an extension is a file. */
function hardPath(table: readonly Route[]): string {
  const hard = table.filter((one) => one.navigation === 'hard' && !/\.\w+$/.test(one.pattern))
  const soft = table.filter((one) => one.navigation === 'soft').map(({ pattern }) => pattern)
  const first = (pattern: string) => pattern.split('/')[1] ?? ''
  const shared = new Set(soft.map(first))
  const patterns = hard.map(({ pattern }) => pattern)
  const whole = [...new Set(patterns.map(first))].filter((one) => !shared.has(one)).sort()
  const mixed = patterns.filter((pattern) => shared.has(first(pattern)))
  const alternatives = mixed.map((pattern) => {
    const folder = pattern.slice(0, pattern.lastIndexOf('/') + 1)
    const siblings = soft
      .filter((one) => one.startsWith(folder))
      .map((one) => one.slice(folder.length))
    const names = siblings.filter((one) => /^\w+$/.test(one)).map((one) => `${one}$`)
    if (!/^\/\w+\/\[\w+\]$/.test(pattern)) throw new Error(`${pattern} stands among soft routes.`)
    return `^${folder.replaceAll('/', '\\/')}(?!${names.join('|')})[^/]+$`
  })
  const folders = `^\\/(?:${whole.join('|')})(?:\\/|$)`
  return `/${['^\\/\\/', ...alternatives, folders, '\\.[a-z0-9]+$'].join('|')}/`
}

if (import.meta.main) writeFileSync(FILE, browserRoutes(routes))
