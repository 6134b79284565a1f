import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Logger } from 'pino'
import { Gate } from '#front/cache/concurrency-limiter.ts'
import { PerEpoch } from '#front/cache/epoch-value.ts'
import { EpochWatcher } from '#front/cache/epoch-watcher.ts'
import { PageCache } from '#front/cache/page-cache.ts'
import { keepPolishing } from '#front/cache/recompress.ts'
import { workerAnswer } from '#front/cache/service-worker.ts'
import { StaticFiles } from '#front/cache/static-files.ts'
import { clientReader } from '#front/http/client-address.ts'
import { securityHeaders } from '#front/http/headers.ts'
import { memoryLimits } from '#front/http/in-memory-limits.ts'
import { proxyHints } from '#front/http/proxy-hints.ts'
import type { PageHandler } from '#front/render/buffer-response.ts'
import { adminPolicy } from '#front/render/csp.ts'
import { PolicyReports } from '#front/render/csp-reports.ts'
import { Wardrobe } from '#front/render/finalize-response.ts'
import { Down } from '#front/render/outage-error.ts'
import { Pages } from '#front/render/pages.ts'
import { type CspSourceList, frontPorts, type SitePaths } from '#lib/front-ports.ts'
import { sayUnlessOutage } from '#lib/outage/standing.ts'

export type FrontOptions = {
  publicUrl: string
  dataDir: string
  /** Whether browsers may keep menus for when there is no network. */
  offlineMenus: boolean
  /** For how many minutes remembered pages go out while the content cannot be asked. */
  rememberedPagesMinutes: number
  secret: string
  trustedProxies: readonly string[]
  dev: boolean
  distDir: string
  publicDir: string
  next: PageHandler
  log: Logger
}

const MB = 1024 * 1024
const MINUTE_MS = 60_000

/** Everything that answers requests, put together once per process. */
export type Front = ReturnType<typeof createFront>

export function createFront(options: FrontOptions) {
  const { log, next } = options
  // An outage says itself, once.
  const fault = (error: unknown, message: string, detail: object = {}) => {
    if (error instanceof Down) return
    sayUnlessOutage(error, () => log.error({ err: error, ...detail }, message))
  }
  const site = new URL(options.publicUrl)
  const https = site.protocol === 'https:'
  const security = securityHeaders({ https })
  const maxStaleMs = options.rememberedPagesMinutes * MINUTE_MS
  const gate = new Gate({ atOnce: 8, waitMs: 5000 })
  const cache = new PageCache({
    maxBytes: 128 * MB,
    combinationBytes: 32 * MB,
    gate,
    combinationGate: new Gate({ atOnce: 2, waitMs: 5000 }),
    maxStaleMs,
    epochStands: () => epoch.stands,
    patienceMs: 2000,
    onError: (error, key) => fault(error, 'a page could not be rendered', { key }),
  })
  const epoch = new EpochWatcher({
    source: () => frontPorts().epoch,
    standsMs: maxStaleMs,
    onLapse: () => log.error('remembered pages are no longer served: they may be too old'),
    onRecovery: (ms) =>
      log.info({ seconds: Math.round(ms / 1000) }, 'the content epoch can be read again'),
    everyMs: 500,
    onError: (error) =>
      fault(
        error,
        'the content epoch could not be read: remembered pages are served for this many minutes',
        { minutes: options.rememberedPagesMinutes },
      ),
  })
  const paths = new PerEpoch<SitePaths>({
    read: () => frontPorts().paths.read(),
    otherwise: { paths: 'all', redirects: new Map() },
    onError: (error) => fault(error, 'the published paths could not be read'),
  })
  const csp = new PerEpoch<CspSourceList>({
    read: () => frontPorts().csp.read(),
    otherwise: {},
    onError: (error) => fault(error, 'the sources of the policy could not be read'),
  })
  const wardrobe = new Wardrobe({
    https,
    security,
    onRefused: (sources) => log.error({ sources }, 'left out of the content security policy'),
  })
  const nobody = {
    host: site.host,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'user-agent': 'Tableside',
    accept: '*/*',
  }
  const statics = new StaticFiles({
    nextStatic: path.join(options.distDir, 'static'),
    publicDir: options.publicDir,
    headers: security,
    maxBytes: 96 * MB,
  })
  const readClient = clientReader(options.trustedProxies)
  const lookAtProxy = proxyHints((hint) => log.warn(hint))
  const limits = memoryLimits()
  return {
    ...options,
    https,
    origin: site.origin,
    security,
    privateSecurity: securityHeaders({ https, referrer: 'no-referrer' }),
    adminPolicy: (nonce: string) => adminPolicy(nonce, { https, dev: options.dev }),
    mediaDir: path.join(options.dataDir, 'media'),
    nobody,
    epoch,
    statics,
    worker: workerAnswer({ on: options.offlineMenus, security }),
    pages: new Pages({ next, cache, gate, epoch, paths, csp, wardrobe, nobody }),
    limits: () => frontPorts().limits ?? limits,
    policyReports: new PolicyReports(log),
    clientOf: (req: IncomingMessage) => {
      const client = readClient(req.socket.remoteAddress, req.headers['x-forwarded-for'])
      lookAtProxy(req, client)
      return client
    },
    readiness: { ready: false, draining: false },
    /** Requests answered from memory since the start; they are counted, not logged. */
    count: { remembered: 0 },
    /** Starts what runs beside the requests; the returned function stops it. */
    async start(): Promise<() => void> {
      await epoch.start()
      const stopPolishing = keepPolishing([cache, statics])
      return () => {
        epoch.stop()
        stopPolishing()
      }
    },
  }
}
