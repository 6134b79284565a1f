/** Refusals of a body that cannot be read. */
export const bodyRefusals = {
  malformed: 'The body is not JSON, or not UTF-8.',
  too_large: 'The body is larger than the call takes.',
  unsupported_media_type: 'The content type is another than the call takes.',
  invalid: 'Fields are missing or wrong; `error.fields` names them.',
} as const

/** Refusals of any call. */
export const anyRefusals = {
  too_many_requests: 'The rate limit is reached; `Retry-After` says when to try again.',
  internal: 'Something went wrong on the server; its log has the `requestId`.',
  unavailable: 'The site cannot do this at the moment.',
  busy: 'Nothing happened; the same request may succeed after `Retry-After` seconds.',
  database_damaged: 'The data cannot be read.',
  database_unavailable: 'The database cannot be reached.',
  database_read_only: 'The database takes no writes at the moment.',
  read_only: 'Whoever runs the site has set it to take no changes for a while; nothing happened.',
  disk_failing: 'The disk fails.',
  disk_full: 'The disk is full.',
} as const

/** Refusals of any call that writes. */
export const writeRefusals = {
  forbidden: 'The request comes from another site.',
  ...bodyRefusals,
} as const

/** The refusal of a form without a good pass of the bot check. */
export const passRefusal = {
  bot_check: 'The header `X-Form-Pass` has no pass of the bot check that is good for this form.',
} as const

/** The header that brings a pass of the bot check (spec:api.pass-header). */
export const passHeader = {
  'X-Form-Pass': 'A pass of the bot check, from `POST /api/recaptcha`.',
} as const
