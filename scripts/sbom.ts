import { writeFileSync } from 'node:fs'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'
import { readLockfile } from './lib/supply-chain/lockfile.ts'
import { sbomOf } from './lib/supply-chain/sbom.ts'

// npm run sbom -- FILE: writes what a site consists of, as CycloneDX 1.5 (JSON).
await exitOnOperatorError(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new OperatorError('npm run sbom -- FILE')
  const sbom = sbomOf(readLockfile())
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}`)
})
