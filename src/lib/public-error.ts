/**
 * An error whose message is meant for whoever sees a page fail (S2 §8), with the status that it stands for.
 * Of an error on the server, Next hands a browser nothing but its digest: both stand in that.
 */
export class PublicError extends Error {
  override readonly name: string = 'PublicError'
  readonly digest: string

  constructor(message: string, status = 500, options?: ErrorOptions) {
    super(message, options)
    this.digest = `public ${status} ${message}`
  }
}

/** What an error says to the public, on the server and in browsers; null where it is not meant for it. */
export function publicly(error: unknown): { status: number; message: string } | null {
  const { digest } = (error ?? {}) as { digest?: unknown }
  const [, status, message] = /^public (\d{3}) (.+)$/s.exec(String(digest ?? '')) ?? []
  return message ? { status: Number(status), message } : null
}
