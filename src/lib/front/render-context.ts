import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactNode } from 'react'
import { processSingleton } from '../process/process-singleton.ts'

/**
 * Context of one request between the front and the page render. The front opens it around Next's request
 * handler; it reaches pages, slices, metadata and route handlers, and clients cannot forge it.
 */
export type RenderContext = {
  /** Request id, the same in the answer's `X-Request-Id`, in error bodies and in the log. */
  requestId: string
  /** Client address after TRUSTED_PROXIES, or null where the page must not depend on it. */
  address: string | null
  /** Its query as it came, without `?`; absent where the answer must not depend on it. */
  search?: string
  /** Document id whose draft may be shown, `'*'` for all of them, or null for the published site. */
  draft: string | null
  /** Slices that staff posted to be drawn (`lib/front/slice-simulator.ts`); null everywhere else. */
  posted?: readonly unknown[] | null
  /**
   * Renders markup that no script touches, keeps it for the page and returns its id
   * (`ui/static-fragment.tsx`). Absent if the response is no HTML page.
   */
  renderFragment?: ((node: ReactNode) => string) | undefined
  /** Earliest instant (ms since the epoch, UTC) at which the rendered page stops being true. */
  validUntil: number
  /**
   * For how long after the content has changed a copy of the rendered page may still go out (ms); absent
   * where it is the front's to say.
   */
  maxStale?: number
  /**
   * Whether the page says that what was asked for does not exist, and so goes out with status 404;
   * undefined where nobody would hear it.
   */
  missing?: boolean
  /** The status that the page failed with, and after how many seconds it may be asked for again. */
  failed?: { status: number; retryAfter?: number | undefined }
}

function storage(): AsyncLocalStorage<RenderContext> {
  return processSingleton('render-context', () => new AsyncLocalStorage<RenderContext>())
}

/** Runs `render` inside `context` and returns what it returned. */
export function withRenderContext<T>(context: RenderContext, render: () => T): T {
  return storage().run(context, render)
}

/** The context of the request under way; outside the front (plain `next start`) there is none. */
export function renderContext(): RenderContext | undefined {
  return storage().getStore()
}

/** Says that the page being rendered is true only until `instant`; the earliest call wins. */
export function validUntil(instant: Date | number): void {
  const context = storage().getStore()
  if (!context) return
  const at = typeof instant === 'number' ? instant : instant.getTime()
  if (at < context.validUntil) context.validUntil = at
}

/**
 * Says that no copy of the page being rendered may go out once the content has changed and `seconds`
 * have passed; the fewest count.
 */
export function staleAtMost(seconds: number): void {
  const context = storage().getStore()
  if (!context) return
  context.maxStale = Math.min(context.maxStale ?? Number.POSITIVE_INFINITY, seconds * 1000)
}

/**
 * Has the page being rendered sent with status 404, drawn as any other page: `notFound()` would leave
 * its words to the scripts. False where nobody hears it, as in development.
 */
export function setNotFoundStatus(): boolean {
  const context = storage().getStore()
  if (context?.missing === undefined) return false
  context.missing = true
  return true
}

/** Has the error page that is drawn in the place of the page being rendered sent with this status. */
export function setErrorStatus(status: number, retryAfter?: number): void {
  const context = storage().getStore()
  if (context) context.failed = { status, retryAfter }
}
