// `npm run asvs`: writes docs/trust/asvs.md; with `--check` only says what is wrong with it or with its annotations.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readAnnotations } from './lib/asvs/annotations.ts'
import { chapters } from './lib/asvs/chapters.ts'
import { answerFaults } from './lib/asvs/check.ts'
import { ASVS_DOCUMENT, asvsDocument } from './lib/asvs/document.ts'
import { projectTexts } from './lib/text-files.ts'

const read = projectTexts()
  .filter(({ file }) => /\.tsx?$/.test(file))
  .map(readAnnotations)
const annotations = read.flatMap((one) => one.annotations)
const faults = [
  ...read.flatMap((one) => one.faults),
  ...answerFaults(chapters, annotations, 'scripts/lib/asvs/chapters.ts'),
]
const text = asvsDocument(chapters, annotations)
const isCurrent = existsSync(ASVS_DOCUMENT) && readFileSync(ASVS_DOCUMENT, 'utf8') === text
if (process.argv.includes('--check')) {
  if (!isCurrent)
    faults.push({ file: ASVS_DOCUMENT, line: 1, message: 'is not current: npm run asvs' })
} else if (!isCurrent && faults.length === 0) {
  writeFileSync(ASVS_DOCUMENT, text)
  console.log(`Written: ${ASVS_DOCUMENT}`)
}
for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`)
process.exitCode = faults.length > 0 ? 1 : 0
