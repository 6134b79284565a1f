import { errorsOf, type FormError } from './errors-of.ts'

type Listener = (errors: readonly FormError[]) => void

const listeners = new Map<string, Set<Listener>>()
let isWatching = false

/**
 * Calls `listener` with the fields that are wrong whenever a save of the document is refused; returns a function
 * that ends this. `document` is its address in the API: `pages/3`, `globals/header`, or `pages` for a new one. Drafts
 * that the form saves by itself are left out.
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

/** Wraps `fetch` to read the answers to saves: Payload's form has no callback for a refused one. */
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
