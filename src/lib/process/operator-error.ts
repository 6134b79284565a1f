/** An error whose message tells whoever runs the site all that they need: what is wrong, and what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** Runs a command to its end; what only its operator can mend is printed without a stack, with exit code 1. */
export async function exitOnOperatorError(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
