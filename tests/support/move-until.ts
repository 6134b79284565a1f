import { parseEnv } from '#env.ts'
import { moveDatabases } from '#scripts/lib/move/move.ts'
import { placeOf } from '#scripts/lib/move/place.ts'

// Moves the databases of this environment, and ends as by a power cut after some batches:
// node move-until.ts <to> <batches>.
const [to = '', batches] = process.argv.slice(2)
const from = parseEnv(process.env)
let left = Number(batches)
await moveDatabases(from, placeOf(to, from), () => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
})
