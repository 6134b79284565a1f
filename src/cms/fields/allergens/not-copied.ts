import type { FieldHook, PayloadRequest } from 'payload'

const COPY = 'isCopyOfDish'

/** Leaves out of a copy of a dish what was stated and checked of the other one: it is another dish. */
export const notCopied: FieldHook = ({ req }) => {
  req.context[COPY] = true
  return null
}

/** Whether a request makes a copy, whose allergens are not stated yet. */
export const makesCopy = (req: PayloadRequest): boolean => Boolean(req.context[COPY])
