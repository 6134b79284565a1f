// `npm start`: needs nothing but Node and npm.
import { run } from './lib/bootstrap.mjs'

process.env.NODE_ENV ||= 'production'
await run('scripts/serve.ts')
