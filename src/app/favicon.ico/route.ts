import { drawFavicon } from '#cms/icons/draw.ts'
import { readSign } from '#data/site/group-sign.ts'
import { pictureResponse } from '../picture-response.ts'

export const dynamic = 'force-dynamic'

/** The group's icon for browsers that ask for no other. */
export async function GET(): Promise<Response> {
  return pictureResponse(await drawFavicon(await readSign()), 'image/x-icon')
}
