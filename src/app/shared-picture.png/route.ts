import { drawSharedPicture } from '#cms/icons/draw.ts'
import { readSign } from '#data/site/group-sign.ts'
import { pictureResponse } from '../picture-response.ts'

export const dynamic = 'force-dynamic'

/** What a shared link shows of a page without a picture. */
export async function GET(): Promise<Response> {
  return pictureResponse(await drawSharedPicture(await readSign()), 'image/png')
}
