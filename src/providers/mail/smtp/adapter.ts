import nodemailer from 'nodemailer'
import { ok } from '#lib/result.ts'
import type { Mailbox, MailProvider } from '../contract.ts'
import { headerText } from '../mailbox.ts'
import { smtpOptions } from './options.ts'
import { smtpRefusal } from './refusals.ts'

/** Mail by the server of an `smtp://` or `smtps://` address. */
export function createSmtp({ url, sender }: { url: string; sender: Mailbox }): MailProvider {
  // Nothing in a mail makes the server read a file or call an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = nodemailer.createTransport({ ...smtpOptions(url), ...safe })
  return {
    leaves: true,
    sender,
    send: async ({ messageId, to, replyTo, subject, text, html, calendar, unsubscribe }) => {
      try {
        await transport.sendMail({
          ...{ messageId, text, html, from: onOneLine(sender), to: onOneLine(to) },
          subject: headerText(subject),
          headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribe) },
          ...(replyTo ? { replyTo: onOneLine(replyTo) } : {}),
          ...(calendar
            ? { icalEvent: { ...calendar, method: calendar.method, filename: 'reservation.ics' } }
            : {}),
        })
        return ok('sent' as const)
      } catch (error) {
        return smtpRefusal(error)
      }
    },
  }
}

/** RFC 2369 and 8058: the button of mail programs that ends a list. */
function listHeaders(address: string | undefined): Record<string, string> {
  if (!address) return {}
  return {
    'List-Unsubscribe': `<${headerText(address)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function onOneLine({ name, address }: Mailbox): Mailbox {
  return { name: headerText(name), address: headerText(address) }
}
