import { countPixels } from '#cms/pictures/isolated-sharp.ts'
import { MOST_PIXELS } from '#cms/pictures/limits.ts'
import { UnreadablePicture } from '#cms/pictures/sharp-client.ts'
import * as t from '../messages.gen.ts'
import { onUpload } from './on-upload.ts'

const MEGA = 1_000_000

/** Refuses pictures that cannot be read, and those that unpack to more than a picture is, before any of it is done. */
export const limitPixels = onUpload(({ data, mimetype }) =>
  mimetype.startsWith('image/') ? pixelLimitError(data) : null,
)

/** Why a picture is not taken: it cannot be read, or unpacks to too many pixels; null where it is. */
export async function pixelLimitError(bytes: Uint8Array): Promise<string | null> {
  try {
    const pixels = await countPixels(bytes)
    if (pixels <= MOST_PIXELS) return null
    const millions = (count: number) => Math.ceil(count / MEGA)
    return t.tooManyPixels({ pixels: millions(pixels), limit: millions(MOST_PIXELS) })
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return t.thisPictureCannotBeRead()
  }
}
