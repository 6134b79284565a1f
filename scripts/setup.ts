import { parseEnv } from '../src/env.ts'
import { setUp } from './lib/setup.ts'

// `npm run setup`: all that `npm start` does before it builds and listens; once for a whole fleet.
await setUp(parseEnv(process.env))
