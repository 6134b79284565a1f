// `npm run dev`: the site with reloading, on its own data.
import { run } from './lib/bootstrap.mjs'

process.env.NODE_ENV = 'development'
await run('scripts/serve.ts')
