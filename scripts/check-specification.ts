// `npm run specification`: every anchor of docs/specification is unique, and every `spec:` leads to one.
import { specificationFaults, specificationFiles } from './lib/specification.ts'

const faults = specificationFaults(specificationFiles())
for (const { file, line, message } of faults) console.error(`${file}:${line}: ${message}`)
process.exitCode = faults.length > 0 ? 1 : 0
