// Builds the site, whether or not it is built already: npm run build
import { build } from './lib/build.ts'

await build()
