import { processSingleton } from '#lib/process/process-singleton.ts'
import { connect } from './clamd/connect.ts'
import type { Scanner } from './contract.ts'
import { createNoScanner } from './none/adapter.ts'

/** What looks into the files that people send: clamd where it has an address, else nothing. */
export function scanner(): Scanner {
  return processSingleton('scanner', () => connect() ?? createNoScanner())
}

/**
 * Connects the scanner and asks it for a first verdict in the background: one that gives none shows at the
 * start, and keeps the site from nothing but resumes. Throws where its variable cannot be used.
 */
export function connectScanner(): void {
  void scanner()
    .scan(Buffer.from('Tableside'))
    .then((verdict) => {
      if (!verdict.ok) console.error('scanner: no verdict, so no resume is taken', verdict.detail)
    })
}
