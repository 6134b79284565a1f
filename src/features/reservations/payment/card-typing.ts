import { digitsOf } from '#lib/money/card.ts'

/** A field as the guest left it: its text, and where the caret stands in it. */
export type TypedText = { value: string; caret: number }

/**
 * What a field of digits shows after a change, with the caret behind the digit that it stood behind.
 * Deleting nothing but what stands between two digits deletes the digit beside it, on the side that
 * `forward` names; otherwise the field would put it back for ever.
 */
export function formatTyped(
  format: (typed: string) => string,
  before: string,
  { value, caret }: TypedText,
  forward = false,
): TypedText {
  const digits = digitsOf(value)
  const ahead = digitsOf(value.slice(0, caret)).length
  const shorter = value.length < before.length
  if (shorter && digits === digitsOf(before)) {
    const at = forward ? ahead : ahead - 1
    const text = format(digits.slice(0, Math.max(at, 0)) + digits.slice(at + 1))
    return { value: text, caret: caretBehind(text, at) }
  }
  // What is left of a deletion is digits alone: `1 / 29` is on its way to another month, not January.
  const text = format(shorter ? digits : value)
  const atEnd = caret >= value.length
  return { value: text, caret: atEnd ? text.length : caretBehind(text, ahead) }
}

/** The place in `text` right behind its first `count` digits. */
function caretBehind(text: string, count: number): number {
  let seen = 0
  for (const [index, sign] of [...text].entries()) {
    if (seen >= count) return index
    if (/\d/.test(sign)) seen += 1
  }
  return text.length
}
