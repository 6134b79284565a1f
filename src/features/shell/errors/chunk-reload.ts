/** A chunk that cannot be loaded reloads the page once, at most once per 60 s (spec:routes.chunk-reload). */
export const RELOAD_GUARD_MS = 60_000

const KEY = 'tableside-reloaded-at'

/** Whether an error is a script or style of the build that could not be loaded (often an old page after a release). */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  )
}

type ReloadEnvironment = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: number
  reload: () => void
}

/**
 * Reloads for a chunk error unless that was done less than 60 s ago; false = show the error page
 * (spec:routes.chunk-reload).
 */
export function reloadOnce(error: unknown, environment: ReloadEnvironment): boolean {
  if (!isChunkError(error)) return false
  const { storage, now, reload } = environment
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - last < RELOAD_GUARD_MS) return false
  storage.setItem(KEY, String(now))
  reload()
  return true
}

/** `reloadOnce` on this page; a browser without session storage shows the error page. */
export function reloadPageOnce(error: unknown): boolean {
  try {
    return reloadOnce(error, {
      storage: sessionStorage,
      now: Date.now(),
      reload: () => location.reload(),
    })
  } catch {
    return false
  }
}
