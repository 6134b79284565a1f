import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a process of tests (NODE_OPTIONS=--import, or by `startContent`): passwords are hashed with few rounds,
// where 600,000 take a quarter of a second of a processor. How many the product asks for is tested in `passwords.test.ts`.
const ROUNDS = 100
const { pbkdf2 } = crypto

function withFewRounds(...given: Parameters<typeof pbkdf2>): void {
  const [password, salt, rounds, length, digest, done] = given
  pbkdf2(password, salt, Math.min(rounds, ROUNDS), length, digest, done)
}

// Files that share a worker load this once each.
if (pbkdf2.name !== withFewRounds.name) {
  crypto.pbkdf2 = withFewRounds
  syncBuiltinESMExports()
}
