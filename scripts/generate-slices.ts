import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, pascalCase } from '#slices/define.ts'

const DIRECTORY = path.resolve('src/slices')
const HEAD =
  '// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.\n'

/** The generated files of `src/slices`, by name: the React registry, the samples and the types. */
export function sliceFiles(directory = DIRECTORY): Record<string, string> {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(directory, entry.name, 'schema.ts')),
    )
    .map((entry) => entry.name)
    .sort()
  const has = (name: string) => (folder: string) => existsSync(path.join(directory, folder, name))
  return {
    'registry.gen.ts': registry(folders, has),
    'fixtures.gen.ts': fixtures(folders),
    'values.gen.ts': values(folders),
  }
}

type Has = (name: string) => (folder: string) => boolean

function registry(folders: string[], has: Has): string {
  const [draws, loads, tells] = [has('component.tsx'), has('data.ts'), has('json-ld.ts')]
  const imports = folders.flatMap((folder) => [
    ...(draws(folder)
      ? [`import { ${pascalCase(folder)}Slice } from './${folder}/component.tsx'`]
      : []),
    `import { ${camelCase(folder)} } from './${folder}/schema.ts'`,
    ...(tells(folder)
      ? [`import { jsonLd as ${camelCase(folder)}JsonLd } from './${folder}/json-ld.ts'`]
      : []),
  ])
  const lines = folders.map((folder) => {
    const jsonLd = `\n    jsonLd: ${camelCase(folder)}JsonLd,`
    const component = `\n    Component: ${pascalCase(folder)}Slice,`
    const load = `\n    data: () => import('./${folder}/data.ts'),`
    return `  ${slugOf(folder)}: {
    schema: ${camelCase(folder)},${draws(folder) ? component : ''}${loads(folder) ? load : ''}${tells(folder) ? jsonLd : ''}
  },`
  })
  return `${HEAD}${imports.join('\n')}
import type { SliceSlug } from './schemas.ts'
import type { SliceEntry } from './slice.ts'

/** Component, schema and loader of every slice. A slice that is missing here is a type error. */
export const registry = {
${lines.join('\n')}
} satisfies Record<SliceSlug, SliceEntry>
`
}

function fixtures(folders: string[]): string {
  return `${HEAD}${folders
    .map((folder) => `import * as ${camelCase(folder)} from './${folder}/fixture.ts'`)
    .join('\n')}
import type { SliceSlug } from './schemas.ts'
import type { SliceFixture } from './slice.ts'

/** The samples of every slice: for the contract test, the slice library and its pictures. */
export const fixtures: Record<SliceSlug, SliceFixture> = {
${folders.map((folder) => `  ${slugOf(folder)}: ${camelCase(folder)},`).join('\n')}
}
`
}

function values(folders: string[]): string {
  return `${HEAD}${folders
    .map((folder) => `import type { ${pascalCase(folder)} } from './${folder}/schema.ts'`)
    .join('\n')}

/** Props type of each slice's component, by slug. */
export type SliceValues = {
${folders.map((folder) => `  ${slugOf(folder)}: ${pascalCase(folder)}`).join('\n')}
}
`
}

function slugOf(folder: string): string {
  return folder.replaceAll('-', '_')
}

/** Names of the generated files that differ from what the folders say; writes them unless `check`. */
export function generateSlices({ check }: { check: boolean }): string[] {
  const stale = Object.entries(sliceFiles()).filter(([name, text]) => {
    const file = path.join(DIRECTORY, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (!check) for (const [name, text] of stale) writeFileSync(path.join(DIRECTORY, name), text)
  return stale.map(([name]) => `src/slices/${name}`)
}

if (import.meta.main) {
  const check = process.argv.includes('--check')
  const stale = generateSlices({ check })
  if (check && stale.length > 0) {
    console.log(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
