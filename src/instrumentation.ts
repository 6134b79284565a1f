import { setErrorStatus } from '#lib/front/render-context.ts'
import { toPublicError } from '#lib/http/public-error.ts'

/** Runs once when the server starts, before its first request; Next builds it for the Edge runtime, too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./instrumentation.node.ts')
    await start()
  }
}

/** Next answers each page that failed with 500: what its error says of itself, the front is told. */
export function onRequestError(error: unknown): void {
  const told = toPublicError(error)
  if (told) setErrorStatus(told.status, (error as { retryAfter?: number }).retryAfter)
}
