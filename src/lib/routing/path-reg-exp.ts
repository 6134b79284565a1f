/** A regular expression for the paths of route patterns; a parameter is any one segment. */
export function pathRegExp(patterns: readonly string[]): RegExp {
  const sources = patterns.map((pattern) =>
    pattern
      .replaceAll(/[.*+?^${}()|\\]/g, '\\$&')
      .replace(/\/\[\\\.\\\.\\\.\w+\]$/, '(?:/.*)?')
      .replaceAll(/\[\w+\]/g, '[^/]+'),
  )
  return new RegExp(`^(?:${sources.join('|')})$`)
}
