/** What the admin's live preview tells the page in its frame. */
export type AdminMessage = {
  /** Every change of the form with its values, or a save. */
  type: 'payload-live-preview' | 'payload-document-event'
  data?: Record<string, unknown>
}

/**
 * Hears the admin of this site, and nobody else, and tells it that the page listens. Returns what
 * ends it.
 */
export function listenToAdmin(hear: (message: AdminMessage) => void): () => void {
  const listen = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && isAdminMessage(data)) hear(data)
  }
  addEventListener('message', listen)
  const admin: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
  admin?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
  return () => removeEventListener('message', listen)
}

function isAdminMessage(data: unknown): data is AdminMessage {
  const { type } = (data ?? {}) as { type?: unknown }
  return type === 'payload-live-preview' || type === 'payload-document-event'
}
