import nodemailer from 'nodemailer'
import { parseMailbox } from '#providers/mail/mailbox.ts'
import { smtpOptions } from '#providers/mail/smtp/options.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

/** Whether mail can leave: connects to the mail server and logs in, and sends nothing. */
export async function checkMail({ env }: Pick<Installation, 'env'>): Promise<Finding[]> {
  const { url, from } = env.mail
  if (!url) {
    return [
      warning('SMTP_URL is not set: guests and staff get no mail, all of it waits in the outbox.'),
    ]
  }
  const { address } = parseMailbox(from)
  const sender = /@(?:[\w-]+\.)+[a-z]{2,}$/i.test(address)
    ? []
    : [error(`MAIL_FROM (${address}) has no domain that can be answered: set the group’s address.`)]
  return [...sender, ...(await reach(url))]
}

async function reach(url: string): Promise<Finding[]> {
  const options = smtpOptions(url)
  const transport = nodemailer.createTransport(options)
  try {
    await transport.verify()
    return []
  } catch (failure) {
    const { code = 'no code', message } = failure as Error & { code?: string }
    const server = `${options.host}:${options.port}`
    return [
      error(
        `The mail server ${server} does not let the site in by SMTP_URL (${code}: ${message}).`,
      ),
    ]
  } finally {
    transport.close()
  }
}
