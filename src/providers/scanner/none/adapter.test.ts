import { describeScanner } from '../suite.ts'
import { createNone } from './adapter.ts'

describeScanner('none', async () => ({ scanner: createNone(), stop: async () => {} }))
