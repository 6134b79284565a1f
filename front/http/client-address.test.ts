import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

describe("a visitor's address", () => {
  const read = clientAddressReader(['loopback', '10.0.0.0/8', '2001:db8::1'])

  // ASVS 15.3.4
  test('is the peer, unless the peer is one of our proxies', () => {
    expect(read('203.0.113.9', '198.51.100.1')).toEqual({
      address: '203.0.113.9',
      viaTrustedProxy: false,
    })
    expect(read('::ffff:127.0.0.1', undefined)).toEqual({
      address: '127.0.0.1',
      viaTrustedProxy: true,
    })
    expect(clientAddressReader([])('127.0.0.1', '198.51.100.1').address).toBe('127.0.0.1')
  })

  // ASVS 4.1.3, 15.3.4
  test('is the last forwarded one that is not a proxy of ours; what stands before it is hearsay', () => {
    expect(read('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3').address).toBe('198.51.100.1')
    expect(read('2001:db8::1', '2001:db9::5').address).toBe('2001:db9::5')
    expect(read('127.0.0.1', ['6.6.6.6', '198.51.100.1']).address).toBe('198.51.100.1')
    expect(read('127.0.0.1', 'nonsense').address).toBe('127.0.0.1')
    expect(read('127.0.0.1', '10.0.0.1, 10.0.0.2').address).toBe('10.0.0.1')
  })

  test('is read without surprises, whatever is forwarded', () => {
    fc.assert(fc.property(fc.string(), (text) => void read('127.0.0.1', text)))
  })

  test('needs a list that can be read', () => {
    const unreadable = ['proxy.example.com', '10.0.0.0/', '10.0.0.0/0', '::/0', '10.0.0.0/33']
    for (const entry of [
      ...unreadable,
      '10.0.0.0/x',
      '10.0.0.0/ 8',
      '10.0.0.0/8/8',
      '10.0.0.0/1e1',
    ])
      expect(() => clientAddressReader([entry]), entry).toThrow('TRUSTED_PROXIES')
    expect(clientAddressReader(['10.0.0.0/32'])('10.0.0.1', '198.51.100.1').viaTrustedProxy).toBe(
      false,
    )
  })
})
