import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { startTelemetry, type Telemetry } from '#front/telemetry/telemetry.ts'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { connectFront } from '#lib/front/ports.ts'
import { serveFront } from '../front-server.ts'
import { type Collector, startCollector } from './collector.ts'

export type Next = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>

/** The header of a request in a proxy’s trace. */
export const PROXY = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

/** Has this process send its traces and logs to a collector, with these variables. */
export async function connect(variables: Record<string, string> = {}) {
  const collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const changes: unknown[] = []
  const telemetry = startTelemetry({ serviceName: 'test', traces: true, logs: true }, (...said) =>
    changes.push(said),
  )
  onTestFinished(async () => {
    collector.stop()
    await telemetry.stop()
    vi.unstubAllEnvs()
  })
  return { collector, telemetry, changes }
}

let epoch = 0

/** Starts the front with `next` in Next's place, and returns its origin. */
export async function startFront(telemetry: Telemetry, next: Next, trustedProxies = ['loopback']) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'telemetry-'))
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  connectFront({
    epoch: { read: async () => epoch },
    paths: { read: async () => ({ paths: new Set<string>(), redirects: new Map() }) },
  })
  const { sendLine } = telemetry
  const { port, stop } = await serveFront({ next, folder, trustedProxies, sendLine })
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  return `http://127.0.0.1:${port}`
}

export const page: Next = async (_, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Tonight</p>')
}

/** Asks as a proxy does for somebody, and waits for the end of the answer. */
export async function ask(url: string, headers = {}): Promise<number> {
  const reply = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.77', ...headers } })
  await reply.text()
  return reply.status
}

/** Visits of one address over one connection, as the fast path takes them. */
export function keptConnection(url: string): () => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async () => {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    get(url, { agent }, resolve)
    return text(await promise)
  }
}

/** The requests of which a collector has spans. */
export const rootsIn = ({ spans }: Collector) => spans.filter(({ kind }) => kind === 2)

/** Makes all pages stale, as a publish does. */
export function publish(): void {
  epoch++
  signalEpoch()
}
