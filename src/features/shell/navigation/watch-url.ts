type Watch = { listeners: Set<() => void>; href: string }

let watch: Watch | null = null

/**
 * Calls `listener` after every change of the address: soft navigation, Back and Forward, and the
 * panel's own pushState and replaceState. Next's router commits through `history` too, so this sees
 * a page exactly when it is shown, without a hook that would tie the server's render to the query.
 */
export function watchUrl(listener: () => void): () => void {
  watch ??= install()
  const { listeners } = watch
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function install(): Watch {
  const made: Watch = { listeners: new Set(), href: location.href }
  const changed = () => {
    if (made.href === location.href) return
    made.href = location.href
    // After the commit that is under way, never inside another component's effects.
    queueMicrotask(() => {
      for (const listener of made.listeners) listener()
    })
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    history[name] = function wrapped(...args) {
      original.apply(this, args)
      changed()
    }
  }
  addEventListener('popstate', changed)
  addEventListener('hashchange', changed)
  return made
}
