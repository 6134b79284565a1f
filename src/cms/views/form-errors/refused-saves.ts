/** A field that is wrong, and why. */
export type FormError = { path: string; message: string }

type Listener = (errors: readonly FormError[]) => void

const listeners = new Map<string, Set<Listener>>()
let isWatching = false

/**
 * Calls `listener` with the fields that are wrong whenever a save of the document is refused; answers with what ends
 * that. `document` is its address in the API: `pages/3`, `globals/header`, or `pages` for a new one. A draft that the form
 * saves by itself counts for nothing.
 */
export function onRefusedSave(document: string, listener: Listener): () => void {
  watch()
  const own = listeners.get(document) ?? new Set()
  listeners.set(document, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(document)
  }
}

/** Reads along the answers to saves: Payload's form offers them to nobody. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  const send = window.fetch
  window.fetch = async (...request) => {
    const reply = await send.apply(window, request)
    const own = listeners.get(documentOf(request) ?? '')
    const isJson = reply.headers.get('content-type')?.includes('application/json')
    if (reply.status === 400 && isJson && own) {
      const errors = errorsOf(await reply.clone().json())
      for (const listener of own) listener(errors)
    }
    return reply
  }
}

/** The document that a request saves; null where it saves none. */
function documentOf([target, options]: Parameters<typeof fetch>): string | null {
  const method = options?.method?.toUpperCase()
  if (method !== 'PATCH' && method !== 'POST') return null
  const { pathname, searchParams } = new URL(
    target instanceof Request ? target.url : target,
    window.location.href,
  )
  if (searchParams.has('autosave')) return null
  return /^\/admin\/api\/(.+)$/.exec(pathname)?.[1] ?? null
}

type Problem = { data?: { errors?: Partial<FormError>[] } }

/** The fields that an answer of Payload's API names as wrong. */
export function errorsOf(body: unknown): FormError[] {
  const { errors } = (body ?? {}) as { errors?: Problem[] }
  if (!Array.isArray(errors)) return []
  return errors
    .flatMap(({ data }) => data?.errors ?? [])
    .flatMap(({ path, message }) => (path ? [{ path, message: message ?? '' }] : []))
}
