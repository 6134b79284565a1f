import { pdfResume } from '#tests/support/resumes/resumes.ts'
import { firstName, GUEST, type Journey, lastName, words } from '../marked-guest.ts'
import type { GuestClient } from './guest-client.ts'

const person = (journey: Journey) => ({
  ...{ fname: firstName(journey), lname: lastName(journey) },
  ...{ email: GUEST.email, tel: GUEST.phone },
})

/** Sends each form of the site that is no booking, once as it should be, and some as they should not. */
export async function sendForms(guest: GuestClient, uid: string, day: string): Promise<void> {
  await apply(guest, uid)
  await guest.ask(
    '/api/bulk-gift-card-apply',
    {
      ...person('gift cards'),
      ...{ businessName: words('gift cards'), businessAddress: `1 ${words('gift cards')} Street` },
      ...{ city: words('gift cards'), province: 'BC', website: `${words('gift cards')}.example` },
      ...{ toEmail: '' },
    },
    'bulk_gift_cards',
  )
  await guest.ask(
    '/api/group-bookings',
    {
      ...person('group'),
      ...{ location: uid, date: day, partySize: '24', message: words('group') },
    },
    'group_booking',
  )
  await guest.ask(
    '/api/newsletter',
    {
      submission: crypto.randomUUID(),
      ...{ firstname: firstName('newsletter'), lastname: lastName('newsletter') },
      ...{ email: GUEST.email, birthMonth: 7, location: uid },
    },
    'newsletter',
  )
}

async function apply(guest: GuestClient, uid: string): Promise<void> {
  const form = new FormData()
  const fields = { submission: crypto.randomUUID(), ...person('careers'), location: uid }
  for (const [name, text] of Object.entries({ ...fields, position: 'Culinary', toEmail: '' }))
    form.set(name, text)
  form.set('file', new File([await markedResume()], `${lastName('careers')} resume.pdf`))
  const reply = await guest.upload('/api/careers-apply', form, 'careers')
  if (!reply.ok) throw new Error(`careers: ${reply.status} ${await reply.text()}`)
}

/** A PDF that says something of the guest in a comment, where nothing is packed. */
async function markedResume(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await pdfResume()
  const line = pdf.indexOf('\n') + 1
  const comment = Buffer.from(`% ${words('careers')}\n`)
  return new Uint8Array(Buffer.concat([pdf.subarray(0, line), comment, pdf.subarray(line)]))
}

/** Sends what is refused, by all that a form may fail of; nothing of it is kept. */
export async function sendRefusedForms(guest: GuestClient, uid: string): Promise<number[]> {
  const journey = 'refused form'
  const names = { first_name: firstName(journey), last_name: lastName(journey) }
  const booking = {
    ...{ restaurant_id: uid, reservation_token: words(journey), ...names },
    ...{ email_address: GUEST.email, phone_number: GUEST.phone, special_request: words(journey) },
  }
  const replies = await Promise.all([
    // No such hold, an address that is none, a number that is none.
    guest.post('/api/opentable/reserve', booking),
    guest.post('/api/opentable/reserve', { ...booking, email_address: words(journey) }),
    guest.post('/api/opentable/reserve', { ...booking, phone_number: `${GUEST.phone}99999` }),
    // No pass of the bot check.
    guest.post('/api/group-bookings', { ...person(journey), message: words(journey) }),
    guest.post('/api/newsletter', { submission: words(journey), email: GUEST.email }),
    // No JSON, and too much of it.
    guest.submit('/api/opentable/reserve', { email: GUEST.email, name: words(journey) }),
    guest.post('/api/opentable/reserve', { ...booking, more: words(journey).repeat(20_000) }),
    // Links that lead nowhere.
    guest.get(`/my/reservations/${words(journey)}`),
    guest.submit(`/my/newsletter/${words(journey)}/confirm`),
    guest.submit('/api/text-messages/inbound', { From: `+1${GUEST.phone}`, Body: words(journey) }),
  ])
  return replies.map(({ status }) => status)
}
