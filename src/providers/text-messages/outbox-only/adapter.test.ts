import { describeTextMessageProvider } from '../suite.ts'
import { createOutboxOnly } from './adapter.ts'

describeTextMessageProvider('nobody', async () => ({
  provider: createOutboxOnly(),
  left: () => [],
  stop: async () => {},
}))
