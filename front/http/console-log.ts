import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { withoutValues } from '#lib/log/serialize-error.ts'

/** The console's functions for failures, which are named as the levels of their lines. */
const FAILURES = ['error', 'warn'] as const

/**
 * Sends what anything in this process writes with `console.error` and `console.warn` to `log`: one JSON line a call,
 * with the first error's stack and causes.
 */
export function logConsole(log: Logger): void {
  for (const level of FAILURES) {
    console[level] = (...said: unknown[]) => {
      const { error, words } = lineOf(said)
      if (error) log[level]({ err: error }, words)
      else log[level](words)
    }
  }
}

/** The first error of a call, and the words around it: the error's own where there are no others. */
function lineOf(said: readonly unknown[]): { error: Error | undefined; words: string } {
  const error = said.find((part) => part instanceof Error)
  const others = said.filter((part) => part !== error)
  const words = others.length > 0 ? format(...others) : (error?.message ?? '')
  return { error, words: withoutValues(stripVTControlCharacters(words).trim()) }
}
