/** Sends JSON to an address below `/admin/api`, and waits at most `timeoutMs` for the answer. Throws where there is none. */
export function postJson(path: string, body: object, timeoutMs: number): Promise<Response> {
  return fetch(`/admin/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
