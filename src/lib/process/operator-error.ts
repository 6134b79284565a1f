/** An error whose message tells whoever runs the site all that they need: what is wrong, and what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/**
 * Runs a command to its end; what only its operator can mend is printed without a stack, with exit code 1, and 2 for
 * options that the command does not have.
 */
export async function exitOnOperatorError(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isOption = isWrongOption(error)
    if (!isOption && !(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exit(isOption ? 2 : 1)
  }
}

/** A refusal by `parseArgs` of node:util. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code))
}
