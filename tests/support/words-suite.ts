import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/query.ts'
import { newSignUp } from '#providers/newsletter/suite.ts'
import { ida } from './booking.ts'
import { type Content, contentDatabase, fridayAhead, startContent } from './content.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { expectDescribed } from './openapi.ts'

type Sentences = Record<string, unknown>

/** What the group says in its own words, and a sentence that it cannot say. */
const OWN = {
  'booking.thanks': 'Cheers, {name}',
  'mails.booked': 'Cheers, {name} <b>& friends</b>. Your chairs are warm.',
  'newsletter.confirmHeading': 'Is it you?',
  'visit.over': 'Until the next tide.',
}

/** What is promised of the group's own words, on one database. */
export function describeWords(kind: 'sqlite' | 'postgres'): void {
  describe(`the group’s own words on ${kind}`, () => {
    let system: Content
    let mails: MailServer
    let drop = async () => {}
    let editor: string
    let place: number
    let site: Awaited<ReturnType<typeof modules>>

    beforeAll(async () => {
      mails = await startMailServer()
      process.env.SMTP_URL = mails.url
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
      place = await system.openLocation('quay')
      site = await modules()
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
      await mails?.stop()
    })

    const save = (sentences: unknown, { as = editor, status = 'published' } = {}) =>
      system.rest('POST', `/globals/words?draft=${status === 'draft'}`, {
        ...{ as, body: { sentences, _status: status } },
      })
    const stored = async () =>
      (await system.rest('GET', '/globals/words', { as: editor })).body.sentences as Sentences
    const faultOf = async (sentences: unknown) => {
      const { status, body } = await save(sentences)
      const [error] = (body.errors ?? []) as {
        data: { errors: { path: string; message: string }[] }
      }[]
      return { status, ...error?.data.errors[0] }
    }
    const panel = async () => {
      const asked = new Request('http://localhost/api/locations/quay/panel')
      const answer = await site.panel.GET(asked, { params: Promise.resolve({ uid: 'quay' }) })
      await expectDescribed(site.getLocationPanel, answer)
      return (await answer.json()) as { words?: Sentences }
    }
    const signUp = async () => {
      const { location: _nowhere, ...person } = newSignUp()
      const answer = await site.signUp(person)
      return { email: person.email, message: answer.ok ? answer.value.message : answer.code }
    }
    const mailTo = async (email: string) => {
      await site.submissionsJob().run(() => false)
      await site.outboxJob().run(() => false)
      return mails.arrived.find(({ recipients }) => recipients.includes(email))
    }
    async function booked(time: string) {
      const email = `${crypto.randomUUID()}@example.com`
      const engine = await site.bookingEngine()
      const wanted = { at: `${fridayAhead()}T${time}`, party: 2, attribute: 'default' as const }
      const visitor = { token: crypto.randomUUID(), address: null }
      const locationId = String(place)
      const held = await engine.hold({ locationId, ...wanted, visitor })
      if (!held.ok) throw new Error(held.code)
      const guest = { ...ida, email }
      const made = await engine.reserve({ locationId, token: held.value.token, guest })
      if (!made.ok) throw new Error(made.code)
      return email
    }

    it('are none until some are published, whatever a draft says', async () => {
      expect(await site.readWords()).toEqual({})
      expect((await save(OWN, { status: 'draft' })).status).toBe(200)
      expect(await site.readWords()).toEqual({})
      expect(await panel()).not.toHaveProperty('words')
      const { email, message } = await signUp()
      expect(message).toMatch(/^Thank you/)
      expect((await mailTo(email))?.text).toContain('One more step')
      const guest = await booked('17:00')
      expect((await mailTo(guest))?.text).toContain('Thank you, Ida. We have set a table aside')
    })

    // spec:content.words
    it('are said by the panel, by pages and by mails from then on, and not where something is needed', async () => {
      expect((await save(OWN)).status).toBe(200)
      expect((await panel()).words).toEqual({ 'booking.thanks': 'Cheers, {name}' })
      const { email, message } = await signUp()
      expect(message).toContain('confirm your address')
      const asked = await mailTo(email)
      expect(asked?.text).toContain('Is it you?')
      const token = /\/my\/newsletter\/([\w.-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
      const page = await site.page({
        params: Promise.resolve({ token }),
        searchParams: Promise.resolve({}),
      })
      expect(renderToStaticMarkup(page)).toContain('Is it you?')
      const mail = await mailTo(await booked('19:00'))
      expect(mail?.text).toContain('Cheers, Ida <b>& friends</b>. Your chairs are warm.')
      expect(mail?.html).toContain('Cheers, Ida &lt;b&gt;&amp; friends&lt;/b&gt;.')
    })

    it('are what they were, or the defaults, once a version or nothing is published again', async () => {
      await save({ ...OWN, 'booking.thanks': 'Bravo, {name}' })
      expect((await panel()).words).toEqual({ 'booking.thanks': 'Bravo, {name}' })
      const { body } = await system.rest('GET', '/globals/words/versions?limit=15&depth=0', {
        as: editor,
      })
      const versions = body.docs as {
        id: number
        version: { sentences: Sentences; _status: string }
      }[]
      const before = versions.find(
        ({ version }) =>
          version._status === 'published' &&
          version.sentences['booking.thanks'] === OWN['booking.thanks'],
      )
      await system.rest('POST', `/globals/words/versions/${before?.id}`, { as: editor })
      expect((await panel()).words).toEqual({ 'booking.thanks': 'Cheers, {name}' })
      expect((await save({ 'booking.thanks': ' ', 'visit.over': OWN['visit.over'] })).status).toBe(
        200,
      )
      expect(await stored()).toEqual({ 'visit.over': 'Until the next tide.' })
      expect(await panel()).not.toHaveProperty('words')
    })

    // spec:content.words-values
    it.each([
      [
        { 'booking.thanks': 'x'.repeat(61) },
        'booking.thanks: This has 61 characters; 60 fit here.',
      ],
      [{ 'booking.thanks': 'Hello {guest}' }, 'booking.thanks: “{guest}” cannot stand here.'],
      [{ 'booking.mailed': 'Sent.' }, 'booking.mailed: “{email}” must stand in this sentence.'],
      [{ 'visit.over': 'a\u0000b' }, 'visit.over: This must be one line'],
      [{ 'visit.over': 'a\ud800b' }, 'visit.over: This must be one line'],
      [{ 'visit.over': '\u3164' }, 'visit.over: This must be one line'],
      [{ 'visit.over': '…' }, 'visit.over: This has no word of yours'],
      [{ 'visit.over': 7 }, 'visit.over: This must be text.'],
      [{ 'visit.never': 'Bye' }, 'visit.never: there is no such sentence.'],
      [{ constructor: 'Bye' }, 'constructor: there is no such sentence.'],
      [['Bye'], 'Sentences are kept by their ids.'],
    ])('cannot be %o', async (sentences, message) => {
      const before = await stored()
      expect(await faultOf(sentences)).toEqual({
        ...{ status: 400, path: 'sentences', label: 'Sentences' },
        message: expect.stringContaining(message),
      })
      expect(await stored()).toEqual(before)
    })

    it('are neither said nor shown where they are stored and nobody says them any more', async () => {
      const sentences = { 'visit.over': 'Bye', 'visit.never': 'Bye', 'booking.mailed': 'Sent.' }
      await system.payload.db.updateGlobal({
        ...{ slug: 'words', data: { sentences, _status: 'published' } },
      })
      const { 'visit.never': _never, ...known } = sentences
      expect(await stored()).toEqual(known)
      const { raiseEpoch } = await import('#cms/content/epoch.ts')
      await raiseEpoch(await system.request('/admin/api/globals/words'))
      expect(await site.readWords()).toEqual({ 'visit.over': 'Bye' })
    })

    it('are changed by editors, and by nobody whose work it is not; the audit log names who did', async () => {
      const host = await system.signIn(['host'])
      expect((await save({}, { as: host })).status).toBe(403)
      expect((await save({ 'visit.over': 'Farewell.' })).status).toBe(200)
      const logged = 'SELECT act FROM audit_entries WHERE subject = $1 ORDER BY id DESC LIMIT 1'
      expect(await query(system.payload, logged, ['globals/words'])).toHaveLength(1)
    })

    // spec:content.short-name
    it('a group without a name is not called as the demo group', async () => {
      const { body } = await system.rest('GET', '/globals/settings', { as: editor })
      expect(body.shortName).toBe('Our restaurants')
      const admin = await system.signIn(['admin'])
      const saved = { timeZone: 'America/Toronto' }
      await system.rest('POST', '/globals/settings', { as: admin, body: saved })
      expect((await system.payload.findGlobal({ slug: 'settings' })).shortName).toBe(
        'Our restaurants',
      )
    })
  })
}

/** The site's own modules, once there is a content system for them. */
async function modules() {
  const [words, panel, calls, newsletter, page, submissions, outbox, engine] = await Promise.all([
    import('#data/content/words.ts'),
    import('#app/api/locations/[uid]/panel/route.ts'),
    import('#app/api/calls/content.ts'),
    import('#features/newsletter/sign-up.ts'),
    import('#app/my/newsletter/[token]/page.tsx'),
    import('#ticker/submission-messages.ts'),
    import('#ticker/outbox-job.ts'),
    import('#booking-engine/process.ts'),
  ])
  return {
    ...{ readWords: words.readWords, panel, getLocationPanel: calls.getLocationPanel },
    ...{ signUp: newsletter.signUp, page: page.default },
    ...{ submissionsJob: submissions.submissionsJob, outboxJob: outbox.outboxJob },
    bookingEngine: engine.bookingEngine,
  }
}
