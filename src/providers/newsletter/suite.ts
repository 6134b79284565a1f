import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewsletterProvider, SignUp } from './contract.ts'

/** Somebody as the provider has them. */
export type Reader = Pick<SignUp, 'email' | 'firstname' | 'lastname' | 'birthMonth'> & {
  locationUid: string | null
}

/** What an adapter brings to the suite. */
export type NewsletterHarness = {
  provider: NewsletterProvider
  /** Whoever signed up so far. */
  readers(): Promise<Reader[]> | Reader[]
  /** Uid and title of a location that is known. */
  location: { uid: string; title: string }
  stop(): Promise<void>
}

let people = 0
/** Somebody who fills in the form for the first time. */
export function newSignUp(change: Partial<SignUp> = {}): SignUp {
  people += 1
  return {
    submission: crypto.randomUUID(),
    firstname: 'Ida',
    lastname: 'Marsh',
    email: `ida-${people}@example.com`,
    birthMonth: null,
    location: null,
    ...change,
  }
}

/** The rules that hold wherever readers are kept. */
export function describeNewsletterProvider(name: string, make: () => Promise<NewsletterHarness>) {
  describe(`newsletter by ${name}`, () => {
    let harness: NewsletterHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    const readersAt = async (email: string) =>
      (await harness.readers()).filter(
        (reader) => reader.email.toLowerCase() === email.toLowerCase(),
      )
    const messageTo = async (signUp: SignUp) => {
      const signed = await harness.provider.signUp(signUp)
      return signed.ok ? signed.value.message : signed.code
    }

    test('takes everything that somebody filled in', async () => {
      const signUp = newSignUp({ birthMonth: 12, location: harness.location })
      expect(await harness.provider.signUp(signUp)).toMatchObject({ ok: true })
      const { firstname, lastname, email } = signUp
      expect(await readersAt(email)).toEqual([
        { firstname, lastname, email, birthMonth: 12, locationUid: harness.location.uid },
      ])
    })

    test('takes somebody who tells neither their month nor their restaurant', async () => {
      const { email, ...rest } = newSignUp()
      expect(await harness.provider.signUp({ ...rest, email })).toMatchObject({ ok: true })
      expect(await readersAt(email)).toMatchObject([{ birthMonth: null, locationUid: null }])
    })

    // ASVS 1.2.4
    test('names stay names, whatever they are made of', async () => {
      const firstname = `Zoë <b>"李" & 'O’Neill' %0A\\u0041 +1=?`
      const signUp = newSignUp({ firstname, lastname: '</script><script>alert(1)</script>' })
      const message = await messageTo(signUp)
      expect(await readersAt(signUp.email)).toMatchObject([
        { firstname, lastname: '</script><script>alert(1)</script>' },
      ])
      expect(message).toMatch(/^Thank/)
    })

    test('the answer does not tell whether an address was known', async () => {
      const signUp = newSignUp()
      const first = await messageTo(signUp)
      const again = { ...newSignUp({ email: signUp.email }) }
      expect(await messageTo(again)).toBe(first)
      expect(await messageTo({ ...again, submission: crypto.randomUUID() })).toBe(first)
      expect(await readersAt(signUp.email)).toHaveLength(1)
    })

    test('the same form sent twice, also at the same time, is one sign-up', async () => {
      const signUp = newSignUp()
      const messages = await Promise.all([messageTo(signUp), messageTo(signUp)])
      messages.push(await messageTo(signUp))
      expect(new Set(messages).size).toBe(1)
      expect(messages[0]).toMatch(/^Thank/)
      expect(await readersAt(signUp.email)).toHaveLength(1)
    })
  })
}
