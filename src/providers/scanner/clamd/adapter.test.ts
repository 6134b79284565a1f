import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeScanner, EICAR } from '../suite.ts'
import { createClamd } from './adapter.ts'
import { variables } from './env.ts'
import { type ClamdSimulator, startClamdSimulator } from './simulator.ts'

const start = () => startClamdSimulator(EICAR.toString('latin1'))

describeScanner('clamd', async () => {
  const simulator = await start()
  return { scanner: createClamd(simulator), stop: simulator.stop }
})

describe('clamd', () => {
  let simulator: ClamdSimulator
  beforeAll(async () => {
    simulator = await start()
  })
  afterAll(() => simulator?.stop())

  // ASVS 5.4.3
  test('names what it found, for the log', async () => {
    const found = await createClamd(simulator).scan(EICAR)
    expect(found).toEqual({ ok: false, code: 'infected', detail: { reason: 'Eicar-Signature' } })
  })

  test.each(['closes', 'too_long', 'nonsense', 'silent'] as const)(
    'one that %s gives no verdict, and nothing passes as clean',
    async (behaviour) => {
      simulator.setBehaviour(behaviour)
      const scan = createClamd({ ...simulator, patience: 200 }).scan(Buffer.from('a'))
      expect(await scan).toMatchObject({ ok: false, code: 'scanner_unavailable' })
      simulator.setBehaviour('verdict')
      expect(await createClamd(simulator).scan(Buffer.from('a'))).toMatchObject({ value: 'clean' })
    },
  )

  // ASVS 16.5.3
  test('one that is not there gives no verdict', async () => {
    const gone = await start()
    await gone.stop()
    expect(await createClamd(gone).scan(Buffer.from('a'))).toEqual({
      ok: false,
      code: 'scanner_unavailable',
      detail: { reason: 'ECONNREFUSED' },
    })
  })
})

test('its address is a host and a port', () => {
  const read = (CLAMD_ADDRESS: string) => variables.parse({ CLAMD_ADDRESS }).CLAMD_ADDRESS
  expect(read('')).toBeUndefined()
  expect(read('clamd:3310')).toEqual({ host: 'clamd', port: 3310 })
  expect(read('[::1]:3310')).toEqual({ host: '::1', port: 3310 })
  for (const wrong of ['clamd', 'tcp://clamd:3310', 'clamd:0', 'clamd:99999', ':3310']) {
    expect(() => read(wrong), wrong).toThrow('CLAMD_ADDRESS')
  }
})
