import type { PayloadRequest } from 'payload'
import { readFactors } from '#cms/second-factor/factors.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import type { Ways } from './download.client.tsx'

/** By what the account of whoever asks can confirm a download. */
export async function readWays(req: PayloadRequest): Promise<Ways> {
  const factors = await readFactors(req.payload, Number(req.user?.id))
  return {
    app: factors.app !== null,
    passkey: factors.passkeys.length > 0 && arePasskeysPossible(),
  }
}
