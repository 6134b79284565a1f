import type { Logger } from 'pino'

/** How long an end in order may take, ms. */
const END_TIMEOUT_MS = 20_000

/**
 * Ends the process after an exception that nothing caught: what it left half done is unknown. The exception is
 * logged. Until the returned function is given what ends the process in order, with code 1, it exits at once;
 * afterwards after 20 s at the latest. Next, which would print the exception and go on, does not hear of it;
 * in development its reports are for who made the mistake, and this is not called.
 */
export function endOnUncaughtException(
  log: Logger,
  exit: (code: number) => void = (code) => process.exit(code),
): (endInOrder: () => void) => void {
  let end = () => exit(1)
  let ending = false
  process.setUncaughtExceptionCaptureCallback((error) => {
    log.fatal({ err: error }, 'an exception that nothing caught: the site ends')
    if (ending) return
    ending = true
    setTimeout(() => exit(1), END_TIMEOUT_MS).unref()
    end()
  })
  return (endInOrder) => {
    end = endInOrder
  }
}
