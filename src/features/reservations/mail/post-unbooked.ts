import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import type { Attempt, Letter } from '#outbox/deliver.ts'
import { htmlMail } from '#outbox/mail/layout.ts'
import { plainMail } from '#outbox/mail/plain.ts'
import { answerTo, sendLetter } from '#providers/mail/send-letter.ts'
import type { Posting } from './post-visit.ts'
import { unbookedWords } from './unbooked-words.ts'

/** Sends the mail of a guest whose card was asked for a table that was not booked. */
export async function postUnbooked(
  letter: Letter,
  { mail, placeOf, group, site }: Pick<Posting, 'mail' | 'placeOf' | 'group' | 'site'>,
): Promise<Attempt> {
  const post = JSON.parse(letter.payload) as NotBookedPayload
  const place = await placeOf(post.locationId)
  const bookUrl = place.uid && `${site}/locations/${place.uid}?reserve=${place.uid}`
  const words = unbookedWords({ place, post, bookUrl, group: await group() })
  return sendLetter(mail, {
    subject: words.subject,
    text: plainMail(words),
    html: htmlMail(words),
    calendar: null,
    key: letter.key,
    to: { name: '', address: post.address },
    replyTo: answerTo(place),
    secret: null,
    site,
  })
}
