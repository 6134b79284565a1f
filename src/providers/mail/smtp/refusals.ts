import { type Refusal, refuse } from '#lib/result.ts'
import type { MailCode } from '../contract.ts'
import * as t from '../messages.gen.ts'

/** What Nodemailer throws. */
type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * What an error of the mail server means. A permanent reply to the recipient or to the mail itself
 * will be the same tomorrow; one to our login or our sender is for us to mend, so the mail waits.
 */
export function smtpRefusal(error: unknown): Refusal<MailCode> {
  const { code, command, responseCode = 0, response = '' } = error as SmtpError
  const about = command === 'RCPT TO' || command === 'DATA'
  // Without any reply: the address itself cannot be sent to.
  const unusable = code === 'EENVELOPE' && responseCode === 0 && command !== 'MAIL FROM'
  const status = /^\d{3}(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/.exec(response)?.[1]
  const reply = [responseCode || null, status].filter(Boolean).join(' ')
  if (unusable) return refuse('recipient_refused', { reason: t.addressUnusable() })
  // Networks, protocols, rights and logins (RFC 3463: 5.4, 5.5, 5.7) are between the two servers.
  const ours = responseCode === 530 || /^5\.[457]\./.test(status ?? '')
  if (about && responseCode >= 500 && code !== 'EAUTH' && !ours) {
    return refuse('recipient_refused', { reason: t.refusedByServer({ reply }) })
  }
  const why = reply || (code ?? t.noAnswer())
  return refuse('mail_unavailable', { reason: t.notTakenByServer({ why }) })
}
