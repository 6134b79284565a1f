/** What the slide-out shows; each is a query parameter whose value is a location uid (spec:routes.panel-query). */
export type PanelKind = 'reserve' | 'order'
export type PanelState = { kind: PanelKind; uid: string }

const KINDS: readonly PanelKind[] = ['reserve', 'order']

/** The panel that an address asks for; where it asks for both, reserve wins (spec:routes.panel-query-conflict). */
export function panelOf(search: string): PanelState | null {
  const query = new URLSearchParams(search)
  for (const kind of KINDS) {
    const uid = query.get(kind)
    if (uid) return { kind, uid }
  }
  return null
}

/**
 * The address that shows `panel`, or none of it: everything else stays as it is, and setting one of
 * the two parameters removes the other. Both addresses are absolute: a path may begin with `//`.
 */
export function withPanel(href: string, panel: PanelState | null): string {
  const url = new URL(href)
  for (const kind of KINDS) url.searchParams.delete(kind)
  if (panel) url.searchParams.set(panel.kind, panel.uid)
  return url.href
}
