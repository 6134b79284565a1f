import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scanner } from './contract.ts'

type ScannerHarness = { scanner: Scanner; stop(): Promise<void> }

/**
 * The text that every scanner agrees to find (EICAR), put together here: as one text it would have this
 * very file found.
 */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
)

/** Every adapter of a scanner passes this. */
export function describeScanner(name: string, make: () => Promise<ScannerHarness>) {
  describe(`scanner ${name}`, () => {
    let harness: ScannerHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    test('a file without anything is clean only where it was looked into', async () => {
      const verdict = { ok: true, value: harness.scanner.scans ? 'clean' : 'unscanned' }
      expect(await harness.scanner.scan(Buffer.from('%PDF-1.7'))).toEqual(verdict)
      expect(await harness.scanner.scan(Buffer.alloc(0))).toEqual(verdict)
    })

    test('a file of 2 MB is looked into as a whole', async () => {
      const file = Buffer.concat([Buffer.alloc(2 * 1024 * 1024 - EICAR.length), EICAR])
      const verdict = await harness.scanner.scan(file)
      if (harness.scanner.scans) expect(verdict).toMatchObject({ ok: false, code: 'infected' })
      else expect(verdict).toEqual({ ok: true, value: 'unscanned' })
    })

    test('many files at once get a verdict each', async () => {
      const files = Array.from({ length: 8 }, (_, at) => (at % 2 ? EICAR : Buffer.from(`${at}`)))
      const verdicts = await Promise.all(files.map((file) => harness.scanner.scan(file)))
      expect(verdicts.map(({ ok }) => ok)).toEqual(
        files.map((f) => f !== EICAR || !harness.scanner.scans),
      )
    })
  })
}
