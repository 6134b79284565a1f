// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { Words } from '#lib/words/words.ts'

export const nothingNewYet = (words: Words) => words['pages.noNews'] ?? 'Nothing new yet. Please check back soon.'
