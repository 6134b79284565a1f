import { counter } from '#lib/metrics/registry.ts'
import type { Result } from '#lib/result.ts'
import { inSpan } from '#lib/tracing/span.ts'

const results = counter({
  name: 'tableside_booking_results_total',
  help: 'Calls of the booking engine by their result: ok, the code of a refusal, or error.',
  labelNames: ['operation', 'result'],
})

/**
 * As `work`, with its results counted, and in a span that has them. Codes of refusals are listed in the contract,
 * so they are few.
 */
export function counted<Args extends unknown[], R extends Result<unknown>>(
  operation: 'hold' | 'reserve' | 'modify' | 'cancel',
  work: (...args: Args) => Promise<R>,
): (...args: Args) => Promise<R> {
  // Prometheus sees that a counter rises only once it has seen where it began.
  for (const result of ['ok', 'error']) results.inc({ operation, result }, 0)
  return (...args) =>
    inSpan(`booking ${operation}`, {}, async (span) => {
      let result = 'error'
      try {
        const done = await work(...args)
        result = done.ok ? 'ok' : done.code
        return done
      } finally {
        results.inc({ operation, result })
        span?.setAttribute('tableside.result', result)
      }
    })
}
