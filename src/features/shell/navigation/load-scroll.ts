import { reloadPageOnce } from '../errors/chunk-reload.ts'

/**
 * Scrolls with the script that does it, which comes when something first scrolls. Whoever cannot get
 * that script is not kept from what follows the scrolling: the panel opens, the focus moves.
 */
export function loadScroll(
  scroll: (script: typeof import('./scroll.ts')) => Promise<void>,
): Promise<unknown> {
  return import('./scroll.ts').then(scroll, reloadPageOnce)
}
