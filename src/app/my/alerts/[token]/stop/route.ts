import { houseBook } from '#house-book/process.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Ends a guest's waiting and leads back to the page, which says so. Only ever by POST. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const { alerts } = await houseBook()
  await alerts.stop(token)
  return seeOther(`/my/alerts/${encodeURIComponent(token)}`)
}
