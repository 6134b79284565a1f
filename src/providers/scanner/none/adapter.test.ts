import { describeScanner } from '../suite.ts'
import { createNoScanner } from './adapter.ts'

describeScanner('none', async () => ({ scanner: createNoScanner(), stop: async () => {} }))
