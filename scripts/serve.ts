import { parseEnv } from '../src/env.ts'
import { buildIfStale } from './lib/build.ts'
import { setUp } from './lib/setup.ts'

// Everything that must be there before the site can listen; what is there already is not done again.
const env = parseEnv(process.env)
if (env.mode === 'production') await buildIfStale()
await setUp(env)
await import('../front/server.ts')
