import { expect, it } from 'vitest'
import { locate } from './locate.ts'

type Ask = Geolocation['getCurrentPosition']

const answering = (ask: Ask) => ({ getCurrentPosition: ask })

it('finds the guest', async () => {
  const coords = { latitude: 49.27, longitude: -122.95 }
  const ask: Ask = (found) => found({ coords } as GeolocationPosition)
  expect(await locate(answering(ask))).toEqual({ ok: true, coordinates: coords })
})

it.each([
  [1, 'refused'],
  [2, 'unknown'],
  [3, 'late'],
])('says why it did not (%i is %s)', async (code, why) => {
  const ask: Ask = (_, failed) => failed?.({ code } as GeolocationPositionError)
  expect(await locate(answering(ask))).toEqual({ ok: false, why })
})

it('knows a browser that cannot', async () => {
  expect(await locate(undefined)).toEqual({ ok: false, why: 'unsupported' })
})
