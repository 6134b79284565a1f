/** What can be done in the content system, as stable codes, by the groups in which they are asked for together. */
export const AUDIT_ACT_GROUPS = {
  'sign-ins': [
    'sign_in',
    'sign_in_failed',
    'sign_out',
    'end_sessions',
    'change_password',
    'reset_password',
    'link_identity',
    'unlink_identity',
    'add_second_factor',
    'remove_second_factor',
    'make_recovery_codes',
    'set_pin',
    'remove_pin',
    'make_tablet',
    'withdraw_tablet',
  ],
  content: [
    'create',
    'upload',
    'edit_draft',
    'update',
    'publish',
    'unpublish',
    'plan_publish',
    'plan_unpublish',
    'cancel_plan',
    'restore_version',
    'reorder',
    'trash',
    'untrash',
    'delete',
    'begin_own_group',
  ],
  exports: [
    'export_subscribers',
    'export_submissions',
    'export_figures',
    'export_log',
    'download_resume',
    'make_backup',
    'download_backup',
    'download_export',
  ],
  messages: ['retry_message'],
} as const

/** All of them; what hosts do has the codes of the staff log. */
export const AUDIT_ACTS = Object.values(AUDIT_ACT_GROUPS).flat()
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** The actor of an entry: an account, a job of the system, a command, or a request without a session. */
export type Actor = {
  kind: 'staff' | 'system' | 'command_line' | 'nobody'
  /** Id of the account. */
  staff: number | null
  /** Name, email address and roles as of then. */
  name: string
  email: string
  roles: string
}

/** Network address and device of who did something; both are kept for a shorter time than the entry. */
export type Origin = { address: string; device: string }

/** Another document, by its collection and id. */
export type Reference = { collection: string; id: number | string }

/** A value of a field; of a long text its beginning, with its length in characters. */
export type LoggedValue =
  | string
  | number
  | boolean
  | null
  | string[]
  | { text: string; length: number }
  | { references: Reference[] }

/**
 * A field that changed. Its path has the names of the fields, and the numbers of rows from 1. What is `hidden` says that
 * it changed, and not to what: secrets, and data of visitors.
 */
export type Change =
  | { path: string; before: LoggedValue; after: LoggedValue }
  | { path: string; hidden: true }

/** The changed fields of a document; `more`: how many others were left out. */
export type Changes = { fields: Change[]; more: number }

/** An entry before it is stored; time and origin are added when it is. */
export type AuditRecord = {
  act: AuditAct
  actor: Actor
  /** The document: `collections/pages/12`, `globals/header`; undefined = none. */
  subject?: string
  /** Its title as of then; no name of a guest, an applicant or another visitor. */
  title?: string
  location?: number | null
  /** A few words on how it was done, from a fixed list: `scheduled`, the report of an export. */
  detail?: string
  changes?: Changes
}
