// `npm run staff`: needs nothing but Node and npm.
import { run } from './lib/bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
await run('scripts/staff.ts')
