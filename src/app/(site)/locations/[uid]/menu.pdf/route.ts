import { notFound } from 'next/navigation'
import { readPaperLogo } from '#cms/icons/paper-logo.ts'
import { readGroupPrintLook } from '#data/content/settings.ts'
import { readSign } from '#data/site/group-sign.ts'
import { env } from '#env.ts'
import { printedMenu } from '#features/menus/pdf/content.ts'
import { menuPdf } from '#features/menus/pdf/menu-pdf.ts'
import { startOfDay } from '#lib/time/time.ts'
import { getLocation, getShell } from '../../../reads.ts'
import { readServedMenu, today } from '../served-menu.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ uid: string }> }

/** The menu of a location as a file on Letter paper: the same bytes for everyone, until it changes or a day ends. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const location = await getLocation((await params).uid)
  if (!location) notFound()
  const [{ served, slices }, { shortName }, look, logo] = await Promise.all([
    readServedMenu(location),
    getShell(),
    readGroupPrintLook(),
    readSign().then(readPaperLogo),
  ])
  if (served.length === 0) notFound()
  const day = today(location.timeZone)
  const menu = { group: shortName, logo, location, day, slices, served, origin: env.publicUrl }
  const made = new Date(startOfDay(day, location.timeZone))
  const file = await menuPdf(printedMenu(menu), { made, look })
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${location.uid}-menu.pdf"`,
    },
  })
}
