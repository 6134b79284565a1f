import { inject } from 'vitest'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { describeBookingProvider } from '#providers/booking/suite.ts'
import { smallHouse, tasting, testEngine } from '#tests/support/booking.ts'

const house = smallHouse(2, {
  tables: [
    { code: 'd1', area: 'room', minParty: 1, maxParty: 2 },
    { code: 'd2', area: 'room', minParty: 2, maxParty: 4 },
    { code: 'b1', area: 'room', minParty: 1, maxParty: 2, attribute: 'bar' },
  ],
  combinations: [{ code: 'd1-d2', tables: ['d1', 'd2'], minParty: 5, maxParty: 6 }],
  turnTimes: [
    { upTo: 2, minutes: 90 },
    { upTo: 6, minutes: 120 },
  ],
  maxParty: 6,
  experiences: [{ ...tasting, maxParty: 6 }],
})

for (const kind of ['SQLite', 'Postgres'] as const) {
  describeBookingProvider(`booking engine on ${kind}`, async () => {
    const { engine, close } = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
    await engine.saveSettings('1', house)
    const address = 'https://saltwood.example/my/reservations/'
    return {
      provider: createHouseProvider(engine, (token) => address + token),
      location: { id: '1', uid: 'burrard', vendorLocationId: null, timeZone: house.timeZone },
      stranger: { id: '2', uid: 'nowhere', vendorLocationId: null, timeZone: house.timeZone },
      manageToken: (url) => url.slice(address.length),
      close,
    }
  })
}
