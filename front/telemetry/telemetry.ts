import { randomUUID } from 'node:crypto'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { suppressTracing, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { requestIdOf } from '#lib/tracing/request-id.ts'
import { exportedSpan } from './exported-span.ts'
import { logRecordOf } from './log-record.ts'
import { type ExportListener, watchedExporter } from './watched-exporter.ts'

/** How long the end of the site waits for the OTLP collector, ms. */
const FLUSH_TIMEOUT_MS = 3000

/** The running export of traces and logs over OTLP. */
export type Telemetry = {
  /** Sends a line of the log, too; undefined where logs are not sent. */
  sendLine: ((line: string) => void) | undefined
  /** Runs `work` without spans: as it starts, Next begins a trace for each of its routes. */
  untraced<T>(work: () => T): T
  /** Sends what is left, for at most 3 s, and ends. */
  stop(): Promise<void>
}

/**
 * Starts OpenTelemetry's SDK, which reads where the OTLP collector is, and what is sampled, from the environment by
 * itself. Spans of this process go there from now on, Next's included. What the OTLP collector does not take in time
 * is dropped: nothing waits for it.
 */
export function startTelemetry(
  { serviceName, traces, logs }: { serviceName: string; traces: boolean; logs: boolean },
  onChange: ExportListener,
): Telemetry {
  const resource = siteResource(serviceName)
  const tracing = traces ? startTraces(resource, onChange) : null
  const logging = logs ? startLogs(resource, onChange) : null
  return {
    sendLine: logging?.sendLine,
    untraced: (work) => context.with(suppressTracing(context.active()), work),
    async stop() {
      const stopped = Promise.all([tracing?.shutdown(), logging?.stop()]).catch(() => {
        // The listener was told.
      })
      await withTimeout(stopped, FLUSH_TIMEOUT_MS, () => undefined)
      for (const api of [trace, propagation, context]) api.disable()
    },
  }
}

/** The attributes of this process in all of its telemetry; OTEL_RESOURCE_ATTRIBUTES adds to them. */
function siteResource(serviceName: string): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.instance.id': randomUUID() }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
}

function startTraces(resource: Resource, onChange: ExportListener): BasicTracerProvider {
  const watching = { signal: 'traces', onChange } as const
  const exporter = watchedExporter(new OTLPTraceExporter(), watching, exportedSpan)
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [requestIdProcessor, new BatchSpanProcessor(exporter)],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return provider
}

/** Gives each span, Next's included, the id of the request that it belongs to. */
const requestIdProcessor: SpanProcessor = {
  onStart(span, parent) {
    const requestId = requestIdOf(parent)
    if (requestId) span.setAttribute('tableside.request_id', requestId)
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

function startLogs(resource: Resource, onChange: ExportListener) {
  const exporter = watchedExporter(new OTLPLogExporter(), { signal: 'logs', onChange })
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter })],
  })
  const logger = provider.getLogger('tableside')
  return {
    sendLine: (line: string) => logger.emit(logRecordOf(line, context.active())),
    stop: () => provider.shutdown(),
  }
}
