import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BotAction } from '#lib/forms/bot-check.ts'
import type { BotCheckProvider } from './contract.ts'

type Tried = {
  provider: BotCheckProvider
  /** Does what a browser does for a token of an action. */
  tokenFor(action: BotAction): Promise<string>
  stop(): Promise<void>
}

/** Every bot check passes this. */
export function describeBotCheckProvider(name: string, make: () => Promise<Tried>) {
  describe(`bot check by ${name}`, () => {
    let tried: Tried
    beforeAll(async () => {
      tried = await make()
    })
    afterAll(() => tried?.stop())

    test('a token is good for the action that it was made for', async () => {
      for (const action of ['careers', 'bulk_gift_cards'] as const) {
        const token = await tried.tokenFor(action)
        expect(await tried.provider.verify(token)).toEqual({ ok: true, value: { action } })
      }
    })

    test('a token counts once', async () => {
      const token = await tried.tokenFor('newsletter')
      expect((await tried.provider.verify(token)).ok).toBe(true)
      expect(await tried.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('of many who bring the same token at the same moment, one is believed', async () => {
      const token = await tried.tokenFor('newsletter')
      const all = await Promise.all(Array.from({ length: 12 }, () => tried.provider.verify(token)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('what nobody made is refused', async () => {
      const nonsense = ['', 'x', '{}', btoa('{}'), btoa('null'), '\u0000', 'é'.repeat(9000)]
      for (const token of nonsense)
        expect(await tried.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('no two tasks give the same token', async () => {
      const [one, other] = [await tried.tokenFor('careers'), await tried.tokenFor('careers')]
      expect(one).not.toBe(other)
    })
  })
}
