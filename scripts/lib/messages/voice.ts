import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { z } from 'zod'
import type { Sentence } from '#lib/words/sentence.ts'

/** What `voice.json` beside a catalogue says of the messages that a group may change, by their keys. */
export type Voice = Record<string, Entry>

type Entry = z.infer<typeof entry>

const entry = z.strictObject({
  /** Under which the group's words are kept: the place where guests read it, and a name. */
  id: z.string().regex(/^[a-z]+\.[a-z][a-zA-Z0-9]*$/),
  /** For whoever changes it: when it is said, and to whom. */
  meaning: z.string().regex(/^\p{Lu}.*\.$/u),
  /** The most characters that it may have. */
  limit: z.int().min(10).max(400),
  /** Values that it is of no use without. */
  needs: z.array(z.string()).default([]),
})
const voice = z.record(z.string(), entry)

/** Reads a `voice.json`. Throws an error that names what is wrong. */
export function readVoice(value: unknown): Voice {
  const read = voice.safeParse(value)
  if (!read.success) throw new Error(`voice: ${z.prettifyError(read.error)}`)
  return read.data
}

/**
 * The sentences of a catalogue that a group may change, in the order of its voice. Throws an error that names a key
 * which is no message, or whose message is too long or more than a text with values.
 */
export function sentencesOf(catalogue: Readonly<Record<string, string>>, voice: Voice): Sentence[] {
  return Object.entries(voice).map(([key, { id, meaning, limit, needs }]) => {
    const message = catalogue[key]
    if (message === undefined) throw new Error(`voice: “${key}” is no message`)
    const { text, values } = plainText(key, message)
    if (text.length > limit)
      throw new Error(`voice: “${key}” has ${text.length} characters, and may have ${limit}`)
    const unknown = needs.find((name) => !values.includes(name))
    if (unknown) throw new Error(`voice: “${key}” needs {${unknown}}, which it does not take`)
    return { id, text, meaning, limit, values, needs }
  })
}

/** A message as editors write it, `Thank you, {name}`, with the names of its values. */
export function plainText(key: string, message: string): { text: string; values: string[] } {
  const parts = parse(message).map((element) => {
    const part = plainPart(element)
    if (part === null) throw new Error(`voice: “${key}” has more than texts and values`)
    return part
  })
  const values = parts.flatMap(({ value }) => value ?? [])
  return { text: parts.map(({ text }) => text).join(''), values: [...new Set(values)] }
}

function plainPart(element: MessageFormatElement): { text: string; value?: string } | null {
  if (element.type === TYPE.argument) return { text: `{${element.value}}`, value: element.value }
  if (element.type !== TYPE.literal || /[{}]/.test(element.value)) return null
  return { text: element.value }
}

const HEAD =
  '// Written by `npm run generate` from the voice.json of all catalogues. Do not edit.\n'

/** The TypeScript module that lists all sentences. Throws where two have the same id. */
export function sentencesModule(sentences: readonly Sentence[]): string {
  const ids = sentences.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new Error(`voice: two sentences are called “${twice}”`)
  const rows = sentences.map((one) => `  ${JSON.stringify(one)},\n`).join('')
  return `${HEAD}\n/** Every sentence that a group may say in its own words. */\nexport const SENTENCES = [\n${rows}] as const\n`
}
