import { startMailServer } from '#tests/support/mail-server.ts'
import { describeMailProvider } from '../suite.ts'
import { createSmtp } from './adapter.ts'

const sender = { name: 'Saltwood', address: 'no-reply@saltwood.example' }

describeMailProvider('SMTP', async () => {
  const server = await startMailServer()
  return {
    provider: createSmtp({ url: server.url, sender }),
    left: () => server.arrived.flatMap(({ recipients }) => recipients),
    stop: server.stop,
  }
})
