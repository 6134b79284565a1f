/** What PgBouncer says, under the code of a protocol violation, where it has no connection left to give. */
const FULL = /^query_wait_timeout|^no more connections allowed/

/** Whether a pooler refuses because all of its connections are in use. */
export function isPoolerFull(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '08P01' && FULL.test(String(message))
}
