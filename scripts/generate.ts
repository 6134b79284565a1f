import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { runNodeStep } from './lib/run-step.ts'

/** Everything that a generator of this project writes. */
const GENERATED = [
  '{src,front,demo}/**/*.gen.{ts,tsx,json}',
  'src/payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/cms/migrations/**',
]
const GENERATORS = [
  'scripts/generate-messages.ts',
  'scripts/generate-routes.ts',
  'scripts/generate-slices.ts',
  'scripts/generate-content.ts',
]

function contents(): Map<string, string> {
  const files = globSync(GENERATED, { withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`)
  return new Map(paths.map((file) => [file, readFileSync(file, 'utf8')]))
}

// `--check` also runs the generators: what they would write is compared, then put back.
const check = process.argv.includes('--check')
const before = contents()
for (const generator of GENERATORS.filter((file) => existsSync(file))) {
  await runNodeStep(generator, [generator, ...(check ? ['--check'] : [])])
}
const after = contents()
const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
if (check && stale.length > 0) {
  for (const file of stale) {
    const text = before.get(file)
    if (text !== undefined) writeFileSync(file, text)
  }
  console.error(`Not current: ${stale.join(', ')}. Run: npm run generate`)
  process.exit(1)
}
console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All generated files are current.')
