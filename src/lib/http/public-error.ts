/**
 * An error whose message is shown to the visitor of the page that failed (spec:routes.error-page), with its
 * HTTP status. Both are in its digest, the only part of a server's error that Next sends to the browser.
 */
export class PublicError extends Error {
  override readonly name: string = 'PublicError'
  readonly digest: string

  constructor(message: string, status = 500, options?: ErrorOptions) {
    super(message, options)
    this.digest = `public ${status} ${message}`
  }
}

/** The public message and status of an error, on the server and in browsers; null where it has none. */
export function toPublicError(error: unknown): { status: number; message: string } | null {
  const { digest } = (error ?? {}) as { digest?: unknown }
  const [, status, message] = /^public (\d{3}) (.+)$/s.exec(String(digest ?? '')) ?? []
  return message ? { status: Number(status), message } : null
}
