import { drawIcon } from '#cms/icons/draw.ts'
import { readSign } from '#data/site/group-sign.ts'
import { pictureResponse } from '../picture-response.ts'

export const dynamic = 'force-dynamic'

/** The group's icon on the home screen of a telephone. */
export async function GET(): Promise<Response> {
  return pictureResponse(await drawIcon(await readSign(), 'tile', 180), 'image/png')
}
