import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityProvider, SignInChecks } from './contract.ts'

export type IdentityHarness = {
  provider: IdentityProvider
  callback: URL
  /** Goes through the provider as somebody, and answers with the address that it sends the browser back to. */
  goThrough(url: string): Promise<URL>
  /** The same as somebody who turns it down. */
  turnDown(url: string): Promise<URL>
  /** Whether the provider answers. */
  setDown(isDown: boolean): void
  /** Whom `goThrough` signs in. */
  expected: { subject: string; email: string; groups: string[] }
  stop(): Promise<void>
}

/** Every adapter of a provider of identities passes this. */
export function describeIdentityProvider(name: string, make: () => Promise<IdentityHarness>) {
  describe(`identity provider ${name}`, () => {
    let harness: IdentityHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterEach(() => harness.setDown(false))
    afterAll(() => harness?.stop())

    const begin = async () => {
      const begun = await harness.provider.begin(harness.callback)
      if (!begun.ok) throw new Error(begun.code)
      return begun.value
    }
    const finish = (answer: URL, checks: SignInChecks) => harness.provider.finish(answer, checks)

    test('says who somebody is', async () => {
      const { url, checks } = await begin()
      const person = await finish(await harness.goThrough(url), checks)
      const { issuer } = harness.provider
      expect(person).toMatchObject({
        ok: true,
        value: { issuer, ...harness.expected, isEmailVerified: true },
      })
    })

    // ASVS 10.1.2
    test('begins each sign-in with values of its own', async () => {
      const [one, other] = [await begin(), await begin()]
      for (const name of ['state', 'nonce', 'verifier'] as const)
        expect(one.checks[name]).not.toBe(other.checks[name])
      expect(one.url).not.toContain(one.checks.verifier)
    })

    test('takes an answer once', async () => {
      const { url, checks } = await begin()
      const answer = await harness.goThrough(url)
      expect((await finish(answer, checks)).ok).toBe(true)
      expect(await finish(answer, checks)).toMatchObject({ ok: false, code: 'code_refused' })
    })

    // ASVS 10.5.1
    test.each(['state', 'nonce'] as const)('takes no answer with another %s', async (name) => {
      const { url, checks } = await begin()
      const answer = await harness.goThrough(url)
      const refused = await finish(answer, { ...checks, [name]: 'of another sign-in' })
      expect(refused).toMatchObject({ ok: false, code: 'invalid_answer' })
    })

    test('takes no answer without the text that the sign-in was begun with', async () => {
      const { url, checks } = await begin()
      const answer = await harness.goThrough(url)
      const refused = await finish(answer, { ...checks, verifier: 'v'.repeat(43) })
      expect(refused).toMatchObject({ ok: false, code: 'code_refused' })
    })

    test('tells that somebody turned it down', async () => {
      const { url, checks } = await begin()
      const refused = await finish(await harness.turnDown(url), checks)
      expect(refused).toMatchObject({ ok: false, code: 'cancelled' })
    })

    test('tells that it cannot be reached, without throwing', async () => {
      const { url, checks } = await begin()
      const answer = await harness.goThrough(url)
      harness.setDown(true)
      const refused = await finish(answer, checks)
      expect(refused).toMatchObject({ ok: false, code: 'provider_unavailable' })
    })
  })
}
