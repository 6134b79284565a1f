import { type GroupSign, readInset } from '#cms/icons/draw.ts'
import type { Inset } from '#cms/icons/drawing.ts'
import { readGroupSign } from '#cms/icons/read-sign.ts'
import { oncePerEpoch } from './once-per-epoch.ts'
import { getPayload } from './payload.ts'

/** What the group's icons are drawn from. */
export const readSign: () => Promise<GroupSign> = oncePerEpoch('group sign', async () =>
  readGroupSign(await getPayload()),
)

/** The group's logo for light paper; null where it has none. */
export const readPaperLogo = async (): Promise<Inset | null> =>
  readInset((await readSign()).paperLogo)
