import type { Attributes, Context } from '@opentelemetry/api'
import { requestIdOf } from '#lib/tracing/request-id.ts'

/** A line of the log as OpenTelemetry has it; the trace and the span are those of `context`. */
export type LogRecord = {
  timestamp: Date
  severityNumber: number
  severityText: string
  body: string
  attributes: Attributes
  context: Context
}

/** Severities by pino's levels. */
const SEVERITIES: Record<number, [number, string]> = {
  10: [1, 'TRACE'],
  20: [5, 'DEBUG'],
  30: [9, 'INFO'],
  40: [13, 'WARN'],
  50: [17, 'ERROR'],
  60: [21, 'FATAL'],
}

/** The names of OpenTelemetry's conventions for what lines have. */
const NAMES: Record<string, string> = {
  requestId: 'tableside.request_id',
  method: 'http.request.method',
  status: 'http.response.status_code',
  path: 'url.path',
  outcome: 'tableside.outcome',
}

/** The record of a line of pino's, written in `context`. Lines hold nothing personal, and so do records. */
export function logRecordOf(line: string, context: Context): LogRecord {
  const { level, time, msg = '', err, traceId: _, spanId: __, ...rest } = JSON.parse(line)
  const [severityNumber, severityText] = SEVERITIES[level] ?? [0, String(level)]
  const requestId = rest.requestId ?? requestIdOf(context)
  const attributes: Attributes = requestId ? { 'tableside.request_id': requestId } : {}
  for (const [name, value] of Object.entries(rest)) attributes[NAMES[name] ?? name] = plain(value)
  if (err) Object.assign(attributes, exceptionOf(err))
  return {
    ...{ timestamp: new Date(time), severityNumber, severityText },
    ...{ body: msg, attributes, context },
  }
}

/** An error's type, words and stack; what a driver adds to it stays in the log of this machine. */
function exceptionOf({ type, message, stack }: Record<string, unknown>): Attributes {
  return {
    'exception.type': String(type),
    'exception.message': String(message),
    ...(stack ? { 'exception.stacktrace': String(stack) } : {}),
  }
}

function plain(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? value
    : JSON.stringify(value)
}
