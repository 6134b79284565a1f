/** One request to a vendor. */
export type VendorCall = {
  /** Who and what, for the log: `opentable lock`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PURGE'
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent in place of a body, as a browser's form would be. */
  form?: Record<string, string>
  /** Longest wait for one whole reply, ms. */
  timeout: number
}

/** What a vendor answered; `body` is null where it was empty or no JSON. */
export type VendorReply = { status: number; body: unknown }

/** What a vendor answered that speaks something else than JSON. */
export type TextReply = { status: number; text: string }

/** Statuses after which the same call is worth a second try. */
const PASSING = new Set([500, 502, 503, 504])

/**
 * Asks a vendor, and once more where no answer came or it stumbled. For calls that may be repeated:
 * reads, deletions, and writes that carry a request id by which the vendor knows them again. Null =
 * nobody answered; then it is not known what happened there. Never throws for what a vendor does.
 */
export async function fetchJson(
  call: VendorCall,
  log: (line: string) => void,
): Promise<VendorReply | null> {
  const reply = await fetchText(call, log)
  return reply && { status: reply.status, body: parsed(reply.text) }
}

/** The same for vendors that answer with something else than JSON. */
export async function fetchText(
  call: VendorCall,
  log: (line: string) => void,
): Promise<TextReply | null> {
  const first = await attempt(call, log)
  if (first && !PASSING.has(first.status)) return first
  return (await attempt(call, log)) ?? first
}

/** Asks a vendor what may not be asked twice. Null = nobody answered. Never throws for what it does. */
export async function fetchOnce(
  call: VendorCall,
  log: (line: string) => void,
): Promise<VendorReply | null> {
  const reply = await attempt(call, log)
  return reply && { status: reply.status, body: parsed(reply.text) }
}

async function attempt(
  { name, method, url, headers, body, form, timeout }: VendorCall,
  log: (line: string) => void,
): Promise<TextReply | null> {
  const started = Date.now()
  try {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    // The reason only: a message may repeat the address, and with it a guest's token.
    const { name: reason, cause } = error as { name: string; cause?: { code?: string } }
    log(`${name}: no answer after ${Date.now() - started} ms (${cause?.code ?? reason})`)
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
