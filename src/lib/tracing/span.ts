import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** The tracer of the site's own spans; without an OTLP collector its spans are none. */
export const siteTracer = () => trace.getTracer('tableside')

type SpanOptions = { attributes?: Attributes; kind?: SpanKind }

/**
 * Runs `work` in a span below the one under way, and passes its outcome on. Where nothing is traced, or this
 * request is not, `work` runs as it is and gets no span.
 */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  return isTraced() ? run(name, options, context.active(), work) : work()
}

/** Runs `work`, which no request waits for, in a trace of its own. */
export function inOwnTrace<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  return run(name, options, ROOT_CONTEXT, work)
}

/** Whether what is done now belongs to a span that goes to the OTLP collector. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() === true
}

function run<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  parent: Context,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return siteTracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  })
}

/** Marks a span as failed. What an error says stays in the log: it may hold what was entered. */
export function markFailed(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', type)
}

/** The code of an error, or else its name. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? typeof error)
}
