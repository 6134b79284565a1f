import type { Result } from '#lib/result.ts'

/**
 * `infected`: the scanner names something in the file · `scanner_unavailable`: it gave no verdict, so
 * there is none. `detail.reason` is short, for the log.
 */
export type ScannerCode = 'infected' | 'scanner_unavailable'

/** The port for scanning files before they are stored; every adapter passes `suite.ts`. */
export type Scanner = {
  /** Whether files are looked into at all: nobody is told so where none is. */
  scans: boolean
  /** `clean`: looked into, nothing found · `unscanned`: there is no scanner. Never throws. */
  scan(bytes: Uint8Array): Promise<Result<'clean' | 'unscanned', ScannerCode>>
}
