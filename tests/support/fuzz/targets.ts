import { globSync } from 'node:fs'
import { SAMPLES, type Sample } from './samples.ts'

/** An address of the site, told by the file that answers it. */
export type Target = {
  /** `/locations/[uid]/menu`. */
  pattern: string
  /** Whether it is below `/api`: JSON, whatever is asked. */
  api: boolean
  sample: Sample | undefined
}

/** Every address that `src/app` answers, but for the content system's own: a new file is a new target. */
export function fuzzTargets(): Target[] {
  const files = globSync('src/app/**/{route.ts,page.tsx}')
    .map((file) => file.slice('src/app'.length).replace(/\/[^/]+$/, ''))
    .filter((folder) => !folder.startsWith('/(payload)'))
  const patterns = files.map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/')
  return [...new Set(patterns)].sort().map((pattern) => ({
    pattern,
    api: pattern.startsWith('/api/'),
    sample: SAMPLES[pattern],
  }))
}
