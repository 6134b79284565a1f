import { RETRY_SECONDS } from '#front/cache/media-cache.ts'
import type { FrontRefusal } from '#front/http/refusal.ts'
import * as t from './messages.gen.ts'

/** The refusal of a file that does not exist. */
export const fileNotFound = (): FrontRefusal => ({
  code: 'not_found',
  message: t.fileDoesNotExist(),
})

/** The refusal of a file that cannot be fetched from its bucket now. */
export const fileUnavailable = (): FrontRefusal => ({
  code: 'unavailable',
  message: t.fileNotNow(),
  retryAfter: RETRY_SECONDS,
})
