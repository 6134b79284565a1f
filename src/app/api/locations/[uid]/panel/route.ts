import { readPartnerLogos } from '#data/content/partner-logos.ts'
import { readShell } from '#data/content/shell.ts'
import { currentUid } from '#data/locations/former-uids.ts'
import { readLocation } from '#data/locations/locations.ts'
import { toPanelLocation } from '#features/shell/panel/to-panel-location.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../../answers-of.ts'
import { getLocationPanel } from '../../../calls/content.ts'

const { answer, refused } = answersOf(getLocationPanel)

export const dynamic = 'force-dynamic'

/** What the slide-out shows of one location: how it is booked and where to order from it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (_request, { uid = '' }) => {
    const present = await currentUid(uid)
    const [location, shell, logos] = await Promise.all([
      readLocation(present),
      readShell(),
      readPartnerLogos(),
    ])
    if (!location) return refused(refuse('unknown_location'))
    return answer(toPanelLocation(location, shell.header, logos))
  },
})
