import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiCall } from '#lib/api-contract/call.ts'
import type { BotAction } from '#lib/forms/bot-check.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import type { Mail, MailProvider } from '#providers/mail/contract.ts'
import { type Content, locationData, startContent } from './content.ts'
import { freshPass, submissionOf } from './form-pass.ts'
import { expectDescribed } from './openapi.ts'
import type { PostgresDatabase } from './postgres.ts'

/** What companies and groups may send, on any database. */
export function describeEnquiries(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let here: number
  let day: string
  type Route = typeof import('../../src/app/api/group-bookings/route.ts')['POST']
  let routes: { gifts: Route; groups: Route }
  let contracts: { gifts: ApiCall; groups: ApiCall }
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    const form = { blockType: 'form', variation: 'bulkGiftCards', toEmail: 'Gifts@example.com' }
    const page = { type: 'bulk-gift-cards-page', title: 'For companies', slices: [form] }
    await system.make('pages', { ...page, _status: 'published' })
    const draft = { ...page, type: 'text-page', title: 'Draft' }
    const slices = [{ ...form, toEmail: 'draft@example.com' }]
    await system.payload.create({
      collection: 'pages',
      data: { ...draft, slices } as never,
      draft: true,
    })
    const emailAddress = 'here@example.com'
    here = await system.make('locations', locationData('here', { emailAddress }))
    const groupBookingLink = { url: 'https://events.example.com' }
    await system.make('locations', locationData('linked', { emailAddress, groupBookingLink }))
    await system.make('locations', locationData('soon', { emailAddress, comingSoon: true }))
    day = addDays(localOf(Date.now(), 'America/Vancouver').slice(0, 10), 30)
    const [gifts, groups] = await Promise.all([
      import('../../src/app/api/bulk-gift-card-apply/route.ts'),
      import('../../src/app/api/group-bookings/route.ts'),
    ])
    routes = { gifts: gifts.POST, groups: groups.POST }
    const { applyForGiftCards } = await import('../../src/app/api/calls/gift-cards.ts')
    const { groupEnquiry } = await import('../../src/app/api/calls/group-bookings.ts')
    contracts = { gifts: applyForGiftCards, groups: groupEnquiry }
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })
  beforeEach(async () => {
    await system.payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  })

  const company = {
    ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0123' },
    ...{ businessName: 'Marsh & Sons Ltd', businessAddress: '1 Water Street' },
    ...{ city: 'Vancouver', province: 'BC', website: 'marsh.example' },
    toEmail: 'gifts@example.com',
  }
  const group = () => ({
    ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0123' },
    ...{ location: 'here', date: day, partySize: '24', message: 'A wedding' },
  })
  const none = { params: Promise.resolve({}) }

  async function send(route: keyof typeof routes, body: unknown, pass?: string) {
    const response = await routes[route](submissionOf(body, pass), none)
    await expectDescribed(contracts[route], response)
    return { status: response.status, body: await response.json() }
  }
  const ACTIONS = { gifts: 'bulk_gift_cards', groups: 'group_booking' } as const
  const sendChecked = async (route: keyof typeof routes, body: unknown) =>
    send(route, body, await freshPass(ACTIONS[route]))
  const kept = async () =>
    (await system.payload.find({ collection: 'enquiries', sort: 'id', depth: 0 })).docs
  const faults = ({ body }: Awaited<ReturnType<typeof send>>) =>
    Object.fromEntries(
      body.error.fields.map((one: { path: string; message: string }) => [one.path, one.message]),
    )

  /** Lets the ticker write and send what is due; the mails that left. */
  async function mailed(): Promise<Mail[]> {
    const { submissionsJob, deliverSubmissionMessage: postSubmission } = await import(
      '#ticker/submission-messages.ts'
    )
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const left: Mail[] = []
    const provider: MailProvider = {
      leaves: true,
      sender: { name: 'Saltwood', address: 'no-reply@example.com' },
      send: async (mail) => {
        left.push(mail)
        return { ok: true, value: 'sent' }
      },
    }
    await submissionsJob().run(() => false)
    const { outbox } = await bookingEngine()
    await outbox.deliver({
      deliver: (letter) => postSubmission(letter, provider),
      onError: (_, error) => {
        throw error
      },
    })
    return left
  }

  describe('gift cards in bulk (spec:forms.bulk-fields)', () => {
    test('are kept, and written about to the address of the form, with the sender to answer to', async () => {
      const answer = await sendChecked('gifts', company)
      expect(answer).toEqual({ status: 200, body: { success: true } })
      const { toEmail, ...fields } = company
      expect(await kept()).toMatchObject([
        { kind: 'bulk-gift-cards', state: 'new', toEmail, ...fields },
      ])
      const [mail, ...more] = await mailed()
      expect(more).toEqual([])
      expect(mail).toMatchObject({
        to: { address: toEmail },
        replyTo: { name: 'Ida Marsh', address: 'ida@example.com' },
        subject: 'Gift cards for Marsh & Sons Ltd',
      })
      for (const said of ['1 Water Street, Vancouver, BC', '604-555-0123', 'marsh.example'])
        expect(mail?.text).toContain(said)
      expect(mail?.html).toContain('Marsh &amp; Sons Ltd')
      expect(await mailed()).toEqual([])
    })

    test('need everything but the email, by the names of the labels', async () => {
      const blank = Object.fromEntries(Object.keys(company).map((name) => [name, ' ']))
      expect(faults(await send('gifts', blank))).toEqual({
        fname: 'The First name field is required.',
        lname: 'The Last name field is required.',
        tel: 'The Phone number field is required.',
        businessName: 'The Legal business name field is required.',
        businessAddress: 'The Business address field is required.',
        city: 'The City field is required.',
        province: 'The Province field is required.',
        website: 'The Website field is required.',
      })
      expect(faults(await send('gifts', {}))).toHaveProperty('businessName')
      const wrong = await send('gifts', { ...company, email: 'ida@' })
      expect(wrong.status).toBe(422)
      expect(faults(wrong)).toEqual({ email: 'The Email field must be a valid email.' })
      expect(await kept()).toEqual([])
      const { email, ...silent } = company
      expect((await sendChecked('gifts', silent)).status).toBe(200)
      expect(await mailed()).toMatchObject([{ replyTo: null }])
    })

    test.each(['anybody@example.com', 'draft@example.com', 'here@example.com', ''])(
      'go to no address that is not of a published form, but to the group: “%s”',
      async (toEmail) => {
        expect((await sendChecked('gifts', { ...company, toEmail })).status).toBe(200)
        expect(await kept()).toMatchObject([{ toEmail: null }])
        expect(await mailed()).toEqual([])
        const emailAddress = 'group@example.com'
        await system.payload.updateGlobal({ slug: 'settings', data: { emailAddress } })
        expect((await sendChecked('gifts', { ...company, toEmail })).status).toBe(200)
        expect((await mailed()).map(({ to }) => to)).toMatchObject([{ address: emailAddress }])
        await system.payload.updateGlobal({ slug: 'settings', data: { emailAddress: null } })
      },
    )

    test('are one enquiry however often the same form is sent', async () => {
      const submission = crypto.randomUUID()
      const passes = await Promise.all([1, 2, 3, 4].map(() => freshPass('bulk_gift_cards')))
      const racing = passes.map((pass) => send('gifts', { ...company, submission }, pass))
      const statuses = (await Promise.all(racing)).map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 200, 200])
      expect((await sendChecked('gifts', { ...company, submission })).status).toBe(200)
      expect(await kept()).toHaveLength(1)
      expect(await mailed()).toHaveLength(1)
      const other = { ...company, submission: crypto.randomUUID() }
      expect((await sendChecked('gifts', other)).status).toBe(200)
      expect(await kept()).toHaveLength(2)
    })
  })

  describe('both forms', () => {
    test.each(['gifts', 'groups'] as const)('%s need a pass of their own, once', async (route) => {
      const body = route === 'gifts' ? company : group()
      const other: BotAction = route === 'gifts' ? 'group_booking' : 'bulk_gift_cards'
      const refused = { status: 403, body: { error: { code: 'bot_check' } } }
      expect(await send(route, body)).toMatchObject(refused)
      expect(await send(route, body, 'made.up')).toMatchObject(refused)
      expect(await send(route, body, await freshPass(other))).toMatchObject(refused)
      expect(await kept()).toEqual([])
      const pass = await freshPass(ACTIONS[route])
      const all = await Promise.all(Array.from({ length: 6 }, () => send(route, body, pass)))
      expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
      expect(await kept()).toHaveLength(1)
    })
  })

  describe('groups', () => {
    test('are kept with their restaurant, and it is written to', async () => {
      expect(await sendChecked('groups', group())).toEqual({
        status: 200,
        body: { success: true },
      })
      expect(await kept()).toMatchObject([
        {
          ...{ kind: 'group-booking', location: here, date: day, partySize: 24 },
          ...{ message: 'A wedding', toEmail: 'here@example.com' },
        },
      ])
      const [mail] = await mailed()
      expect(mail).toMatchObject({
        to: { address: 'here@example.com' },
        replyTo: { address: 'ida@example.com' },
      })
      expect(mail?.subject).toMatch(/^A table for 24, /)
      expect(mail?.text).toContain('A wedding')
    })

    test('say who they are, where, when and how many', async () => {
      expect(faults(await send('groups', {}))).toEqual({
        fname: 'The First name field is required.',
        lname: 'The Last name field is required.',
        email: 'The Email field is required.',
        tel: 'The Phone number field is required.',
        location: 'The Restaurant field is required.',
        date: 'The Date field is required.',
        partySize: 'The Party size field is required.',
      })
    })

    test.each(['linked', 'soon', 'nowhere'])('cannot ask at “%s”', async (location) => {
      const refused = await sendChecked('groups', { ...group(), location })
      expect(refused.status).toBe(422)
      expect(faults(refused)).toEqual({ location: 'The Restaurant field is required.' })
    })

    test.each(['0', '1001', 'many', '-4', '2.5'])('are no “%s” people', async (partySize) => {
      const refused = await sendChecked('groups', { ...group(), partySize })
      expect(faults(refused)).toEqual({
        partySize: 'The Party size field must be a number of people.',
      })
    })

    // ASVS 2.2.3
    test('come today or later by the clock of their restaurant', async () => {
      for (const date of ['2020-01-01', '2027-02-30', 'soon', '1.1.2030']) {
        const refused = await sendChecked('groups', { ...group(), date })
        expect(faults(refused)).toEqual({ date: 'The Date field must be today or later.' })
      }
      const { enquireForGroup } = await import('#features/group-bookings/enquire.ts')
      // In Vancouver it is still the ninth.
      const now = Date.parse('2027-03-10T06:30Z')
      const ask = (date: string) => enquireForGroup({ ...group(), date, message: '' }, now)
      expect(await ask('2027-03-09')).toMatchObject({ ok: true })
      expect(await ask('2027-03-08')).toMatchObject({ ok: false })
    })
  })
}
