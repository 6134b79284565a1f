// `npm run specification`: the anchors of docs/specification and the `spec:` that lead to them, the head and the
// index of each decision, and every relative link of a document.
import { existsSync } from 'node:fs'
import { decisionFaults } from './lib/decisions.ts'
import { linkFaults } from './lib/document-links.ts'
import { specificationFaults } from './lib/specification.ts'
import { projectTexts } from './lib/text-files.ts'

const texts = projectTexts()
const faults = [
  ...specificationFaults(texts),
  ...decisionFaults(texts),
  ...linkFaults(texts, existsSync),
]
for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`)
process.exitCode = faults.length > 0 ? 1 : 0
