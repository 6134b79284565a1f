import { NAVIGATION_EVENT } from '#features/shell/navigation/progress.ts'

/** Next calls this when a soft navigation begins; the page-load bar listens. */
export function onRouterTransitionStart(): void {
  dispatchEvent(new Event(NAVIGATION_EVENT))
}
