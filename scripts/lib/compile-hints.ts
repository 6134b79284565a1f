import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Asks the browser to compile every function of a script while it loads it, off the main thread.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts of the framework in a build's folder: nearly all of their functions run as soon
 * as a page starts, and would otherwise be compiled one by one while the page waits (decision 19).
 */
export function hintFramework(build: string): void {
  const manifest = readFileSync(path.join(build, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] }
  for (const file of rootMainFiles) {
    const script = path.join(build, file)
    const source = readFileSync(script, 'utf8')
    if (!source.startsWith(HINT)) writeFileSync(script, HINT + source)
  }
}
