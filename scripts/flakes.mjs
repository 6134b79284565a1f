// `npm run flakes -- 10 [file …]`: repeats browser tests on a busy machine.
import { run } from './lib/bootstrap.mjs'

await run('scripts/flakes.ts')
