import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Logger } from 'pino'
import { ConcurrencyLimiter, QueueTimeoutError } from '#front/cache/concurrency-limiter.ts'
import { EpochValue } from '#front/cache/epoch-value.ts'
import { EpochWatcher } from '#front/cache/epoch-watcher.ts'
import { MediaCache } from '#front/cache/media-cache.ts'
import { PageCache } from '#front/cache/page-cache.ts'
import { startRecompressing } from '#front/cache/recompress.ts'
import { prepareServiceWorker } from '#front/cache/service-worker.ts'
import { StaticFiles } from '#front/cache/static-files.ts'
import { clientAddressReader } from '#front/http/client-address.ts'
import { FILE_POLICY, securityHeaders } from '#front/http/headers.ts'
import { limitStore } from '#front/http/limit-store.ts'
import type { FlatHeaders } from '#front/http/prepared-response.ts'
import { proxyHints } from '#front/http/proxy-hints.ts'
import type { Hits } from '#front/http/request-metrics.ts'
import type { PageHandler } from '#front/render/buffer-response.ts'
import { adminPolicy } from '#front/render/csp.ts'
import { CspReportLog } from '#front/render/csp-reports.ts'
import { ResponseFinalizer } from '#front/render/finalize-response.ts'
import { OutageError } from '#front/render/outage-error.ts'
import { Pages, type PagesOptions } from '#front/render/pages.ts'
import { announceEpoch } from '#lib/front/epoch-signal.ts'
import { type CspSourceList, frontPorts, type SitePaths } from '#lib/front/ports.ts'
import { MEDIA_CACHE_FOLDER } from '#lib/media/cache-folder.ts'
import { logUnlessOutage } from '#lib/outage/current-outage.ts'
import type { Secrets } from '#lib/security/secrets.ts'

export type FrontOptions = {
  publicUrl: string
  /** Whether HSTS includes the subdomains of the public URL's host. */
  hstsSubdomains: boolean
  dataDir: string
  /** Serving of media that lie in a bucket; without it, 1 GB of copies in the data folder. */
  remoteMedia?: RemoteMediaOptions
  /** Whether browsers may keep menus for when there is no network. */
  offlineMenus: boolean
  /** For how many minutes cached pages are served while the content's epoch cannot be read. */
  rememberedPagesMinutes: number
  /** Of the cookies that show drafts. */
  secrets: Secrets
  /** The bearer token with which the metrics are served beside the site; undefined: they are not. */
  metricsToken: string | undefined
  trustedProxies: readonly string[]
  dev: boolean
  distDir: string
  publicDir: string
  next: PageHandler
  log: Logger
}

type RemoteMediaOptions = { cacheDir: string; cacheBytes: number; cdnUrl: string | undefined }

const MB = 1024 * 1024
const MINUTE_MS = 60_000

/** Everything that the routes share, created once per process. */
export type Front = ReturnType<typeof createFront>

export function createFront(options: FrontOptions) {
  const { log } = options
  const site = new URL(options.publicUrl)
  const https = site.protocol === 'https:'
  const { hstsSubdomains } = options
  const logError = errorLogger(log)
  const security = securityHeaders({ https, hstsSubdomains })
  const ofFiles = [...security, 'Content-Security-Policy', FILE_POLICY]
  const staticFiles = new StaticFiles({
    nextStatic: path.join(options.distDir, 'static'),
    publicDir: options.publicDir,
    headers: ofFiles,
    maxBytes: 96 * MB,
  })
  const anonymousHeaders = {
    host: site.host,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'user-agent': 'Tableside',
    accept: '*/*',
  }
  const { pages, cache, limiters, epoch } = createPages(options, {
    https,
    security,
    anonymousHeaders,
  })
  const readClient = clientAddressReader(options.trustedProxies)
  const checkProxy = proxyHints((hint) => log.warn(hint))
  const remoteMedia = remoteMediaOf(options)
  return {
    ...options,
    https,
    origin: site.origin,
    security,
    privateSecurity: securityHeaders({ https, hstsSubdomains, referrer: 'no-referrer' }),
    adminPolicy: (nonce: string) =>
      adminPolicy(nonce, { https, dev: options.dev, media: remoteMedia()?.cdnOrigin }),
    mediaDir: path.join(options.dataDir, 'media'),
    /** How media are served that lie in a bucket; undefined if they are in `mediaDir`. */
    remoteMedia,
    anonymousHeaders,
    epoch,
    staticFiles,
    serviceWorker: prepareServiceWorker({ on: options.offlineMenus, security: ofFiles }),
    pages,
    limits: limitStore({
      shared: () => frontPorts().limits,
      onError: (error) => logError(error, 'rate limits are counted by this process alone'),
    }),
    cspReports: new CspReportLog(log),
    clientOf: (req: IncomingMessage) => {
      const client = readClient(req.socket.remoteAddress, req.headers['x-forwarded-for'])
      checkProxy(req, client)
      return client
    },
    readiness: { ready: false, draining: false },
    cache,
    limiters,
    /** Requests answered from memory since the start: they are counted and not logged. */
    hits: { pages: 0, files: 0 } as Hits,
    /** Starts the background work; the returned function stops it. */
    async start(): Promise<() => void> {
      await epoch.start()
      const stopRecompressing = startRecompressing([staticFiles, cache])
      return () => {
        epoch.stop()
        stopRecompressing()
      }
    },
  }
}

/** Asked at each use: the port may be connected later than the front is created. */
function remoteMediaOf({ log, dataDir, remoteMedia }: FrontOptions) {
  const logError = errorLogger(log)
  const { cacheDir, cacheBytes, cdnUrl } = remoteMedia ?? {
    ...{ cacheDir: path.join(dataDir, MEDIA_CACHE_FOLDER), cacheBytes: 1024 * MB },
    cdnUrl: undefined,
  }
  let cache: MediaCache | undefined
  return () => {
    const source = frontPorts().media
    if (!source) return undefined
    cache ??= new MediaCache({
      ...{ source, folder: cacheDir, maxBytes: cacheBytes },
      onError: logError,
      onRecovery: () => log.info('media can be fetched again'),
    })
    return { cache, cdnUrl, cdnOrigin: cdnUrl && new URL(cdnUrl).origin }
  }
}

type SiteHeaders = Pick<PagesOptions, 'anonymousHeaders'> & {
  https: boolean
  security: FlatHeaders
}

/** The pages with their cache, and the epoch that it follows. */
function createPages(options: FrontOptions, { https, security, anonymousHeaders }: SiteHeaders) {
  const { log, next } = options
  const logError = errorLogger(log)
  const maxStaleMs = options.rememberedPagesMinutes * MINUTE_MS
  const epoch = createEpochWatcher(options, maxStaleMs)
  const renderLimiter = new ConcurrencyLimiter({ limit: 8, queueTimeoutMs: 5000 })
  const secondaryLimiter = new ConcurrencyLimiter({ limit: 2, queueTimeoutMs: 5000 })
  const cache = new PageCache({
    primaryBytes: 128 * MB,
    secondaryBytes: 32 * MB,
    renderLimiter,
    secondaryLimiter,
    maxStaleMs,
    epochIsTrusted: () => epoch.isTrusted,
    waitForFreshMs: 2000,
    onError(error, key) {
      // Whom it leaves without a page gets an error page, which is logged, and a metric counts them all.
      if (error instanceof QueueTimeoutError) return
      logError(error, 'a page could not be rendered', { key })
    },
  })
  const paths = new EpochValue<SitePaths>({
    read: () => frontPorts().paths.read(),
    fallback: { paths: 'all', redirects: new Map() },
    onError: (error) => logError(error, 'the published paths could not be read'),
  })
  const reads = new EpochValue<unknown>({
    read: () => frontPorts().pageReads.read(),
    fallback: null,
    onError: (error) => logError(error, 'what pages are made of could not be read'),
  })
  const csp = new EpochValue<CspSourceList>({
    read: () => frontPorts().csp.read(),
    fallback: {},
    onError: (error) => logError(error, 'the sources of the policy could not be read'),
  })
  const finalizer = new ResponseFinalizer({
    https,
    security,
    onRejectedSources: (sources) =>
      log.error({ sources }, 'left out of the content security policy'),
  })
  const shared = {
    next,
    cache,
    renderLimiter,
    epoch,
    paths,
    reads,
    csp,
    finalizer,
    anonymousHeaders,
  }
  const limiters = { renders: renderLimiter, secondary_renders: secondaryLimiter }
  const pages = new Pages({ ...shared, maxStaleMs, cdn: () => frontPorts().cdn })
  return { pages, cache, limiters, epoch }
}

function createEpochWatcher(
  { log, rememberedPagesMinutes: minutes }: FrontOptions,
  trustedForMs: number,
): EpochWatcher {
  const logError = errorLogger(log)
  return new EpochWatcher({
    source: () => frontPorts().epoch,
    trustedForMs,
    onExpired: () => log.error('remembered pages are no longer served: they may be too old'),
    onRecovery: (ms) =>
      log.info({ seconds: Math.round(ms / 1000) }, 'the content epoch can be read again'),
    pollMs: 500,
    onRaise: announceEpoch,
    onError: (error) =>
      logError(
        error,
        'the content epoch could not be read: remembered pages are served for this many minutes',
        { minutes },
      ),
  })
}

/** Logs errors, but not those of an outage, which `outage-log.ts` logs once. */
function errorLogger(log: Logger) {
  return (error: unknown, message: string, detail: object = {}) => {
    if (error instanceof OutageError) return
    logUnlessOutage(error, () => log.error({ err: error, ...detail }, message))
  }
}
