import { parseEnv } from '../src/env.ts'
import { lockData } from '../src/lib/data-lock/data-lock.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { buildIfStale } from './lib/build.ts'
import { readSetUpOptions, setUp } from './lib/setup.ts'

// Everything that must be there before the site can listen; what is there already is not done again.
await exitOnOperatorError(async () => {
  const options = readSetUpOptions()
  const env = parseEnv(process.env)
  const data = await lockData(env, 'site')
  if (env.mode === 'production') await buildIfStale()
  await setUp(env, data, options)
  await import('../front/server.ts')
})
