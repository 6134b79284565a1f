import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

const UNWRITTEN = 'leavesAltUnwritten'

/** Says that a request makes pictures whose alternative texts somebody writes later: those of an import. */
export function leaveAltUnwritten(req: PayloadRequest): void {
  req.context[UNWRITTEN] = true
}

/**
 * A picture needs an alternative text, but for one that an import made without: until somebody has written it, the library
 * lists it, and its tags and focal point can be changed meanwhile.
 */
export const validateAlt: TextFieldSingleValidation = (value, options) => {
  const mayLack = options.req.context[UNWRITTEN] || options.previousValue === ''
  return value === '' && mayLack ? true : text(value, options)
}
