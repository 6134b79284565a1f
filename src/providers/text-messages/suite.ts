import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TextMessage, TextMessageProvider } from './contract.ts'

type TextHarness = {
  provider: TextMessageProvider
  /** Numbers of the recipients of what has left so far. */
  left(): string[]
  stop(): Promise<void>
}

/** A message of a booking. */
export const textMessage: TextMessage = {
  key: 'text_confirmation:1',
  to: '+16045550147',
  text: 'Saltwood: table for 2, Fri, Nov 20, 7:00 PM. Reply STOP to opt out.',
  mayHaveLeftSince: null,
}

/** Every adapter for text messages passes this. */
export function describeTextMessageProvider(name: string, make: () => Promise<TextHarness>) {
  describe(`text messages by ${name}`, () => {
    let harness: TextHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    test('says of a message what became of it: sent only where it left', async () => {
      const before = harness.left().length
      const sent = await harness.provider.send(textMessage)
      expect(sent).toEqual({ ok: true, value: harness.provider.leaves ? 'sent' : 'unsent' })
      expect(harness.left().slice(before)).toEqual(harness.provider.leaves ? [textMessage.to] : [])
    })

    test('no text adds a recipient or fails the message', async () => {
      const text = 'Ida&To=%2B16045550100\r\nTo: +16045550100 李 "<b>'
      const before = harness.left().length
      expect((await harness.provider.send({ ...textMessage, key: 'nasty:1', text })).ok).toBe(true)
      expect(new Set(harness.left().slice(before))).toEqual(
        new Set(harness.provider.leaves ? [textMessage.to] : []),
      )
    })

    test('a number that nothing can be sent to is refused for good, or kept as any other', async () => {
      const sent = await harness.provider.send({ ...textMessage, key: 'none:1', to: '+10' })
      if (harness.provider.leaves) expect(sent).toMatchObject({ code: 'recipient_refused' })
      else expect(sent).toEqual({ ok: true, value: 'unsent' })
    })

    test('believes nothing that is posted without the vendor’s signature', async () => {
      const post = {
        url: 'https://saltwood.example/x',
        body: 'From=%2B1&Body=STOP',
        signature: null,
      }
      const { posts } = harness.provider
      if (posts) {
        expect(posts.inbound(post)).toMatchObject({ ok: false, code: 'bad_signature' })
        expect(posts.status(post)).toMatchObject({ ok: false, code: 'bad_signature' })
      } else expect(harness.provider.leaves).toBe(false)
    })
  })
}
