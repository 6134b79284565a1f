/** The folder that all paths begin with, as `Pictures 2026`; empty where one lies outside of it, or there is no path. */
export function commonRoot(paths: readonly string[]): string {
  const [root = '', ...others] = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  return others.length === 0 && paths.every((path) => path.includes('/')) ? root : ''
}
