import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, pascalCase } from '#slices/define.ts'
import { generateSlices } from './generate-slices.ts'

const NAME = /^[a-z]+(?:-[a-z]+)*$/

/** Files of a fresh slice by name, ready to be filled in. */
export function scaffold(folder: string): Record<string, string> {
  const slug = folder.replaceAll('-', '_')
  const words = folder.replaceAll('-', ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  const [pascal, camel] = [pascalCase(folder), camelCase(folder)]
  return {
    'schema.ts': `import { defineSlice } from '../define.ts'

export type ${pascal} = { title: string }

/** What an editor shows with it. */
export const ${camel} = defineSlice({
  slug: '${slug}',
  label: '${label}',
  group: 'words',
  previewText: '${label}, in a sentence for editors who do not see its picture.',
  heading: 'title',
  fields: [{ name: 'title', type: 'text', required: true, maxLength: 80 }],
})
`,
    'component.tsx': `import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import type { ${pascal} } from './schema.ts'

export function ${pascal}Slice({ slice, level, headingId }: SliceProps<${pascal}>) {
  return <SliceSection slice={slice} level={level} headingId={headingId} />
}
`,
    'fixture.ts': `import type { ${pascal} } from './schema.ts'

export const full: ${pascal} = { title: '${label}' }

export const minimal: ${pascal} = { title: '${label}' }
`,
  }
}

function main(folder = ''): void {
  const directory = path.resolve('src/slices', folder)
  if (!NAME.test(folder)) {
    console.log('Usage: npm run new:slice <name-in-kebab-case>')
    process.exitCode = 1
    return
  }
  if (existsSync(directory)) {
    console.log(`src/slices/${folder} exists already.`)
    process.exitCode = 1
    return
  }
  mkdirSync(directory)
  for (const [name, text] of Object.entries(scaffold(folder))) {
    writeFileSync(path.join(directory, name), text)
  }
  generateSlices({ check: false })
  console.log(`Wrote src/slices/${folder}. Now:
  1. fill in schema.ts, component.tsx and fixture.ts (add data.ts if it reads content),
  2. export ${camelCase(folder)} from src/slices/schemas.ts,
  3. with the site running, npm run slice-thumbnails -- ${folder}, once it looks right in
     /slice-library/${folder}: it writes public/slices/${folder}.webp, the editor's picture,
  4. npm run generate, and a migration if the block is new to the database.`)
}

if (import.meta.main) main(process.argv[2])
