import type { Payload } from 'payload'
import { filesOf, type MediaNames } from '#cms/content/media-files.ts'
import { CANARY } from './hostile-file.ts'

const SAFE_TYPES = /^(?:image\/(?:jpeg|png|webp|avif)|video\/(?:mp4|webm)|application\/pdf)$/
/** Kinds of which only what they show is kept; papers and WebM are kept as they are, and run nothing here. */
const CLEAN_TYPES = /^image\/|mp4$/

/** What is wrong with how the front serves the files of an upload. */
export async function checkMedia(
  { payload, origin }: { payload: Payload; origin: string },
  { id }: { id: number },
): Promise<string[]> {
  const doc = await payload.findByID({ collection: 'media', id, depth: 0 })
  const found = await Promise.all(filesOf(doc as MediaNames).map((name) => checkFile(origin, name)))
  return found.flat()
}

async function checkFile(origin: string, name: string): Promise<string[]> {
  const reply = await fetch(`${origin}/media/${encodeURIComponent(name)}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  const header = (key: string) => reply.headers.get(key) ?? ''
  const type = header('content-type')
  const wrong: string[] = []
  if (reply.status !== 200) wrong.push(`${name} is served with ${reply.status}`)
  if (!SAFE_TYPES.test(type)) wrong.push(`${name} is served as ${type}`)
  if (header('x-content-type-options') !== 'nosniff')
    wrong.push(`${name} may be taken for another type`)
  if (!header('content-security-policy').includes("default-src 'none'"))
    wrong.push(`${name} may load what it likes`)
  if (CLEAN_TYPES.test(type) && /GPS|<script/.test(bytes.toString('latin1')))
    wrong.push(`${name} says more than it shows`)
  if (CLEAN_TYPES.test(type) && bytes.includes(CANARY))
    wrong.push(`${name} keeps what is hidden in it`)
  return wrong
}
