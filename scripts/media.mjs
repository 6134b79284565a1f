// `npm run media`: needs nothing but Node and npm.
import { run } from './lib/bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
process.env.LOG_LEVEL ||= 'error'
await run('scripts/media.ts')
