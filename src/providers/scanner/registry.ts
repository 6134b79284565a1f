import { processSingleton } from '#lib/process/process-singleton.ts'
import { connectFirst } from '../vendor.ts'
import type { Scanner } from './contract.ts'
import { scannerVendors } from './vendors.ts'

/** What scans the files that people send: clamd if it has an address, else nothing. */
export function scanner(): Promise<Scanner> {
  return processSingleton('scanner', async () => {
    const connected = await connectFirst<Scanner, []>(scannerVendors)
    if (!connected) throw new Error('no scanner is connected')
    return connected
  })
}

/**
 * Connects the scanner and asks it for a first verdict in the background: one that gives none shows at the
 * start, and keeps the site from nothing but resumes. Throws if its variable cannot be used.
 */
export async function connectScanner(): Promise<void> {
  const connected = await scanner()
  void connected.scan(Buffer.from('Tableside')).then((verdict) => {
    if (!verdict.ok) console.error('scanner: no verdict, so no resume is taken', verdict.detail)
  })
}
