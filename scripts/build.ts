// npm run build: builds the site; with --if-stale only where its sources have changed since the last build.
import { build, buildIfStale } from './lib/build.ts'

await (process.argv.includes('--if-stale') ? buildIfStale() : build())
