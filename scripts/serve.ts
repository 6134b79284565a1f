import { parseEnv } from '../src/env.ts'
import { buildIfStale } from './lib/build.ts'
import { ensureSecret } from './lib/secret.ts'

// Everything that must be there before the site can listen; what is there already is not done again.
const env = parseEnv(process.env)
ensureSecret(env)
if (env.mode === 'production') await buildIfStale()
await import('../front/server.ts')
