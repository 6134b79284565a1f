/** Query string that marks a visit from a table of the restaurant (spec:routes.in-store-menu). */
export function inStoreQuery(title: string): string {
  const medium = `utm_medium=${encodeURIComponent(title)}`
  return ['utm_source=restaurant', medium, 'utm_campaign=in-store'].join('&')
}

/**
 * Path in a printed code: the menu for guests at the table, with the query of the shortcut `/touchless-menu`
 * and the table's code, if any.
 */
export function tableMenuPath(location: { uid: string; title: string }, table?: string): string {
  const at = table === undefined ? '' : `&table=${encodeURIComponent(table)}`
  return `/locations/${location.uid}/touchless-menu?${inStoreQuery(location.title)}${at}`
}
