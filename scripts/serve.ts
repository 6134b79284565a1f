import { parseEnv } from '../src/env.ts'
import { takeData } from '../src/lib/data-lock/data-lock.ts'
import { orTellOperator } from '../src/lib/process/operator-error.ts'
import { buildIfStale } from './lib/build.ts'
import { setUp } from './lib/setup.ts'

// Everything that must be there before the site can listen; what is there already is not done again.
await orTellOperator(async () => {
  const env = parseEnv(process.env)
  const data = await takeData(env, 'site')
  if (env.mode === 'production') await buildIfStale()
  await setUp(env, data)
  await import('../front/server.ts')
})
