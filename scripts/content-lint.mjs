// `npm run content-lint`: needs nothing but Node and npm.
import { run } from './lib/bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
process.env.LOG_LEVEL ||= 'error'
await run('scripts/content-lint.ts')
