import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SubmissionColumn, SubmissionDetail, SubmissionPage } from '#cms/submissions/types.ts'
import type { Mail, MailProvider } from '#providers/mail/contract.ts'
import { type Content, fridayAhead, locationData, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

type List = 'applications' | 'enquiries'

/** Applications and enquiries as staff work with them, on any database. */
export function describeSubmissions(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let here: number
  let elsewhere: number
  let recruiter: string
  let marketing: string
  let host: string
  let admin: string
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    here = await system.openLocation('here')
    await system.payload.update({
      collection: 'locations',
      id: here,
      data: { emailAddress: 'here@example.com' },
    })
    elsewhere = await system.make('locations', locationData('elsewhere'))
    recruiter = await system.signIn(['recruiter'], { locations: [here], name: 'Rosa Diaz' })
    marketing = await system.signIn(['marketing'], { name: 'Max Wolf' })
    host = await system.signIn(['host'], { locations: [here], name: 'Hanna Lee' })
    admin = await system.signIn(['admin'])
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })
  beforeEach(async () => {
    for (const collection of ['applications', 'enquiries'] as const) {
      await system.payload.delete({ collection, where: { id: { exists: true } } })
    }
  })

  const ida = { fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0123' }
  const applied = (more: object = {}) =>
    system.make('applications', { ...ida, position: 'Culinary', location: here, ...more })
  const asked = (more: object = {}) =>
    system.make('enquiries', {
      ...ida,
      ...{ kind: 'group-booking', location: here, partySize: 12, date: fridayAhead() },
      ...{ message: 'A wedding', ...more },
    })
  let keys = 0
  const key = () => `a-key-of-this-test-file-${++keys}`
  const post = (name: string, body: object, as = recruiter) =>
    system.rest('POST', `/submissions/${name}`, { as, body })
  async function read(list: List, id: number, as = recruiter): Promise<SubmissionDetail> {
    const { status, body } = await post('read', { list, id }, as)
    expect(status).toBe(200)
    return body as unknown as SubmissionDetail
  }
  async function find(filters: object, as = recruiter): Promise<SubmissionPage> {
    const { status, body } = await post('list', { list: 'applications', ...filters }, as)
    expect(status).toBe(200)
    return body as unknown as SubmissionPage
  }
  const namesOf = ({ rows }: Pick<SubmissionPage, 'rows'>) => rows.map(({ name }) => name)
  const move = (
    id: number,
    seen: number,
    to: string,
    as = recruiter,
    list: List = 'applications',
  ) => post('move', { list, id, seen, to, key: key() }, as)
  const letter = { subject: 'A trial shift', text: 'Hello Ida,\n\ncome on Tuesday.\n\nRosa' }
  const reply = (id: number, seen: number, more: object = {}, as = recruiter) =>
    post('reply', { list: 'applications', id, seen, key: key(), ...letter, to: null, ...more }, as)

  /** Lets the ticker write and send what is due; the replies that left. */
  async function mailed(outcome: 'sent' | 'refused' = 'sent'): Promise<Mail[]> {
    const { submissionsJob, deliverSubmissionMessage, isSubmissionMessage } = await import(
      '#ticker/submission-messages.ts'
    )
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const left: Mail[] = []
    const provider: MailProvider = {
      leaves: true,
      sender: { name: 'Saltwood', address: 'no-reply@example.com' },
      send: async (mail) => {
        if (outcome === 'refused')
          return { ok: false, code: 'recipient_refused', detail: { reason: 'nobody there' } }
        left.push(mail)
        return { ok: true, value: 'sent' }
      },
    }
    await submissionsJob().run(() => false)
    const { outbox } = await bookingEngine()
    await outbox.deliver({
      deliver: async (message) =>
        isSubmissionMessage(message)
          ? deliverSubmissionMessage(message, provider)
          : { outcome: 'skipped', reason: 'it is about a visit' },
      onError: (_, error) => {
        throw error
      },
    })
    return left.filter(({ to }) => to.address === ida.email)
  }

  describe('a list (spec:content.submissions)', () => {
    test('says of each who, what, where, since when, how to reach them and until when it is kept', async () => {
      const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
      const id = await applied({ createdAt })
      const [one] = (await find({})).rows
      expect(one).toMatchObject({
        ...{ id, name: 'Ida Marsh', about: 'Culinary', location: 'here', state: 'new', createdAt },
        ...{ email: 'ida@example.com', tel: '604-555-0123', moved: null, duplicates: 0, seen: 0 },
      })
      expect(one?.deletedOn.slice(0, 4)).toBe(String(Number(createdAt.slice(0, 4)) + 1))
    })

    test('finds by location, position, state and any part of the name', async () => {
      await applied()
      await applied({
        fname: 'Otto',
        lname: 'Marshall',
        email: null,
        position: 'Management',
        state: 'hired',
      })
      expect(namesOf(await find({ text: 'mars' }))).toEqual(['Otto Marshall', 'Ida Marsh'])
      expect(namesOf(await find({ text: 'marsh ida' }))).toEqual(['Ida Marsh'])
      expect(namesOf(await find({ text: '%' }))).toEqual([])
      expect(namesOf(await find({ position: 'Management' }))).toEqual(['Otto Marshall'])
      expect(namesOf(await find({ state: 'new' }))).toEqual(['Ida Marsh'])
      expect(namesOf(await find({ location: elsewhere }))).toEqual([])
    })

    test('has the submissions of own locations, and no others', async () => {
      const far = await applied({ location: elsewhere, lname: 'Far' })
      const none = await applied({ location: null, lname: 'None' })
      expect(namesOf(await find({}))).toEqual([])
      for (const id of [far, none]) {
        expect((await post('read', { list: 'applications', id })).status).toBe(404)
        expect((await move(id, 0, 'closed')).status).toBe(404)
        expect((await reply(id, 0)).status).toBe(404)
      }
      expect(namesOf(await find({}, admin))).toEqual(['Ida None', 'Ida Far'])
      expect((await post('list', { list: 'enquiries' })).status).toBe(403)
      expect((await post('list', { list: 'applications' }, marketing)).status).toBe(403)
    })

    test('of enquiries has those of groups for hosts of their location, and all for marketing', async () => {
      await asked({ lname: 'Here' })
      await asked({ lname: 'Far', location: elsewhere })
      await asked({ lname: 'Gifts', kind: 'bulk-gift-cards', location: null })
      const list = 'enquiries'
      expect(namesOf(await find({ list }, host))).toEqual(['Ida Here'])
      expect(namesOf(await find({ list }, marketing))).toEqual(['Ida Gifts', 'Ida Far', 'Ida Here'])
      expect(namesOf(await find({ list, kind: 'bulk-gift-cards' }, marketing))).toEqual([
        'Ida Gifts',
      ])
    })

    test('comes as a board, too: a column for each state', async () => {
      await applied()
      await applied({ lname: 'Hired', state: 'hired' })
      const { body } = await post('board', { list: 'applications' })
      const columns = body.columns as SubmissionColumn[]
      expect(columns.map(({ state, total }) => [state, total])).toEqual([
        ...[
          ['new', 1],
          ['in-touch', 0],
          ['trial-shift', 0],
        ],
        ...[
          ['hired', 1],
          ['closed', 0],
        ],
      ])
      const enquiries = await post('board', { list: 'enquiries', kind: 'group-booking' }, host)
      expect((enquiries.body.columns as SubmissionColumn[]).map(({ state }) => state)).toEqual([
        ...['new', 'answered', 'booked', 'closed'],
      ])
    })

    test('comes as a file of what is looked for, in which nothing is a formula', async () => {
      const { handleEndpoints } = await import('payload')
      await applied({ fname: '=HYPERLINK("x")' })
      await applied({ lname: 'Far', location: elsewhere })
      await applied({ lname: 'Closed', state: 'closed' })
      const url = `${system.payload.config.serverURL}/admin/api/submissions/export`
      const headers = { 'content-type': 'application/json', authorization: `JWT ${recruiter}` }
      const body = JSON.stringify({ list: 'applications', state: 'new' })
      const request = new Request(url, { method: 'POST', headers, body })
      const answer = await handleEndpoints({ config: system.payload.config, request })
      expect(answer.headers.get('content-type')).toContain('text/csv')
      const lines = (await answer.text()).trimEnd().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[0]).toMatch(/^received_at,first_name,last_name,phone,email,location,position/)
      expect(lines[1]).toContain(
        `"'=HYPERLINK(""x"")",Marsh,604-555-0123,ida@example.com,here,Culinary`,
      )
    })
  })

  describe('duplicates', () => {
    test('are told on both, by the address or the number in whatever form', async () => {
      const one = await applied()
      const two = await applied({
        lname: 'Marsh-Lee',
        email: 'IDA@Example.com',
        tel: '778 555 0199',
      })
      const three = await applied({
        lname: 'Three',
        email: 'three@example.com',
        tel: '+1 (604) 555-0123',
      })
      await applied({ lname: 'Other', email: null, tel: '604 555 0100' })
      const sharing = async (id: number) =>
        (await read('applications', id)).others.map(({ id, shares }) => [id, shares])
      expect(await sharing(one)).toEqual([
        [three, 'tel'],
        [two, 'email'],
      ])
      expect(await sharing(two)).toEqual([[one, 'email']])
      expect(await sharing(three)).toEqual([[one, 'tel']])
      expect((await find({})).rows.map(({ duplicates }) => duplicates)).toEqual([0, 1, 1, 2])
    })

    test('at other locations are not told to whoever may not see them', async () => {
      const one = await applied()
      await applied({ location: elsewhere })
      expect((await read('applications', one)).others).toEqual([])
      expect((await read('applications', one, admin)).others).toHaveLength(1)
    })
  })

  describe('a move', () => {
    test('is kept with who and when, and takes it off what is unanswered', async () => {
      const id = await applied()
      const { status, body } = await move(id, 0, 'trial-shift')
      expect(status).toBe(200)
      expect(body).toMatchObject({ state: 'trial-shift', seen: 1, moved: { by: 'Rosa Diaz' } })
      expect((await read('applications', id)).activity).toMatchObject([
        { number: 1, act: 'moved', by: 'Rosa Diaz', from: 'new', to: 'trial-shift' },
      ])
      expect((await find({ state: 'new' })).rows).toEqual([])
      expect((await find({})).rows[0]?.moved).toMatchObject({ by: 'Rosa Diaz' })
    })

    test('goes to a state of its kind alone', async () => {
      const [application, enquiry] = [await applied(), await asked()]
      expect((await move(application, 0, 'booked')).status).toBe(422)
      expect((await move(enquiry, 0, 'hired', marketing, 'enquiries')).status).toBe(422)
      expect((await move(enquiry, 0, 'booked', marketing, 'enquiries')).status).toBe(200)
    })

    test('of two colleagues at the same moment is one’s; the other is told, with what there is by now', async () => {
      const id = await applied()
      const states = ['in-touch', 'trial-shift', 'hired', 'closed']
      const answers = await Promise.all(states.map((to) => move(id, 0, to)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const kept = await read('applications', id)
      expect(kept.activity).toHaveLength(1)
      expect(kept.state).toBe(kept.activity[0]?.to)
      const late = await move(id, 0, 'new')
      expect(late).toMatchObject({
        status: 409,
        body: {
          error: { code: 'changed_meanwhile' },
          current: { state: kept.state, seen: 1, activity: [{ by: 'Rosa Diaz' }] },
        },
      })
    })

    test('sent twice is one', async () => {
      const id = await applied()
      const body = { list: 'applications', id, seen: 0, to: 'hired', key: key() }
      const answers = await Promise.all([1, 2, 3].map(() => post('move', body)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await read('applications', id)).activity).toHaveLength(1)
      // A key is one request's: what it says about another submission is refused.
      const other = await applied({ lname: 'Other' })
      expect((await post('move', { ...body, id: other })).status).toBe(422)
    })

    test('with other words than what was kept under its key is refused, and shows what was', async () => {
      const id = await applied()
      const body = { list: 'applications', id, seen: 0, text: 'Comes on Friday', key: key() }
      expect((await post('note', body)).status).toBe(200)
      const again = await post('note', { ...body, text: 'Comes on Saturday' })
      expect(again.status).toBe(409)
      expect(JSON.stringify(again.body)).toContain('Comes on Friday')
      expect((await read('applications', id)).activity).toHaveLength(1)
    })

    test('by the documents themselves is nobody’s: it would say neither who nor when', async () => {
      const id = await applied()
      const body = { state: 'closed' }
      const refused = await system.rest('PATCH', `/applications/${id}`, { as: admin, body })
      expect(refused.status).toBe(403)
      expect((await read('applications', id)).state).toBe('new')
    })
  })

  test('a note is kept with its author, for colleagues', async () => {
    const id = await applied()
    const note = { list: 'applications', id, seen: 0, key: key(), text: ' Speaks French \n' }
    expect((await post('note', note)).status).toBe(200)
    expect((await post('note', { ...note, seen: 1, key: key(), text: ' ' })).status).toBe(422)
    expect((await read('applications', id)).activity).toMatchObject([
      { act: 'noted', text: 'Speaks French', by: 'Rosa Diaz', from: null, to: null },
    ])
  })

  describe('a reply', () => {
    test('leaves as it was written, answers go to the restaurant, and it stays with the application', async () => {
      const id = await applied()
      const { status, body } = await reply(id, 0, { to: 'trial-shift' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ state: 'trial-shift', activity: [{ delivery: 'waiting' }] })
      const [mail, ...more] = await mailed()
      expect(more).toEqual([])
      expect(mail).toMatchObject({
        ...{ subject: letter.subject, to: { address: ida.email } },
        replyTo: { name: 'Rosa Diaz, here', address: 'here@example.com' },
      })
      expect(mail?.text).toContain('Hello Ida,\n\ncome on Tuesday.\n\nRosa')
      expect(mail?.html).toContain('come on Tuesday.')
      expect((await read('applications', id)).activity).toMatchObject([
        {
          ...{ act: 'replied', by: 'Rosa Diaz', from: 'new', to: 'trial-shift', ...letter },
          ...{ recipient: ida.email, delivery: 'sent' },
        },
      ])
    })

    test('leaves once: tapped twice, from two windows, and after a crash before the outbox had it', async () => {
      const id = await applied()
      const same = { key: key() }
      const answers = await Promise.all([reply(id, 0, same), reply(id, 0, same), reply(id, 0)])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses.at(0)).toBe(200)
      expect((await read('applications', id)).activity).toHaveLength(1)
      // Nothing has been told to the outbox yet; the ticker finds it, however often it looks.
      expect(await mailed()).toHaveLength(1)
      const where = { application: { equals: id } }
      await system.payload.update({
        collection: 'submission-activity',
        where,
        data: { posted: false },
      })
      expect(await mailed()).toEqual([])
    })

    test('of the slower of two colleagues is refused with what the other one did', async () => {
      const id = await applied()
      await reply(id, 0, { to: 'closed' })
      const late = await reply(id, 0, { to: 'trial-shift' })
      expect(late).toMatchObject({
        status: 409,
        body: { error: { code: 'changed_meanwhile' }, current: { state: 'closed', seen: 1 } },
      })
      expect(await mailed()).toHaveLength(1)
    })

    test('to nobody’s address is refused, and so is one with a field that nobody filled in', async () => {
      const silent = await applied({ email: null })
      expect((await reply(silent, 0)).body).toMatchObject({ error: { code: 'no_address' } })
      const id = await applied()
      expect((await reply(id, 0, { text: 'Dear {name}, {anything}' })).body).toMatchObject({
        ...{ error: { code: 'unfilled' }, unfilled: ['name'] },
      })
      expect((await reply(id, 0, { subject: ' ' })).status).toBe(422)
      expect((await read('applications', id)).activity).toEqual([])
      expect(await mailed()).toEqual([])
    })

    test('that could not be delivered says so', async () => {
      const id = await applied()
      await reply(id, 0)
      await mailed('refused')
      expect((await read('applications', id)).activity).toMatchObject([{ delivery: 'dead' }])
    })

    test('to an application that is deleted before it leaves does not leave', async () => {
      const id = await applied()
      await reply(id, 0)
      const { submissionsJob } = await import('#ticker/submission-messages.ts')
      await submissionsJob().run(() => false)
      await system.payload.delete({ collection: 'applications', id })
      expect(await mailed()).toEqual([])
    })

    test('is among the messages of those who may read what it replies to', async () => {
      const { readOutboxList } = await import('#cms/outbox/outbox-lists.ts')
      const id = await asked()
      const body = { list: 'enquiries', id, seen: 0, key: key(), ...letter, to: 'answered' }
      expect((await post('reply', body, host)).status).toBe(200)
      expect(await mailed()).toHaveLength(1)
      const seenBy = async (as: string) => {
        const { rows } = await readOutboxList(await system.request('/admin', as), 'sent')
        return rows.filter(({ kind }) => kind === 'group-reply').length
      }
      expect([await seenBy(host), await seenBy(marketing), await seenBy(recruiter)]).toEqual([
        1, 1, 0,
      ])
    })
  })

  describe('templates', () => {
    const template = {
      name: 'Received',
      for: 'application',
      subject: 'Hi {name}',
      text: 'At {location}',
    }
    test('of the site are there, and one of the group’s with the same name takes its place', async () => {
      const { readReplyTemplates } = await import('#cms/submissions/reply-templates.ts')
      const texts = async () =>
        (await readReplyTemplates(await system.request('/admin', recruiter), ['application'])).map(
          ({ name, subject }) => [name, subject],
        )
      expect((await texts()).map(([name]) => name)).toEqual([
        ...['Received', 'Invitation to a trial shift', 'Kind refusal'],
      ])
      const made = await system.rest('POST', '/reply-templates', { as: recruiter, body: template })
      expect(made.status).toBe(201)
      expect(await texts()).toMatchObject([
        ['Received', 'Hi {name}'],
        ['Invitation to a trial shift', expect.any(String)],
        ['Kind refusal', expect.any(String)],
      ])
    })

    // ASVS 1.3.5
    test('name only fields that their replies have, and a status of theirs', async () => {
      const faulty = async (more: object) => {
        const body = { ...template, ...more }
        const made = await system.rest('POST', '/reply-templates', { as: recruiter, body })
        return made.status === 201 ? null : JSON.stringify(made.body)
      }
      expect(await faulty({ text: 'For {people} of you' })).toContain('{people} is no field here.')
      expect(await faulty({ moveTo: 'booked' })).toContain('does not belong')
      expect(await faulty({ moveTo: 'hired' })).toBeNull()
    })

    test('for enquiries are not the recruiters’ to write', async () => {
      const body = { ...template, for: 'group-booking', text: 'Hello' }
      const made = await system.rest('POST', '/reply-templates', { as: marketing, body })
      expect(made.status).toBe(201)
      const { id } = (made.body as { doc: { id: number } }).doc
      const change = { as: recruiter, body: { text: 'Mine' } }
      expect((await system.rest('PATCH', `/reply-templates/${id}`, change)).status).toBe(403)
      expect(
        (await system.rest('PATCH', `/reply-templates/${id}`, { ...change, as: marketing })).status,
      ).toBe(200)
      const forApplications = { as: marketing, body: { ...body, for: 'application' } }
      expect((await system.rest('POST', '/reply-templates', forApplications)).status).toBe(403)
    })
  })

  describe('a booking of a group’s enquiry', () => {
    const booking = (enquiry: number, more: object = {}) => ({
      ...{ location: here, key: key(), party: 4, at: `${fridayAhead()}T18:00`, enquiry },
      ...{ beyond: ['party_size', 'horizon', 'periods', 'pacing'], table: { kind: 'none' } },
      guest: { name: 'Ida Marsh', phone: ida.tel, email: ida.email, request: 'A wedding' },
      ...more,
    })
    const book = (body: object, as = host) =>
      system.rest('POST', '/reservations/book', { as, body })

    test('is named at the enquiry, which is booked, and the enquiry in the log of the booking', async () => {
      const id = await asked()
      const detail = await read('enquiries', id, host)
      expect(detail.bookingHref).toBe(
        `/admin/reservations?location=${here}&day=${fridayAhead()}&enquiry=${id}`,
      )
      const body = booking(id)
      const made = await book(body)
      expect(made.status).toBe(200)
      expect(await book(body)).toMatchObject({ status: 200, body: { id: made.body.id } })
      const kept = await read('enquiries', id, host)
      expect(kept).toMatchObject({
        state: 'booked',
        activity: [
          {
            ...{ act: 'booked', by: 'Hanna Lee', from: 'new', to: 'booked' },
            booking: { day: fridayAhead(), location: here },
          },
        ],
      })
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const day = await (await bookingEngine()).host.day(String(here), fridayAhead())
      const one = day.ok ? day.value.reservations.find((each) => each.id === made.body.id) : null
      expect(one?.acts.map(({ act, detail }) => [act, detail])).toEqual([
        ['book', expect.stringMatching(new RegExp(` enquiry:${id}$`))],
      ])
    })

    test('is made once: a colleague who comes later is told', async () => {
      const id = await asked()
      expect((await book(booking(id))).status).toBe(200)
      expect((await book(booking(id))).body).toMatchObject({ error: { code: 'enquiry_booked' } })
      // Whoever takes it back may book again.
      expect((await move(id, 1, 'answered', host, 'enquiries')).status).toBe(200)
      expect((await book(booking(id))).status).toBe(200)
    })

    test('is made once by two hosts at the same moment', async () => {
      for (let round = 0; round < 4; round++) {
        const id = await asked()
        const both = await Promise.all([book(booking(id)), book(booking(id))])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
          error: { code: 'enquiry_booked' },
        })
      }
    })

    test('is for who hosts there: of another location, or of gift cards, there is none', async () => {
      const far = await asked({ location: elsewhere })
      const gifts = await asked({ kind: 'bulk-gift-cards' })
      for (const id of [far, gifts]) expect((await book(booking(id))).status).toBe(404)
      const id = await asked()
      expect((await read('enquiries', id, marketing)).bookingHref).toBeNull()
    })

    test('begins with what the enquiry says', async () => {
      const { readEnquiryToBook } = await import('#cms/submissions/book-of-enquiry.ts')
      const as = await system.request('/admin', host)
      const id = await asked({ partySize: 64 })
      expect(await readEnquiryToBook(as, id, here)).toEqual({
        ...{ id, party: 40 },
        guest: {
          ...{ name: 'Ida Marsh', phone: '604-555-0123', email: ida.email },
          request: '64 people\nA wedding',
        },
      })
      expect(await readEnquiryToBook(as, id, elsewhere)).toBeNull()
    })
  })

  describe('deleting', () => {
    const entries = async () =>
      (await system.payload.count({ collection: 'submission-activity' })).totalDocs
    test('takes notes and replies along', async () => {
      const [id, other] = [await applied(), await applied({ lname: 'Other' })]
      await reply(id, 0)
      await move(other, 0, 'hired')
      expect(await entries()).toBe(2)
      await system.payload.delete({ collection: 'applications', id })
      expect(await entries()).toBe(1)
    })

    test('of somebody’s data takes their applications, enquiries, replies and the letters about them', async () => {
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const id = await applied()
      await reply(id, 0)
      await asked({ tel: '+1 604 555 0123', email: 'other@example.com' })
      await applied({ lname: 'Somebody', email: 'else@example.com', tel: '604 555 0777' })
      await mailed()
      const contact = '(604) 555-0123'
      const guest = (name: string, as: string) =>
        system.rest('POST', `/guest-data/${name}`, { as, body: { contact } })
      const found = (await guest('find', admin)).body.submissions
      expect(found).toMatchObject([
        { list: 'applications', id, activity: [{ act: 'replied', text: letter.text }] },
        { list: 'enquiries' },
      ])
      // A host reads enquiries of groups, and no applications.
      expect((await guest('find', host)).body.submissions).toMatchObject([{ list: 'enquiries' }])
      expect((await guest('erase', admin)).body).toMatchObject({ submissions: 2 })
      expect((await guest('find', admin)).body.submissions).toEqual([])
      expect(await entries()).toBe(0)
      expect(namesOf(await find({}, admin))).toEqual(['Ida Somebody'])
      const { outbox } = await bookingEngine()
      const states = ['waiting', 'sent', 'kept', 'dropped'] as const
      const left = await outbox.list({ states: [...states], scope: null, limit: 500 })
      expect(left.filter(({ key }) => key.includes(`application:${id}-`))).toEqual([])
    })
  })
}
