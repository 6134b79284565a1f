import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { createInjectedFaults } from '../injected-faults.ts'
import { listenLocally } from '../local-server.ts'

/** `silence`: there is no answer · `reset`: the connection is closed · a number: a status, and nothing is purged. */
export type CdnFault = 'silence' | 'reset' | number

/** A request to a CDN's interface. */
export type CdnCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** What it answers; `purged`: what the call had forgotten. */
export type CdnAnswer = { status: number; body?: string; type?: string; purged?: string }

export type CdnSimulator = {
  origin: string
  /** What was purged so far, in order. */
  purged: string[]
  /** How many calls failed on request so far. */
  failed(): number
  /** The next `times` calls (1 unless given) fail. */
  injectFault(fault: CdnFault, times?: number): void
  clearFaults(): void
  stop(): Promise<void>
}

/** Starts a CDN's interface on a free port of this machine, which answers as `answer` says and fails on request. */
export async function simulateApi(answer: (call: CdnCall) => CdnAnswer): Promise<CdnSimulator> {
  const purged: string[] = []
  let failed = 0
  const faults = createInjectedFaults<'purge', CdnFault>()
  const { origin, stop } = await listenLocally(0, async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    const fault = faults.take('purge')
    if (fault !== null) failed++
    if (fault === 'silence') return
    if (fault === 'reset') return void response.destroy()
    if (fault !== null) return void response.writeHead(fault).end()
    const {
      status,
      body: said = '',
      type = 'text/plain',
      purged: done,
    } = answer({
      ...{ method, path, headers, body },
    })
    if (done !== undefined) purged.push(done)
    response.writeHead(status, { 'content-type': type }).end(said)
  })
  return {
    ...{ origin, purged, stop, failed: () => failed },
    injectFault: (fault, times) => faults.inject('purge', fault, times),
    clearFaults: faults.clear,
  }
}
