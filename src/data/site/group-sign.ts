import type { GroupSign } from '#cms/icons/draw.ts'
import { readGroupSign } from '#cms/icons/read-sign.ts'
import { oncePerEpoch } from './once-per-epoch.ts'
import { getPayload } from './payload.ts'

/** What the group's icons are drawn from. */
export const readSign: () => Promise<GroupSign> = oncePerEpoch('group sign', async () =>
  readGroupSign(await getPayload()),
)
