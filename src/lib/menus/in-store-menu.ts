/** What says of a visit that it began at a table of the restaurant (spec:routes.in-store-menu), as a query. */
export function inStoreQuery(title: string): string {
  const medium = `utm_medium=${encodeURIComponent(title)}`
  return ['utm_source=restaurant', medium, 'utm_campaign=in-store'].join('&')
}

/**
 * Where a printed code leads: the menu for guests at the table, with the query of the shortcut
 * `/touchless-menu`, and the code of the table where it stands at one.
 */
export function tableMenuPath(location: { uid: string; title: string }, table?: string): string {
  const at = table === undefined ? '' : `&table=${encodeURIComponent(table)}`
  return `/locations/${location.uid}/touchless-menu?${inStoreQuery(location.title)}${at}`
}
