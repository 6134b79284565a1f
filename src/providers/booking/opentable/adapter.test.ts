import { describeBookingProvider } from '../suite.ts'
import { createOpenTable } from './adapter.ts'
import { startSimulator } from './simulator.ts'

const RID = '264001'
const address = 'https://saltwood.example/my/reservations/'
const burrard = { id: '7', uid: 'burrard', vendorLocationId: RID, timeZone: 'America/Vancouver' }

describeBookingProvider('OpenTable over HTTP', async () => {
  const simulator = await startSimulator({ knows: (rid) => rid === RID })
  return {
    provider: createOpenTable({
      account: simulator.account,
      secret: 'a secret of at least 32 characters, for tests',
      manageUrl: (token) => address + token,
      log: () => {},
    }),
    location: burrard,
    stranger: { ...burrard, id: '8', uid: 'nowhere', vendorLocationId: '999' },
    manageToken: (url) => url.slice(address.length),
    close: () => simulator.stop(),
  }
})
