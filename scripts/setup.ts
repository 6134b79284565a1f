import { parseEnv } from '../src/env.ts'
import { endWhenLost, takeData } from '../src/lib/data-lock/data-lock.ts'
import { orTellOperator } from '../src/lib/process/operator-error.ts'
import { setUp } from './lib/setup.ts'

// `npm run setup`: all that `npm start` does before it builds and listens; once for a whole fleet.
await orTellOperator(async () => {
  const env = parseEnv(process.env)
  const data = await takeData(env, 'set-up')
  endWhenLost(data)
  await setUp(env, data)
  await data.release()
})
