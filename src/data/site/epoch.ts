import { currentEpoch } from '#cms/content/epoch.ts'
import { getPayload } from './payload.ts'

/** The content epoch: the front's EpochSource. */
export async function readEpoch(): Promise<number> {
  return currentEpoch(await getPayload())
}
