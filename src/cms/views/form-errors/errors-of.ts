/** A field that is wrong, and why. */
export type FormError = { path: string; message: string }

type Problem = { data?: { errors?: Partial<FormError>[] } }

/** The fields that an answer of Payload's API names as wrong. */
export function errorsOf(body: unknown): FormError[] {
  const { errors } = (body ?? {}) as { errors?: Problem[] }
  if (!Array.isArray(errors)) return []
  return errors
    .flatMap(({ data }) => data?.errors ?? [])
    .flatMap(({ path, message }) => (path ? [{ path, message: message ?? '' }] : []))
}
