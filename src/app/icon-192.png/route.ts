import { drawIcon } from '#cms/icons/draw.ts'
import { readSign } from '#data/site/group-sign.ts'
import { pictureResponse } from '../picture-response.ts'

export const dynamic = 'force-dynamic'

/** The group's icon in tabs of browsers and their lists. */
export async function GET(): Promise<Response> {
  return pictureResponse(await drawIcon(await readSign(), 'tab', 192), 'image/png')
}
