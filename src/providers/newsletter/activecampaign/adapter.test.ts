import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeNewsletterProvider, newSignUp } from '../suite.ts'
import { createActiveCampaign } from './adapter.ts'
import { type Simulator, startSimulator } from './simulator.ts'

const kitsilano = { uid: 'kitsilano', title: 'Saltwood Kitsilano' }

describeNewsletterProvider('ActiveCampaign', async () => {
  const simulator = await startSimulator()
  return {
    provider: createActiveCampaign({ account: simulator.account('server'), log: () => {} }),
    location: kitsilano,
    readers: () =>
      [...simulator.subscribers.values()].map((fields) => ({
        email: fields.email ?? '',
        firstname: fields.firstname ?? '',
        lastname: fields.lastname ?? '',
        birthMonth: fields['field[3]'] ? Number(fields['field[3]']) : null,
        locationUid: fields['field[4]'] || null,
      })),
    stop: () => simulator.stop(),
  }
})

describe('ActiveCampaign’s form', () => {
  let simulator: Simulator
  let lines: string[] = []
  const provider = (timeout?: number) =>
    createActiveCampaign({
      account: simulator.account('server'),
      log: (line) => lines.push(line),
      ...(timeout ? { timeout } : {}),
    })
  beforeAll(async () => {
    simulator = await startSimulator()
  })
  afterAll(() => simulator?.stop())

  test('is sent its fields and `jsonp=true`, and no others (spec:forms.newsletter-activecampaign)', async () => {
    const signUp = newSignUp({ birthMonth: 3, location: kitsilano })
    await provider().signUp(signUp)
    expect(Object.fromEntries(simulator.received.at(-1) ?? [])).toEqual({
      u: '3',
      f: '3',
      s: '',
      c: '0',
      m: '0',
      act: 'sub',
      v: '2',
      or: '0123456789abcdef0123456789abcdef',
      'field[3]': '3',
      'field[9]': 'Website',
      'field[4]': 'kitsilano',
      birth_month: 'March',
      location: 'Saltwood Kitsilano',
      optin_source: 'Website',
      firstname: 'Ida',
      lastname: 'Marsh',
      email: signUp.email,
      birthMonth: '3',
      jsonp: 'true',
    })
  })

  test('thanks with the provider’s message as plain text', async () => {
    const signed = await provider().signUp(newSignUp({ firstname: 'Zoë <3' }))
    expect(signed).toEqual({
      ok: true,
      value: { message: "Thanks, Zoë <3! You'll hear from us & soon." },
    })
  })

  test('shows the provider’s own reason where it refuses, without its markup', async () => {
    const message =
      '<p>Sorry, <a href="javascript:alert(1)">this</a> address can&#8217;t be used.</p>'
    simulator.injectFault({ kind: 'refused', message })
    expect(await provider().signUp(newSignUp())).toEqual({
      ok: false,
      code: 'signup_refused',
      detail: { message: 'Sorry, this address can’t be used.' },
    })
  })

  test('asks once more where the line drops, and signs nobody up twice', async () => {
    const signUp = newSignUp()
    simulator.injectFault({ kind: 'lost' })
    expect(await provider().signUp(signUp)).toMatchObject({ ok: true })
    expect(
      [...simulator.subscribers.keys()].filter((email) => email === signUp.email),
    ).toHaveLength(1)
    simulator.injectFault({ kind: 'status', status: 503 })
    expect(await provider().signUp(newSignUp())).toMatchObject({ ok: true })
  })

  test.each([
    ['does not answer', { kind: 'silence' } as const],
    ['drops the line', { kind: 'reset' } as const],
    ['stumbles', { kind: 'status', status: 500 } as const],
    ['says no', { kind: 'status', status: 403 } as const],
    ['answers with something else', { kind: 'garbage' } as const],
  ])(
    'is not reached where it %s: nobody is thanked, and no log names a guest',
    async (_, mishap) => {
      lines = []
      simulator.injectFault(mishap, 2)
      const signUp = newSignUp({ lastname: 'Unmistakable' })
      expect(await provider(150).signUp(signUp)).toEqual({
        ok: false,
        code: 'provider_unavailable',
      })
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.join('\n')).not.toMatch(/Unmistakable|@example/)
      simulator.clearFaults()
    },
  )

  test('is asked by the browser only where the settings say so', () => {
    const { script, csp } = provider()
    expect({ script, csp }).toEqual({ script: null, csp: {} })
    const account = simulator.account('browser')
    const inBrowser = createActiveCampaign({ account, log: () => {} })
    expect(inBrowser.csp).toEqual({ 'script-src': [account.origin] })
    expect(inBrowser.script).toMatchObject({
      url: `${account.origin}/proc.php`,
      callbacks: { success: '_show_thank_you', failure: '_show_error' },
    })
  })
})
