import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Catalogue, messageModule } from './lib/messages/module.ts'

// Each `messages/{language}.json` becomes a function per message in the `messages.gen.ts` beside the folder.
const folders = new Map<string, Record<string, Catalogue>>()
for (const file of globSync('{src,front}/**/messages/*.json').sort()) {
  const folder = path.dirname(file)
  const catalogues = folders.get(folder) ?? {}
  catalogues[path.basename(file, '.json')] = JSON.parse(readFileSync(file, 'utf8'))
  folders.set(folder, catalogues)
}
for (const [folder, catalogues] of folders) {
  try {
    writeFileSync(`${folder}.gen.ts`, messageModule(catalogues))
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : error}`)
  }
}
