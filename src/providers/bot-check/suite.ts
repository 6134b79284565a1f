import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BotAction } from '#lib/bot-check.ts'
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
    let it: Tried
    beforeAll(async () => {
      it = await make()
    })
    afterAll(() => it?.stop())

    test('a token is good for the action that it was made for', async () => {
      for (const action of ['careers', 'bulk_gift_cards'] as const) {
        const token = await it.tokenFor(action)
        expect(await it.provider.verify(token)).toEqual({ ok: true, value: { action } })
      }
    })

    test('a token counts once', async () => {
      const token = await it.tokenFor('newsletter')
      expect((await it.provider.verify(token)).ok).toBe(true)
      expect(await it.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('of many who bring the same token at the same moment, one is believed', async () => {
      const token = await it.tokenFor('newsletter')
      const all = await Promise.all(Array.from({ length: 12 }, () => it.provider.verify(token)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('what nobody made is refused', async () => {
      const nonsense = ['', 'x', '{}', btoa('{}'), btoa('null'), '\u0000', 'é'.repeat(9000)]
      for (const token of nonsense)
        expect(await it.provider.verify(token)).toMatchObject({ ok: false, code: 'bot_check' })
    })

    test('no two tasks give the same token', async () => {
      const [one, other] = [await it.tokenFor('careers'), await it.tokenFor('careers')]
      expect(one).not.toBe(other)
    })
  })
}
