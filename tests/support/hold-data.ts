import { env } from '#env.ts'
import { lockData } from '#lib/data-lock/data-lock.ts'
import type { DataUse } from '#lib/data-lock/lock.ts'
import { exitOnOperatorError } from '#lib/process/operator-error.ts'

// A process that has the data of this environment until its input ends: node hold-data.ts <use> [user id].
const [use, user] = process.argv.slice(2)
if (user) {
  // Who has become somebody else may not read the checkout any more.
  await import('#lib/data-lock/sqlite.ts')
  process.setuid?.(Number(user))
}
await exitOnOperatorError(async () => {
  const data = await lockData(env, use as DataUse)
  console.log('held')
  for await (const _ of process.stdin);
  await data.release()
})
