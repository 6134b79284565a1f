import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync([
  '{src,front,scripts}/**/*.{ts,tsx,mjs}',
  'docs/*.md',
  '{README,CONTRIBUTING}.md',
  '.env.example',
]).filter((file) => !/\.test\.tsx?$|payload-types\.ts$/.test(file))

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/

/** What a native reader stumbles over, and what is said instead. */
const INSTEAD: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\b(?:eight|nine|ten|\d+) and more\b/i, 'nine or more'],
  [/\bYours is\b/, 'Your restaurant'],
  [/\b(?:is|are|was) (?:not )?paid back\b/i, 'refunded, non-refundable'],
  [/\bvouched for\b/i, 'guaranteed'],
  [/\bdoes? as well\b/i, 'works too'],
  [/\b(?:in|any) quarters of an hour\b/i, '15 minutes'],
  [/['`]Empty: /, 'Leave empty for'],
  [/\bcool box|\b(?:the|by) lift\b/i, 'cooler, elevator'],
]

it('guests, editors and operators read no words that are foreign to the group’s English', () => {
  const faults = FILES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        INSTEAD.filter(
          ([words, instead]) => words.test(line) && (instead === 'email' || !COMMENT.test(line)),
        ).map(([, instead]) => `${file}:${index + 1}: ${instead}: ${line.trim()}`),
      ),
  )
  expect(faults).toEqual([])
})
