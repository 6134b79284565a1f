import { existsSync } from 'node:fs'
import { parseEnv } from '../src/env.ts'
import { exitWhenLockLost, lockData } from '../src/lib/data-lock/data-lock.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { readSetUpOptions, setUp } from './lib/setup.ts'

// `npm run setup`: all that `npm start` does before it builds and listens; once for a whole fleet.
await exitOnOperatorError(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const options = readSetUpOptions()
  const env = parseEnv(process.env)
  const data = await lockData(env, 'set-up')
  exitWhenLockLost(data)
  await setUp(env, data, options)
  await data.release()
})
