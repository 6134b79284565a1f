/** Joins the class names that are there: `classNames('a', wide && 'b')`. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => name && typeof name === 'string').join(' ')
}
