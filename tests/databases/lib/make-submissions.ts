import { createLocalReq, type Payload } from 'payload'
import { addEntry } from '#cms/submissions/activity.ts'
import type { StoredSubmission } from '#cms/submissions/find-submissions.ts'
import { readFormAddresses } from '#data/forms/form-addresses.ts'
import { confirmSubscriber, findSubscriberByToken, unsubscribe } from '#data/forms/subscribers.ts'
import { env } from '#env.ts'
import { apply } from '#features/careers/apply.ts'
import { applyForCards } from '#features/gift-cards/apply.ts'
import { enquireForGroup } from '#features/group-bookings/enquire.ts'
import { signUp } from '#features/newsletter/sign-up.ts'
import { signSubscriber } from '#lib/security/newsletter-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { resumes } from '#providers/private-files/registry.ts'
import { createNoScanner } from '#providers/scanner/none/adapter.ts'
import { pdfResume } from '#tests/support/resumes/resumes.ts'
import { submissionsJob } from '#ticker/submission-messages.ts'
import { HARBOUR, ORCHARD } from './houses.ts'
import type { Known } from './known.ts'
import { must } from './must.ts'

const sender = { fname: 'Ada', lname: 'Byron', email: 'ada@example.com', tel: '604 555 0101' }

/** Sends each form of the site; the letters about them are in the outbox, and none has left. */
export async function makeSubmissions(
  payload: Payload,
): Promise<Pick<Known, 'application' | 'readers'>> {
  const submission = () => crypto.randomUUID()
  const file = new File([new Uint8Array(await pdfResume())], 'ada.pdf')
  const wish = { location: HARBOUR, position: 'Culinary' as const, toEmail: '', file }
  const means = { files: resumes(), scanner: createNoScanner() }
  const application = must(await apply({ ...sender, ...wish, submission: submission() }, means))
  const answered = { state: 'in-touch' as const, notes: 'Comes on Monday' }
  await payload.update({ collection: 'applications', id: application.id, data: answered })
  await workOn(payload, application.id)
  const group = { location: ORCHARD, date: '2041-06-01', partySize: '24', message: 'A birthday' }
  must(await enquireForGroup({ ...sender, ...group }))
  const [toEmail = ''] = await readFormAddresses('bulkGiftCards')
  const company = {
    ...{ businessName: 'Difference Engines', businessAddress: '12 Mill Lane', city: 'Toronto' },
    ...{ province: 'ON', website: 'https://example.com/engines', toEmail },
  }
  await applyForCards({ ...sender, ...company })
  const readers = await makeReaders(payload)
  await submissionsJob().run(() => false)
  return { application: application.id, readers }
}

/** What a recruiter writes about an application, and a template of theirs. */
async function workOn(payload: Payload, id: number): Promise<void> {
  const template = { name: 'Received', for: 'application' as const, subject: 'Hello {name}' }
  const data = { ...template, text: 'It has arrived.', moveTo: 'in-touch' as const }
  await payload.create({ collection: 'reply-templates', data })
  const one = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const change = { list: 'applications', id, key: crypto.randomUUID(), seen: 0 } as const
  const note = { act: 'noted', text: 'Comes on Monday' } as const
  must(await addEntry(await createLocalReq({}, payload), one as StoredSubmission, change, note))
}

/** One reader who has not confirmed yet, one who has, and one who has left. */
async function makeReaders(payload: Payload): Promise<Known['readers']> {
  const readers: Known['readers'] = {}
  for (const name of ['pending', 'confirmed', 'left']) {
    const email = `${name}@example.com`
    const person = { firstname: 'Ada', lastname: name, email, birthMonth: 12, location: HARBOUR }
    must(await signUp({ ...person, submission: crypto.randomUUID() }))
    const { docs } = await payload.find({
      collection: 'subscribers',
      where: { email: { equals: email } },
    })
    const token = signSubscriber(
      { id: docs[0]?.id ?? 0, email },
      deriveSecret(env.secret, 'newsletter'),
    )
    readers[email] = token
    const reader = await findSubscriberByToken(token)
    if (!reader) throw new Error(`${email} did not become a reader`)
    if (name !== 'pending') await confirmSubscriber(reader)
    if (name === 'left') await unsubscribe(reader)
  }
  return readers
}
