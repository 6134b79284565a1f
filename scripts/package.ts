import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { buildIfStale } from './lib/build.ts'
import { makePackage } from './lib/package/make-package.ts'
import { describeSizes } from './lib/package/sizes.ts'
import { runStep } from './lib/run-step.ts'

// npm run package [-- folder]: the site in one folder that starts with Node alone, and an archive of it.
await exitOnOperatorError(async () => {
  const [parent = 'dist'] = process.argv.slice(2)
  await buildIfStale()
  const made = await runStep('Packaging', async () => makePackage(parent))
  for (const line of describeSizes(made)) console.log(line)
})
