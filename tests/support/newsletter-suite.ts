import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignUp } from '#providers/newsletter/contract.ts'
import { describeNewsletterProvider, newSignUp } from '#providers/newsletter/suite.ts'
import { type Content, locationData, startContent } from './content.ts'
import { freshPass } from './form-pass.ts'
import { type Arrived, type MailServer, startMailServer } from './mail-server.ts'
import { expectDescribed } from './openapi.ts'
import type { PostgresDatabase } from './postgres.ts'

/** What the site's own list of readers promises on any database. */
export function describeNewsletter(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let mails: MailServer
  let site: Awaited<ReturnType<typeof modules>>
  const kitsilano = { uid: 'kitsilano', title: 'kitsilano' }

  beforeAll(async () => {
    mails = await startMailServer()
    process.env.SMTP_URL = mails.url
    database = await makeDatabase()
    system = await startContent(database?.url)
    await system.make('locations', locationData('kitsilano'))
    site = await modules()
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
    await mails?.stop()
  })
  beforeEach(() => {
    mails.arrived.length = 0
  })

  /** What the ticker does at its turn. */
  const post = async () => {
    await site.submissionsJob().run(() => false)
    await site.outboxJob().run(() => false)
  }
  const signUp = async (person: SignUp) => {
    const { location, ...body } = person
    return site.signUp({ ...body, location: location?.uid ?? null })
  }
  const documents = async (email: string) => {
    const where = { email: { equals: email } }
    return (await system.payload.find({ collection: 'subscribers', where, depth: 0 })).docs
  }
  const only = async (email: string) => {
    const docs = await documents(email)
    expect(docs).toHaveLength(1)
    return docs[0] as (typeof docs)[number]
  }
  const mailsTo = (email: string) =>
    mails.arrived.filter(({ recipients }) => recipients.includes(email))
  const tokenIn = (mail: Arrived | undefined) =>
    /\/my\/newsletter\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  /** Somebody who was asked for confirmation, and the token of their links. */
  const asked = async (change: Partial<SignUp> = {}) => {
    const person = newSignUp(change)
    await signUp(person)
    await post()
    return { ...person, token: tokenIn(mailsTo(person.email)[0]) }
  }
  const confirmed = async () => {
    const person = await asked()
    await site.confirm(request(), at(person.token))
    mails.arrived.length = 0
    return person
  }
  const at = (token: string) => ({ params: Promise.resolve({ token }) })
  const request = (body?: URLSearchParams) =>
    new Request('http://localhost/', { method: 'POST', ...(body ? { body } : {}) })
  const page = async (token: string, query: Record<string, string> = {}) => {
    const searchParams = Promise.resolve(query)
    return renderToStaticMarkup(await site.page({ ...at(token), searchParams }))
  }

  describeNewsletterProvider('the list of the site', async () => ({
    provider: site.createEmbeddedList({ list: site.subscriberList, mailLeaves: true }),
    location: kitsilano,
    async readers() {
      const { docs } = await system.payload.find({ collection: 'subscribers', limit: 0 })
      return docs.map(({ email, firstname, lastname, birthMonth, location }) => ({
        ...{ email, firstname: firstname ?? '', lastname: lastname ?? '' },
        birthMonth: birthMonth ?? null,
        locationUid: location && typeof location === 'object' ? location.uid : null,
      }))
    },
    stop: async () => {},
  }))

  test('who signs up is asked by mail, and is on the list when they press the button', async () => {
    const { email, token } = await asked({ birthMonth: 5, location: kitsilano })
    const [mail] = mailsTo(email)
    expect(mail?.subject).toMatch(/^Please confirm: news from /)
    expect(await only(email)).toMatchObject({
      ...{ state: 'pending', firstname: 'Ida', birthMonth: 5, optinSource: 'Website' },
      posted: true,
    })
    // Mail scanners open links: opening one changes nothing.
    expect(await page(token)).toContain('Yes, sign me up')
    expect(await only(email)).toMatchObject({ state: 'pending', confirmedAt: null })
    const answer = await site.confirm(request(), at(token))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/my/newsletter/${token}`)
    expect(await only(email)).toMatchObject({
      ...{ state: 'confirmed', confirmedAt: expect.any(String), asked: 0 },
    })
    expect(await page(token)).toContain('You are on our list')
    await post()
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('no mail has in it what was typed beside the address', async () => {
    const bait = 'Win a prize at evil.example'
    const { email } = await asked({ firstname: bait, lastname: bait })
    const [mail] = mailsTo(email)
    expect(mail?.raw).not.toContain('evil.example')
    expect(mail?.html).not.toContain('evil.example')
    expect(mail?.to).toMatchObject([{ address: email }])
  })

  test('every mail has the link and the headers that end them', async () => {
    const { email, token } = await confirmed()
    await signUp(newSignUp({ email }))
    await asked()
    expect(mails.arrived.map(({ subject }) => subject?.split(':')[0]).toSorted()).toEqual([
      'Please confirm',
      'You are already on our list',
    ])
    for (const mail of mails.arrived) {
      const unsubscribe = `http://localhost:3000/my/newsletter/${tokenIn(mail)}`
      expect(mail.text).toContain(`${unsubscribe}?leave`)
      expect(mail.html).toContain(`${unsubscribe}?leave`)
      const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
      expect(headers['list-unsubscribe']).toBe(`<${unsubscribe}/unsubscribe>`)
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    }
    expect(tokenIn(mailsTo(email)[0])).toBe(token)
  })

  test('who does not answer is asked three times at most', async () => {
    const { email, token } = await asked()
    for (let n = 0; n < 5; n++) {
      await signUp(newSignUp({ email, firstname: `Ida ${n}` }))
      await post()
    }
    expect(mailsTo(email)).toHaveLength(3)
    expect(new Set(mailsTo(email).map(tokenIn))).toEqual(new Set([token]))
    expect(await only(email)).toMatchObject({ asked: 3, firstname: 'Ida 1' })
  })

  test('who is on the list is told so, and stays as they are, whoever typed their address', async () => {
    const { email } = await confirmed()
    const before = await only(email)
    const stranger = newSignUp({ email: email.toUpperCase(), firstname: 'Mallory', birthMonth: 1 })
    const answer = await signUp(stranger)
    expect(answer).toEqual(await signUp(newSignUp()))
    await post()
    expect(mailsTo(email).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'You are already on our list',
    ])
    const { state, firstname, birthMonth, confirmedAt } = before
    expect(await only(email)).toMatchObject({ state, firstname, birthMonth, confirmedAt })
  })

  // ASVS 3.5.3
  test('one press of the mail program’s button ends it, and opening its address does not', async () => {
    const { email, token } = await confirmed()
    const opened = await site.leave.GET(new Request('http://localhost/'), at(token))
    expect(opened.headers.get('location')).toBe(`/my/newsletter/${token}?leave`)
    expect(await page(token, { leave: '' })).toContain('Would you like to unsubscribe?')
    expect((await only(email)).state).toBe('confirmed')
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await site.leave.POST(request(oneClick), at(token))
    // No redirect: RFC 8058.
    expect([answer.status, await answer.text()]).toEqual([200, 'Unsubscribed.\n'])
    expect(await only(email)).toMatchObject({
      ...{ state: 'unsubscribed', unsubscribedAt: expect.any(String) },
      ...{ firstname: null, lastname: null, birthMonth: null, location: null },
    })
    const again = await site.leave.POST(request(oneClick), at(token))
    expect(again.status).toBe(200)
    expect(await page(token)).toContain('You are off our list')
  })

  test('the button of the page leads back to it', async () => {
    const { token } = await confirmed()
    const answer = await site.leave.POST(
      request(new URLSearchParams({ 'from-page': 'yes' })),
      at(token),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/my/newsletter/${token}`,
    ])
  })

  test('who left is asked again where they sign up again, and an old link alone brings nobody back', async () => {
    const { email, token } = await confirmed()
    await site.leave.POST(request(), at(token))
    await site.confirm(request(), at(token))
    expect((await only(email)).state).toBe('unsubscribed')
    await signUp(newSignUp({ email, firstname: 'Ida again' }))
    await post()
    expect(mailsTo(email)).toHaveLength(1)
    await site.confirm(request(), at(token))
    expect(await only(email)).toMatchObject({ state: 'confirmed', firstname: 'Ida again' })
  })

  test('a token of somebody else, or of nobody, opens and changes nothing', async () => {
    const { email, token } = await asked()
    const { id } = await only(email)
    const forged = [`${id + 1}.${token.split('.')[1]}`, `${id}.${'A'.repeat(43)}`, 'x', '']
    for (const bad of forged) {
      await expect(page(bad)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
      await site.confirm(request(), at(bad))
      expect((await site.leave.POST(request(), at(bad))).status).toBe(404)
    }
    expect((await only(email)).state).toBe('pending')
  })

  test('a kill between the sign-up and its letter loses nothing and writes nothing twice', async () => {
    const person = newSignUp()
    await signUp(person)
    // Killed here: the next start finds a reader without a letter.
    expect(await only(person.email)).toMatchObject({ posted: false })
    await site.submissionsJob().run(() => false)
    // Killed between the letter and its mark.
    const { id } = await only(person.email)
    await system.payload.update({ collection: 'subscribers', id, data: { posted: false } })
    await post()
    await post()
    expect(mailsTo(person.email)).toHaveLength(1)
    // The visitor heard nothing and sent the same form again.
    await signUp(person)
    await post()
    expect(mailsTo(person.email)).toHaveLength(1)
  })

  test('a form sent again while its letter is written is not marked as written', async () => {
    const { email } = await asked()
    const read = await only(email)
    await signUp(newSignUp({ email }))
    await site.markQueued('subscribers', read)
    expect((await only(email)).posted).toBe(false)
    await post()
    expect(mailsTo(email)).toHaveLength(2)
  })

  test('who never confirmed is forgotten with the mail that asked them, all others are kept', async () => {
    const silent = await asked()
    const reader = await confirmed()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60_000 })
    const retention = site
      .jobsOf(async () => system.payload)
      .find(({ name }) => name === 'retention')
    await retention?.run(() => false)
    vi.useRealTimers()
    expect(await documents(silent.email)).toEqual([])
    expect((await only(reader.email)).state).toBe('confirmed')
  })

  describe('the list as a file', () => {
    const download = async (as: string, query = '') => {
      const { status, body } = await system.rest('GET', `/newsletter/export${query}`, { as })
      expect(status).toBe(200)
      return String(body.text)
    }

    test('has everybody who confirmed, with the link that ends it, however many they are', async () => {
      const marketing = await system.signIn(['marketing'])
      const count = (await download(marketing)).split('\r\n').length
      for (let n = 0; n < 1100; n++) {
        const data = { email: `bulk-${n}@example.com`, state: 'confirmed', asked: 0, posted: true }
        await system.payload.db.create({ collection: 'subscribers', data })
      }
      const { email, token } = await confirmed()
      await asked()
      const file = await download(marketing)
      const lines = file.split('\r\n')
      expect(lines).toHaveLength(count + 1101)
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines[0]).toBe(
        'email,firstname,lastname,birth_month,location,state,signed_up_at,confirmed_at,unsubscribed_at,unsubscribe_url',
      )
      const own = lines.find((line) => line.startsWith(`${email},Ida,Marsh,,,confirmed,`))
      expect(own).toContain(`,http://localhost:3000/my/newsletter/${token}/unsubscribe`)
      expect(file).not.toContain(',pending,')
      expect(await download(marketing, '?state=all')).toContain(',pending,')
    })

    // ASVS 1.3.3
    test('runs nothing in a spreadsheet', async () => {
      const marketing = await system.signIn(['marketing'])
      const formula = '=HYPERLINK("https://evil.example","Click")'
      const { token } = await asked({ firstname: formula, lastname: '@SUM(A1), "Ida"' })
      await site.confirm(request(), at(token))
      const file = await download(marketing)
      expect(file).toContain(
        `"'=HYPERLINK(""https://evil.example"",""Click"")","'@SUM(A1), ""Ida"""`,
      )
    })
  })

  describe('POST /api/newsletter', () => {
    const send = async (body: unknown, headers: Record<string, string> = {}) => {
      const sent = new Request('http://localhost/api/newsletter', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const answer = await site.api.POST(sent, { params: Promise.resolve({}) })
      await expectDescribed(site.signUpForNewsletter, answer)
      return { status: answer.status, body: await answer.json() }
    }
    const { submission, firstname, lastname, email } = newSignUp()
    const filled = { submission, firstname, lastname, email }

    test('wants the pass of the bot check, and keeps nothing without it', async () => {
      for (const pass of ['', 'forged']) {
        const { status, body } = await send(filled, { 'x-form-pass': pass })
        expect([status, body.success, body.error.code]).toEqual([403, false, 'bot_check'])
      }
      expect(await documents(email)).toEqual([])
    })

    test('answers with the provider’s message, the same for a known address; a pass counts once', async () => {
      const address = newSignUp().email
      const [pass, another] = [await freshPass('newsletter'), await freshPass('newsletter')]
      const form = { ...filled, email: address, birthMonth: 4, location: 'kitsilano' }
      const first = await send(form, { 'x-form-pass': pass })
      expect(first).toEqual({
        status: 200,
        body: { success: true, message: expect.stringMatching(/^Thank you/) },
      })
      const again = { ...form, submission: crypto.randomUUID() }
      expect((await send(again, { 'x-form-pass': pass })).status).toBe(403)
      expect(await send(again, { 'x-form-pass': another })).toEqual(first)
      expect(await only(address)).toMatchObject({ state: 'pending', birthMonth: 4, asked: 2 })
    })

    test('says by GET that the form is sent to the site itself', async () => {
      const asked = new Request('http://localhost/api/newsletter')
      const answer = await site.api.GET(asked, { params: Promise.resolve({}) })
      await expectDescribed(site.getNewsletterScript, answer)
      expect([answer.status, await answer.json()]).toEqual([200, { script: null }])
    })

    test('names what is wrong with the fields, in the words of the form', async () => {
      const { status, body } = await send({ submission, email: 'ida', birthMonth: 13 })
      expect([status, body.success]).toEqual([422, false])
      const said = body.error.fields.map((field: { path: string; message: string }) => [
        field.path,
        field.message,
      ])
      expect(Object.fromEntries(said)).toMatchObject({
        firstname: 'The First Name field is required.',
        lastname: 'The Last Name field is required.',
        email: 'The Email field must be a valid email.',
        birthMonth: expect.any(String),
      })
    })

    test.each([
      ['too large', 'x'.repeat(64 * 1024 + 1), 413],
      ['no JSON', '{', 400],
      ['no object', 'null', 422],
    ])('a body that is %s is refused', async (_, body, expected) => {
      expect((await send(body)).status).toBe(expected)
    })
  })
}

async function modules() {
  const leave = await import('../../src/app/my/newsletter/[token]/unsubscribe/route.ts')
  return {
    ...(await import('#features/newsletter/sign-up.ts')),
    ...(await import('#data/forms/subscribers.ts')),
    ...(await import('#data/forms/submission-messages.ts')),
    ...(await import('#providers/newsletter/embedded/adapter.ts')),
    ...(await import('#ticker/submission-messages.ts')),
    ...(await import('#ticker/outbox-job.ts')),
    ...(await import('../../src/ticker/jobs.ts')),
    confirm: (await import('../../src/app/my/newsletter/[token]/confirm/route.ts')).POST,
    page: (await import('../../src/app/my/newsletter/[token]/page.tsx')).default,
    api: await import('../../src/app/api/newsletter/route.ts'),
    ...(await import('../../src/app/api/calls/newsletter.ts')),
    leave: { GET: leave.GET, POST: leave.POST },
  }
}
