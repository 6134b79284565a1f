// `npm run drills`, or some of them by name: `npm run drills -- history`.
import { run } from './lib/bootstrap.mjs'

await run('scripts/drills.ts')
