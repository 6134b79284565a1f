import { describe, expect, it } from 'vitest'
import { smtpRefusal } from './refusals.ts'

describe('what an error of a mail server means', () => {
  it.each([
    ['no such mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    ['the text is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
    ['no address at all', { code: 'EENVELOPE' }, true],
    ['come back later', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, false],
    ['the mailbox is full for now', { command: 'RCPT TO', responseCode: 452 }, false],
    ['our login is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    [
      'our sender is refused',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
      false,
    ],
    ['not for us', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, false],
    [
      'no relaying for us',
      { command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 no' },
      false,
    ],
    ['our quota', { command: 'DATA', responseCode: 550, response: '550 5.4.5 enough' }, false],
    ['not without a login', { command: 'RCPT TO', responseCode: 530 }, false],
    ['our sender cannot be used', { code: 'EENVELOPE', command: 'MAIL FROM' }, false],
    ['nobody there', { code: 'ECONNREFUSED', command: 'CONN' }, false],
    ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, false],
  ])('%s', (_what, error, forEver) => {
    expect(smtpRefusal(error).code).toBe(forEver ? 'recipient_refused' : 'mail_unavailable')
  })

  it('is said with the numbers of the reply, and without its words: they name the guest', () => {
    const response = '550 5.1.1 <ida@example.com>: unknown'
    const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }
    expect(smtpRefusal(error).detail).toEqual({ reason: 'refused by the mail server (550 5.1.1)' })
  })
})
