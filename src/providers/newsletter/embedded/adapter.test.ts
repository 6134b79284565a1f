import { describe, expect, test } from 'vitest'
import type { SignUp } from '../contract.ts'
import { describeNewsletterProvider, newSignUp } from '../suite.ts'
import { createEmbeddedList, MAX_MAILS_WITHOUT_ANSWER } from './adapter.ts'
import type { KnownSubscriber, SubscriberList } from './subscriber-list.ts'

type Row = KnownSubscriber & { signUp: SignUp }

/** A list in memory; what the site's own promises is tested in tests/integration. */
function memoryList() {
  const rows: Row[] = []
  const list: SubscriberList = {
    find: async (email) => rows.find(({ signUp }) => signUp.email === email) ?? null,
    async add(signUp) {
      if (rows.some((row) => row.signUp.email === signUp.email)) return false
      const { submission } = signUp
      rows.push({ id: rows.length + 1, state: 'pending', asked: 1, submission, signUp })
      return true
    },
    async askAgain({ id, asked, state }, signUp) {
      const row = rows.find((one) => one.id === id)
      const change = state === 'confirmed' ? {} : { state: 'pending', signUp }
      Object.assign(row ?? {}, { ...change, asked: asked + 1, submission: signUp.submission })
    },
  }
  return { rows, list, provider: createEmbeddedList({ list, mailLeaves: true }) }
}

describeNewsletterProvider('the list of the site', async () => {
  const { rows, provider } = memoryList()
  return {
    provider,
    location: { uid: 'kitsilano', title: 'Saltwood Kitsilano' },
    readers: () =>
      rows.map(({ signUp: { firstname, lastname, email, birthMonth, location } }) => ({
        ...{ firstname, lastname, email, birthMonth },
        locationUid: location?.uid ?? null,
      })),
    stop: async () => {},
  }
})

describe('the list of the site', () => {
  test('asks somebody who does not answer a few times, and then no more', async () => {
    const { rows, provider } = memoryList()
    const { email } = newSignUp()
    for (let n = 0; n < 10; n++) await provider.signUp(newSignUp({ email }))
    expect(rows).toMatchObject([{ state: 'pending', asked: MAX_MAILS_WITHOUT_ANSWER }])
  })

  test('changes nothing of somebody who is on it, and writes to them a few times at most', async () => {
    const { rows, provider } = memoryList()
    const signUp = newSignUp()
    await provider.signUp(signUp)
    Object.assign(rows[0] ?? {}, { state: 'confirmed', asked: 0 })
    for (let n = 0; n < 10; n++)
      await provider.signUp(newSignUp({ email: signUp.email, firstname: 'Somebody else' }))
    expect(rows).toMatchObject([
      { state: 'confirmed', asked: MAX_MAILS_WITHOUT_ANSWER, signUp: { firstname: 'Ida' } },
    ])
  })

  test('asks somebody who has left and signs up again', async () => {
    const { rows, provider } = memoryList()
    const signUp = newSignUp()
    await provider.signUp(signUp)
    Object.assign(rows[0] ?? {}, { state: 'unsubscribed', asked: 0 })
    await provider.signUp(newSignUp({ email: signUp.email }))
    expect(rows).toMatchObject([{ state: 'pending', asked: 1 }])
  })

  test('knows an address however it is typed', async () => {
    const { rows, provider } = memoryList()
    await provider.signUp(newSignUp({ email: 'Ida.Marsh@Example.com' }))
    await provider.signUp(newSignUp({ email: ' ida.marsh@example.COM ' }))
    expect(rows).toMatchObject([{ signUp: { email: 'ida.marsh@example.com' }, asked: 2 }])
  })

  test('says that a mail was sent only where mail leaves', async () => {
    const said = async (mailLeaves: boolean) => {
      const { list } = memoryList()
      const signed = await createEmbeddedList({ list, mailLeaves }).signUp(newSignUp())
      return signed.ok ? signed.value.message : null
    }
    expect(await said(true)).toContain('Please check your email')
    expect(await said(false)).toContain('an email will ask you')
  })
})
