import * as t from './messages.gen.ts'
import type { Actor, AuditAct } from './types.ts'

type Text = () => string

/** Labels of the acts on content, as the predicate of a sentence: `published`. */
export const AUDIT_ACT_LABELS: Record<AuditAct, Text> = {
  sign_in: t.signedIn,
  sign_in_failed: t.signInFailed,
  sign_out: t.signedOut,
  end_sessions: t.sessionsEnded,
  change_password: t.passwordChanged,
  reset_password: t.passwordReset,
  link_identity: t.identityLinked,
  unlink_identity: t.identityUnlinked,
  add_second_factor: t.secondFactorAdded,
  remove_second_factor: t.secondFactorRemoved,
  make_recovery_codes: t.recoveryCodesMade,
  set_pin: t.pinSet,
  remove_pin: t.pinRemoved,
  make_tablet: t.tabletMade,
  withdraw_tablet: t.tabletWithdrawn,
  create: t.created,
  upload: t.uploaded,
  edit_draft: t.draftEdited,
  update: t.updated,
  publish: t.published,
  unpublish: t.unpublished,
  plan_publish: t.publishPlanned,
  plan_unpublish: t.unpublishPlanned,
  cancel_plan: t.planCancelled,
  restore_version: t.versionRestored,
  reorder: t.reordered,
  trash: t.trashed,
  untrash: t.takenFromTrash,
  delete: t.deleted,
  begin_own_group: t.ownGroupBegun,
  export_subscribers: t.subscribersExported,
  export_submissions: t.submissionsExported,
  export_figures: t.figuresExported,
  export_log: t.logExported,
  download_resume: t.resumeDownloaded,
  make_backup: t.backupMade,
  download_backup: t.backupDownloaded,
  download_export: t.exportDownloaded,
  retry_message: t.messageRetried,
}

/** Labels of the acts of hosts that concern no booking; those on bookings are labelled by the view of reservations. */
export const HOST_ACT_LABELS: Readonly<Record<string, Text>> = {
  block: t.tableBlocked,
  unblock: t.blockLifted,
  stop: t.bookingStopped,
  pacing: t.pacingChanged,
  lift_rule: t.ruleLifted,
  day_note: t.dayNoteChanged,
  sections: t.sectionsChanged,
  sold_out: t.soldOut,
  back_on: t.backOn,
  list_add: t.listAdd,
  list_change: t.listChange,
  list_notify: t.listNotify,
  list_seat: t.listSeat,
  list_leave: t.listLeave,
  list_remove: t.listRemove,
  list_undo: t.listUndo,
}

const DETAILS: Readonly<Record<string, Text>> = {
  scheduled: t.scheduled,
  replaced: t.byFindAndReplace,
  replacement_undone: t.byUndoOfReplacement,
  password: t.byPassword,
  link: t.byLink,
  'password wrong_password': t.wrongPassword,
  'password unknown_account': t.unknownAccount,
  invitation: t.byInvitation,
  single_sign_on: t.bySingleSignOn,
  'password throttled': t.tooManyTries,
  one_session: t.onOneDevice,
  other_sessions: t.onAllDevices,
  passkey: t.byPasskey,
  pin: t.byPin,
  'pin throttled': t.tooManyTries,
  'pin wrong_pin': t.wrongPin,
  'pin pin_rests': t.pinRests,
  'pin not_a_host': t.notAHostThere,
  tablet_locked: t.tabletLocked,
  app: t.authenticatorApp,
  all: t.allFactors,
  'passkey throttled': t.tooManyTries,
  'passkey passkey_unknown': t.unknownPasskey,
  'passkey passkey_refused': t.passkeyRefused,
  'passkey passkey_cloned': t.passkeyCloned,
  'single_sign_on throttled': t.tooManyTries,
  'single_sign_on cancelled': t.turnedDownThere,
  'single_sign_on expired': t.ticketEnded,
  'single_sign_on replayed': t.answerUsedBefore,
  'single_sign_on wrong_state': t.begunElsewhere,
  'single_sign_on code_refused': t.answerUsedBefore,
  'single_sign_on invalid_answer': t.answerNotAsExpected,
  'single_sign_on clock': t.clocksDiffer,
  'single_sign_on provider_unavailable': t.providerUnavailable,
  'single_sign_on provider_refused': t.providerRefused,
  'single_sign_on misconfigured': t.providerDoesNotKnowUs,
  'single_sign_on no_group': t.noMappedGroup,
  'single_sign_on no_email': t.noAddressGiven,
  'single_sign_on unverified_email': t.addressNotVerified,
  'single_sign_on no_account': t.unknownAccount,
  'single_sign_on other_identity': t.linkedToSomebodyElse,
  'single_sign_on withdrawn': t.accountWithdrawn,
  'single_sign_on must_change_password': t.hasOneTimePassword,
  'single_sign_on last_administrator': t.wouldLeaveNoAdministrator,
  'second_step throttled': t.tooManyTries,
  'second_step wrong_code': t.wrongCode,
  'second_step used_code': t.usedCode,
  'second_step unreadable_app': t.unreadableApp,
  'second_step ticket_ended': t.ticketEnded,
  'second_step passkey_unknown': t.unknownPasskey,
  'second_step passkey_refused': t.passkeyRefused,
  'second_step passkey_cloned': t.passkeyCloned,
}

/** By what somebody went on after their password or link. */
const SECOND_STEPS: Readonly<Record<string, Text>> = {
  app: t.andApp,
  recovery_code: t.andRecoveryCode,
  passkey: t.andPasskey,
}

/** A sign-in on a shared tablet: by what, and the tablet's name. */
const ON_TABLET = /^([a-z_ ]+): (.+)$/

/** Label of the detail of an entry, such as `wrong password`; the detail itself where it has no label. */
export function detailText(detail: string): string {
  const [, way = '', tablet = ''] = ON_TABLET.exec(detail) ?? []
  if (tablet) return t.onTablet({ way: detailText(way), tablet })
  const [first = '', second = ''] = detail.split(' ')
  const [begun, gone] = [DETAILS[first], SECOND_STEPS[second]]
  return DETAILS[detail]?.() ?? (begun && gone ? `${begun()} ${gone()}` : detail)
}

/** Name of an actor; their address where they have no name, and `The system` and the like without an account. */
export function actorText({ kind, name, email, staff }: Actor): string {
  switch (kind) {
    case 'staff':
      return name || email || t.accountGone({ id: String(staff) })
    case 'system':
      return t.theSystem()
    case 'command_line':
      return t.commandLine()
    case 'nobody':
      return email || t.notSignedIn()
  }
}
