/** The path of a request target, as sent, without the query. */
export function pathOf(url = ''): string {
  const [path = ''] = url.split('?', 1)
  return path
}
