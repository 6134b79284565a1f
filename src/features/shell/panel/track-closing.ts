import { watchUrl } from '../navigation/watch-url.ts'
import { panelOf } from './panel-url.ts'

/** How long after the panel was closed nothing else comes over the page, in ms (spec:shell.popup-quiet). */
const REST_MS = 60_000

/** When it was closed, for the pages of this visit that come by a load of their own. */
const KEY = 'tableside-panel-closed'

/** What is asked of the browser. */
type PanelRestBrowser = {
  search(): string
  now(): number
  /** Null where the browser forbids it. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  watch(listener: () => void): () => void
}

/** Follows the address from now on: whether the panel is open, or was closed within the last minute. */
export function trackPanelClosing({
  search,
  now,
  storage,
  watch,
}: PanelRestBrowser): () => boolean {
  const isOpen = () => panelOf(search()) !== null
  let open = isOpen()
  let closedAt = Number(attempt(() => storage?.getItem(KEY)) ?? Number.NEGATIVE_INFINITY)
  watch(() => {
    if (open && !isOpen()) {
      closedAt = now()
      attempt(() => storage?.setItem(KEY, String(closedAt)))
    }
    open = isOpen()
  })
  return () => isOpen() || now() - closedAt < REST_MS
}

/** A storage that is full, or forbidden, only means that the next page knows nothing of it. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** The same in the visitor's browser. */
export function trackPanelClosingHere(): () => boolean {
  return trackPanelClosing({
    search: () => location.search,
    now: Date.now,
    storage: attempt(() => sessionStorage),
    watch: watchUrl,
  })
}
