import { expect, test } from 'vitest'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { begunLabel, deviceLabel, usedLabel } from './session-texts.ts'

const noon = Date.UTC(2026, 10, 27, 20)
const session = {
  ...{
    id: 's',
    device: 'Safari, iPad',
    address: '203.0.113.7',
    isCurrent: false,
    isOnTablet: false,
  },
  ...{ startedAt: noon - 3 * 60 * 60_000, lastUsedAt: noon - 60 * 60_000 },
}
const OFFSETS = utcOffsets('America/Toronto', noon)

test('a session is named by browser and system', () => {
  expect(deviceLabel('Safari, iPad')).toBe('Safari on iPad')
  expect(deviceLabel('curl')).toBe('curl')
  expect(deviceLabel('')).toBe('A program or an unknown browser')
})

test('its times are those of the group’s wall', () => {
  expect(usedLabel(session, noon, OFFSETS)).toBe('Last used Fri, Nov 27, 2:00 PM')
  expect(usedLabel({ ...session, lastUsedAt: noon - 90_000 }, noon, OFFSETS)).toBe('In use now')
  expect(begunLabel(session, OFFSETS)).toBe('Signed in Fri, Nov 27, 12:00 PM, from 203.0.113.7')
  expect(begunLabel({ ...session, address: '' }, OFFSETS)).toBe('Signed in Fri, Nov 27, 12:00 PM')
})
