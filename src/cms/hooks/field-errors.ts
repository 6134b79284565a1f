import type { AfterErrorHook } from 'payload'

/**
 * Says at which field what is wrong. Next gives its routes a copy of Payload of their own, which does
 * not take the refusals of the process's one content system for its own, and would leave this out.
 */
export const fieldErrors: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic, message } = error as Error & { data?: Refused; isPublic?: boolean }
  if (!isPublic || !Array.isArray(data?.errors) || !result) return
  return { response: { ...result, errors: [{ name: 'ValidationError', data, message }] } }
}

type Refused = { errors?: unknown } | null
