import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BotAction } from '#lib/forms/bot-check.ts'
import type { BotCheckProvider } from './contract.ts'

type BotCheckHarness = {
  provider: BotCheckProvider
  /** Does what a browser does for a token of an action. */
  tokenFor(action: BotAction): Promise<string>
  stop(): Promise<void>
}

/** Every bot check passes this. */
export function describeBotCheckProvider(name: string, make: () => Promise<BotCheckHarness>) {
  describe(`bot check by ${name}`, () => {
    let harness: BotCheckHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    test('a token is good for the action that it was made for', async () => {
      for (const action of ['careers', 'bulk_gift_cards'] as const) {
        const token = await harness.tokenFor(action)
        expect(await harness.provider.verify(token)).toEqual({ ok: true, value: { action } })
      }
    })

    // ASVS 2.4.1
    test('a token counts once', async () => {
      const token = await harness.tokenFor('newsletter')
      expect((await harness.provider.verify(token)).ok).toBe(true)
      expect(await harness.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('of many who bring the same token at the same moment, one is believed', async () => {
      const token = await harness.tokenFor('newsletter')
      const all = await Promise.all(
        Array.from({ length: 12 }, () => harness.provider.verify(token)),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('what nobody made is refused', async () => {
      const nonsense = ['', 'x', '{}', btoa('{}'), btoa('null'), '\u0000', 'é'.repeat(9000)]
      for (const token of nonsense)
        expect(await harness.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('no two tasks give the same token', async () => {
      const [one, other] = [await harness.tokenFor('careers'), await harness.tokenFor('careers')]
      expect(one).not.toBe(other)
    })
  })
}
