import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sentence } from '#lib/words/sentence.ts'
import { type Catalogue, messageModule, SOURCE_LANGUAGE } from './lib/messages/module.ts'
import { readVoice, sentencesModule, sentencesOf } from './lib/messages/voice.ts'

// Each `messages/{language}.json` becomes a function per message in the `messages.gen.ts` beside the folder. What a
// `voice.json` beside them names is a sentence that a group may say in its own words, and stands in one list.
const VOICE = 'voice.json'
const SENTENCES = 'src/lib/words/sentences.gen.ts'

const folders = new Map<string, Record<string, Catalogue>>()
for (const file of globSync('{src,front}/**/messages/*.json').sort()) {
  if (path.basename(file) === VOICE) continue
  const folder = path.dirname(file)
  const catalogues = folders.get(folder) ?? {}
  catalogues[path.basename(file, '.json')] = readJson(file)
  folders.set(folder, catalogues)
}
const sentences: Sentence[] = []
for (const [folder, catalogues] of folders) {
  try {
    const file = path.join(folder, VOICE)
    const voice = existsSync(file) ? readVoice(readJson(file)) : {}
    sentences.push(...sentencesOf(catalogues[SOURCE_LANGUAGE] ?? {}, voice))
    writeFileSync(`${folder}.gen.ts`, messageModule(catalogues, voice))
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : error}`)
  }
}
writeFileSync(SENTENCES, sentencesModule(sentences))

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
