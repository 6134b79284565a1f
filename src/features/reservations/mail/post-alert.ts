import type { WaitlistPayload } from '#booking-engine/waitlist/waitlist.ts'
import type { Attempt, Letter } from '#outbox/deliver.ts'
import { htmlMail } from '#outbox/mail/layout.ts'
import { plainMail } from '#outbox/mail/plain.ts'
import { answerTo, dropped, sendLetter } from '#providers/mail/send-letter.ts'
import { wishHref } from '../flow/pending-search.ts'
import { alertWords } from './alert-words.ts'
import type { Posting } from './post-visit.ts'

/** A table that was free so long ago (ms) is no news. */
const STALE = 15 * 60_000

/** Sends the mail of a guest who waited for a table; dropped where it comes too late to be of use. */
export async function postAlert(letter: Letter, posting: Posting): Promise<Attempt> {
  const { engine, mail, placeOf, group, site } = posting
  const post = JSON.parse(letter.payload) as WaitlistPayload
  const [alert, now] = await Promise.all([engine.waitlist.byId(post.alert), engine.now()])
  if (!alert || now >= alert.startsAt) return dropped('the time is over')
  if (alert.state === 'stopped') return dropped('they are no longer waiting')
  if (now - (alert.toldAt ?? 0) > STALE) {
    // Long gone by now, most likely: they are told of the next one.
    await engine.waitlist.requeue(alert.id)
    return dropped('it could not be sent in time')
  }
  const place = await placeOf(alert.locationId)
  if (place.uid === null) return dropped('the restaurant no longer has a page')
  const stopUrl = `${site}/my/alerts/${alert.stopToken}`
  const words = alertWords({
    ...{ place, stopUrl, wished: alert.at, slot: post.slot, party: alert.party },
    group: await group(),
    bookUrl: `${site}${wishHref(place.uid, { slot: post.slot, people: alert.party })}`,
  })
  return sendLetter(mail, {
    subject: words.subject,
    text: plainMail(words),
    html: htmlMail(words),
    calendar: null,
    key: letter.key,
    to: { name: '', address: alert.email },
    replyTo: answerTo(place),
    secret: alert.stopToken,
    site,
  })
}
