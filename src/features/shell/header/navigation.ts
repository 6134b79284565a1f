import {
  clientNavigationTarget,
  visitorLinkResolver,
} from '../navigation/client-navigation-target.ts'
import { loadScroll } from '../navigation/load-scroll.ts'
import type { PanelKind } from '../panel/panel-url.ts'
import { visitor } from '../visitor/visitor-store.client.ts'

type Router = { push(href: string): void; prefetch(href: string): void }

/**
 * One pair of listeners for all anchors of the site: presses become soft navigation or open the
 * slide-out (`data-panel="reserve|order"`, `data-location` for another than the browsing one), and
 * hover, focus and touch fetch ahead. `#top` scrolls softly. Anchors stay plain HTML that works before and without it.
 */
export function followLinks(router: Router, signal: AbortSignal): void {
  const settle = visitorLinkResolver()
  const press = (event: MouseEvent) => {
    const anchor = anchorOf(event)
    if (!anchor || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (anchor.matches('[href="#top"]')) {
      event.preventDefault()
      loadScroll(({ scrollToTop }) => scrollToTop())
      return
    }
    const kind = anchor.dataset.panel
    if (kind === 'reserve' || kind === 'order') {
      event.preventDefault()
      openPanel(kind, anchor)
      return
    }
    settle(anchor, visitor.state())
    const target = clientNavigationTarget(anchor, location.href)
    if (target === null) return
    event.preventDefault()
    router.push(target)
    import('../navigation/forward-clicks.ts').then(({ forwardClicks }) => forwardClicks())
  }

  const intend = (event: Event) => {
    const anchor = anchorOf(event)
    if (!anchor) return
    if (anchor.dataset.panel) {
      dispatchEvent(new Event(PANEL_INTENT_EVENT))
      if (anchor.dataset.location) visitor.find(anchor.dataset.location)
      return
    }
    settle(anchor, visitor.state())
    const target = clientNavigationTarget(anchor, location.href)
    if (target !== null) router.prefetch(target)
  }

  document.addEventListener('click', press, { signal })
  const intents = ['pointerenter', 'focusin', 'touchstart'] as const
  for (const name of intents) {
    document.addEventListener(name, intend, { capture: true, passive: true, signal })
  }
}

/** Name of the window's event that says the slide-out is likely to be opened. */
export const PANEL_INTENT_EVENT = 'tableside:panel-intent'

function anchorOf(event: Event): HTMLAnchorElement | null {
  const target = event.target
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** Opens the slide-out as soon as the visitor's location is known; without one the link is followed. */
async function openPanel(kind: PanelKind, anchor: HTMLAnchorElement): Promise<void> {
  await visitor.start()
  const uid = anchor.dataset.location ?? visitor.state().browsing?.uid
  if (uid) visitor.openPanel(kind, uid)
  else location.assign(anchor.href)
}
