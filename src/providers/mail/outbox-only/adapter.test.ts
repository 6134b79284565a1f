import { describeMailProvider } from '../suite.ts'
import { createOutboxOnly } from './adapter.ts'

const sender = { name: 'Saltwood', address: 'no-reply@saltwood.example' }

describeMailProvider('nobody', async () => ({
  provider: createOutboxOnly({ sender }),
  left: () => [],
  stop: async () => {},
}))
