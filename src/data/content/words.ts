import { wordsOf } from '#lib/words/stored-words.ts'
import type { Words } from '#lib/words/words.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readGlobal } from './read-global.ts'

/** The sentences that the group says in words of its own, as published. */
export const readWords: () => Promise<Words> = oncePerEpoch('words', async () =>
  wordsOf((await readGlobal('words', 0))?.sentences),
)
