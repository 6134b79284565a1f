import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import next from 'next'
import type { Logger } from 'pino'
import { type Env, parseEnv } from '#env.ts'
import { openFastPath } from '#front/fast-path/fast-path.ts'
import { logConsole } from '#front/http/console-log.ts'
import { drainOnSignals } from '#front/http/drain.ts'
import { createHttpServer } from '#front/http/http-server.ts'
import { hostHints, listen } from '#front/http/listen.ts'
import { createLog } from '#front/http/log.ts'
import { createMetricsServer } from '#front/http/metrics-endpoint.ts'
import { logOutages } from '#front/http/outage-log.ts'
import { endOnUncaughtException } from '#front/http/uncaught-exceptions.ts'
import { answerUnparsable } from '#front/http/unparsable-requests.ts'
import { lookupOrRevalidate } from '#front/routes/cache-lookup.ts'
import { observeFront } from '#front/routes/front-metrics.ts'
import { requestListener } from '#front/routes/pipeline.ts'
import type { Telemetry } from '#front/telemetry/telemetry.ts'
import { heldDataLock, lockData } from '#lib/data-lock/data-lock.ts'
import { mergeJournals } from '#lib/data-lock/merge-journals.ts'
import { frontConnected } from '#lib/front/ports.ts'
import { endEventStreams } from '#lib/http/event-stream.ts'
import { observeProcess } from '#lib/metrics/process-metrics.ts'
import { exitOnOperatorError } from '#lib/process/operator-error.ts'
import { shutDown } from '#lib/process/shutdown.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { SERVER_FUNCTION_KEY, serverFunctionKey } from '#lib/security/server-function-key.ts'
import { createFront, type Front } from './front.ts'

/** The whole site in one process: `node front/server.ts`, with NODE_ENV=development for work. */
async function main() {
  // Parsed now and not on import: the first start writes the secret after this module is loaded.
  const env = parseEnv(process.env)
  const dev = env.mode === 'development'
  const { log, telemetry } = await openLog(env)
  // In development and at a terminal the console is read by people.
  if (!dev && !process.stdout.isTTY) logConsole(log)
  const endWith = dev ? () => {} : endOnUncaughtException(log)
  const data = heldDataLock(env) ?? (await lockData(env, 'site'))
  for (const hint of [...data.hints, ...hostHints(env.host)]) log.warn(hint)
  data.onLost((holder) => {
    log.fatal({ holder }, 'a restore is using the database: start again when it has finished')
    process.exit(1)
  })
  const stopReporting = logOutages(log, env.dataDir)
  const root = path.resolve(import.meta.dirname, '..')
  // Next takes over all upgrades of the server that it is given, in production too; so it gets an unused one.
  const noServer = createServer()
  if (!dev) process.env[SERVER_FUNCTION_KEY] = serverFunctionKey(env.secret)
  const app = next({ dev, dir: root, port: env.port, hostname: 'localhost', httpServer: noServer })
  await (telemetry ? telemetry.untraced(() => app.prepare()) : app.prepare())
  await frontConnected()

  const front = createFront({
    ...env,
    secrets: deriveSecrets(env, 'draft-cookie'),
    dev,
    distDir: path.join(root, '.next'),
    publicDir: path.join(root, 'public'),
    next: app.getRequestHandler(),
    log,
  })
  const stopFront = await front.start()
  const stopMetrics = await serveMetrics(front, env)
  const server = createHttpServer(front.readiness)
  server.on('request', requestListener(front))
  answerUnparsable(server, front.security)
  if (!dev) openFastPath(server, (head) => lookupOrRevalidate(front, head), front.readiness)
  const upgraded = dev ? passUpgrades(server, noServer) : []
  const drainAfterError = drainOnSignals(server, front.readiness, {
    graceMs: dev ? 0 : env.drainSeconds * 1000,
    requestTimeoutMs: 25_000,
    onDrain: () => {
      endEventStreams()
      for (const socket of upgraded) socket.destroy()
    },
    close: () =>
      closeSite(log, {
        stops: [stopFront, stopMetrics],
        app,
        dataDir: env.databaseUrl ? null : env.dataDir,
        releaseData: () => data.release(),
        ...{ stopReporting, telemetry },
      }),
  })
  endWith(() => {
    process.exitCode = 1
    drainAfterError()
  })
  await listen(server, env)
  front.readiness.ready = true
  log.info({ url: env.publicUrl, remembered: 0 }, 'listening')
  logHits(front)
}

/** Logs each minute how many requests were answered from memory. */
function logHits({ hits, log }: Front): void {
  let logged = 0
  const minute = setInterval(() => {
    const remembered = hits.pages + hits.files - logged
    if (remembered > 0) log.info({ remembered }, 'answered from memory')
    logged += remembered
  }, 60_000)
  minute.unref()
}

/** Collects metrics if a setting asks for them, on a port of their own if one is set. The result ends that. */
async function serveMetrics(
  front: Front,
  { metricsPort: port, metricsHost: host }: Env,
): Promise<() => void> {
  const { metricsToken: token, log } = front
  if (!port && !token) return () => {}
  observeProcess()
  observeFront(front)
  if (!port) return () => {}
  const failed = (error: unknown) => log.error({ err: error }, 'the metrics could not be served')
  const server = createMetricsServer({ token, headers: front.security }, failed)
  await listen(server, { port, host, prefix: 'METRICS_' })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Closes everything behind the server in order; resolves to whether all of it closed cleanly. `dataDir`: the
 * folder of the SQLite databases, null with Postgres.
 */
async function closeSite(
  log: Logger,
  parts: {
    stops: (() => void)[]
    app: { close(): Promise<void> }
    dataDir: string | null
    releaseData: () => Promise<void>
    stopReporting: () => void
    telemetry: Telemetry | undefined
  },
): Promise<boolean> {
  let inOrder = true
  const failed = (error: unknown) => {
    inOrder = false
    log.error({ err: error }, 'something did not shut down cleanly')
  }
  for (const stop of parts.stops) stop()
  await shutDown(failed)
  await parts.app.close().catch(failed)
  // With merged journals, copies of the database files alone are complete.
  for (const { name, why } of parts.dataDir === null ? [] : mergeJournals(parts.dataDir)) {
    inOrder = false
    log.error(
      { name, why },
      'its journal could not be merged: to copy the database, copy both files',
    )
  }
  await parts.releaseData().catch(failed)
  parts.stopReporting()
  await parts.telemetry?.stop()
  return inOrder
}

/**
 * Opens the log. Where an endpoint is set, its lines and the traces go to the OTLP collector, too; nothing of
 * OpenTelemetry's SDK is loaded anywhere else.
 */
async function openLog({
  logLevel,
  telemetry: settings,
}: Env): Promise<{ log: Logger; telemetry: Telemetry | undefined }> {
  if (!settings) return { log: createLog(logLevel), telemetry: undefined }
  const { startTelemetry } = await import('#front/telemetry/telemetry.ts')
  const telemetry = startTelemetry(settings, (signal, cause) => {
    if (cause)
      log.warn({ signal, cause }, 'the OTLP collector does not take what it is sent: it is dropped')
    else log.info({ signal }, 'the OTLP collector takes what it is sent again')
  })
  const log = createLog(logLevel, undefined, telemetry.sendLine)
  return { log, telemetry }
}

/** Passes upgrades, which Next's hot upgraded needs in development, to `to`. Returns the open sockets. */
function passUpgrades(from: Server, to: Server): Set<Duplex> {
  const open = new Set<Duplex>()
  from.on('upgrade', (request, socket, head) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    to.emit('upgrade', request, socket, head)
  })
  return open
}

await exitOnOperatorError(main)
