/** What databases add to their errors: the values of a statement, and with them what guests wrote. */
const VALUES = /\nparams: [\s\S]*$/
/** Further fields of an error that say what failed, and not with whose data. */
const KEPT = ['code', 'status', 'reason', 'severity', 'table', 'constraint', 'routine', 'errcode']
/** As deep as causes of causes are followed. */
const DEPTH = 5

/** An error for the log. */
export type LoggedError = { type: string; message: string; stack: string } & Record<string, unknown>

/** Words for the log without the values of a statement that failed. */
export function withoutValues(words: string): string {
  return words.replace(VALUES, '')
}

/**
 * An error and its causes for the log: type, words, stack and codes. Values of statements are left out, wherever a
 * driver has put them.
 */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const chain = [...causesOf(error)]
  const kept = KEPT.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
  })
  return {
    type: error.constructor.name,
    message: chain.map(({ message }) => withoutValues(message)).join(': '),
    stack: chain.map(safeStack).join('\ncaused by: '),
    ...Object.fromEntries(kept),
  } satisfies LoggedError
}

function* causesOf(error: Error): Generator<Error> {
  let next: unknown = error
  for (let depth = 0; next instanceof Error && depth < DEPTH; depth++) {
    yield next
    next = next.cause
  }
}

/** The stack repeats the message in its first lines. */
function safeStack(error: Error): string {
  const { stack = '', message } = error
  return withoutValues(stack.replace(message, () => withoutValues(message)))
}
