// `npm test` and, with --quick, `npm run verify`.
import { run } from './lib/bootstrap.mjs'

await run('scripts/test.ts')
