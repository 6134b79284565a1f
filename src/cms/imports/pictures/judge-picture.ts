import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import * as texts from '../../hooks/messages.gen.ts'
import { pixelLimitError } from '../../hooks/uploads/limit-pixels.ts'
import { fileTypeOf } from '../../hooks/uploads/name-by-hash.ts'
import { drawSvg } from '../../hooks/uploads/rasterise-svg.ts'
import { withoutMetadata } from '../../hooks/uploads/without-metadata.ts'
import * as t from '../kinds/pictures/messages.gen.ts'

/**
 * The picture that the library would keep of a file, an SVG as its PNG and without metadata, judged by its content as an upload is. Refused with a
 * `message` for editors where it is no picture, or one that no upload may be.
 */
export async function judgePicture(
  { payload }: PayloadRequest,
  file: Buffer,
): Promise<Result<Buffer, 'no_picture'>> {
  const no = (message: string) => refuse('no_picture', { message })
  const drawn = await drawSvg(file)
  if (!drawn.ok) return no(texts.thisSvgCannotBeConverted())
  const mime = fileTypeOf(drawn.value)?.mime ?? ''
  const { mimeTypes = [] } = payload.collections.media.config.upload
  if (!mime.startsWith('image/') || !mimeTypes.includes(mime)) return no(t.noPicture())
  const kept = withoutMetadata(drawn.value)
  if (!kept) return no(texts.thisPictureCannotBeRead())
  const fault = await pixelLimitError(kept)
  return fault === null ? ok(kept) : no(fault)
}
