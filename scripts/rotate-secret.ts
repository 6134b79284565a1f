import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseEnv } from '../src/env.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { beginRotation, endRotation, newSecret } from './lib/rotate-secret.ts'

// npm run rotate-secret: gives the site another secret, with the one of before accepted beside it; -- --end has that one
// accepted no longer. Where the secret is a variable it changes nothing, and says which variables to set.
const ROTATED = `The site has a new secret, and accepts what was signed with the one of before. Start the site.
When nothing signed with the old one is needed any more (docs/operating/secret.md): stop it,
  npm run rotate-secret -- --end
and make a backup: those of before have the old secret.`

const END_OF_VARIABLES =
  'The secret is a variable here: take TABLESIDE_SECRET_ACCEPTED away, and restart each instance.'

function stepsOfVariables(): string {
  return `The secret is a variable here, and nothing was changed. A new one:
  ${newSecret()}

1. Set TABLESIDE_SECRET_ACCEPTED to it everywhere, and restart one instance after the other: all accept it then.
2. Set TABLESIDE_SECRET to it and TABLESIDE_SECRET_ACCEPTED to the one of before, and restart them again.
3. When nothing signed with the old one is needed any more (docs/operating/secret.md), take TABLESIDE_SECRET_ACCEPTED
   away, and restart them.
A single instance begins with the second step.`
}

await exitOnOperatorError(async () => {
  const { values } = parseArgs({ options: { end: { type: 'boolean', default: false } } })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv(process.env)
  if (env.databaseUrl || process.env.TABLESIDE_SECRET) {
    console.log(values.end ? END_OF_VARIABLES : stepsOfVariables())
  } else if (values.end) {
    await endRotation(env)
    console.log('The secret of before is accepted no longer. Start the site.')
  } else {
    await beginRotation(env)
    console.log(ROTATED)
  }
})
