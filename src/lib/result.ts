/** An expected outcome: a value, or a refusal with a stable code. Surprises are thrown instead. */
export type Result<T, Code extends string = string> = Ok<T> | Refusal<Code>

export type Ok<T> = { ok: true; value: T }

/** A refusal carries a stable `code`; `detail` is for logs and for the fields at fault, never a sentence for guests. */
export type Refusal<Code extends string = string> = {
  ok: false
  code: Code
  detail?: Record<string, unknown>
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refuse<Code extends string>(
  code: Code,
  detail?: Record<string, unknown>,
): Refusal<Code> {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail }
}
