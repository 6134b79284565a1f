import { drawSharedPicture } from '#cms/icons/draw.ts'
import { readSign } from '#data/site/group-sign.ts'
import { pictureResponse } from '../picture-response.ts'

export const dynamic = 'force-dynamic'

/** The picture (1200 × 630) for shared links of pages that have no picture of their own. */
export async function GET(): Promise<Response> {
  return pictureResponse(await drawSharedPicture(await readSign()), 'image/png')
}
