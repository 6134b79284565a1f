import { expect, test } from 'vitest'
import { sendGuestMail } from './send-guest-mail.ts'
import type { GuestMailContext } from './send-visit-mail.ts'

test('a mail of a kind that only a newer release knows is left to it, and not taken for another one', async () => {
  const payload = JSON.stringify({ reservation: 'a', sequence: 0, at: '2041-05-01T19:00' })
  const message = {
    key: 'review:a',
    kind: 'review',
    payload,
    isLastAttempt: false,
    attempt: 1,
    queuedAt: 0,
  }
  await expect(sendGuestMail(message, {} as GuestMailContext)).rejects.toThrow('review')
})
