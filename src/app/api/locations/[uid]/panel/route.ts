import { readPartnerLogos } from '#data/content/partner-logos.ts'
import { readShell } from '#data/content/shell.ts'
import { readWords } from '#data/content/words.ts'
import { currentUid } from '#data/locations/former-uids.ts'
import { readLocation } from '#data/locations/locations.ts'
import { panelWords } from '#features/reservations/panel-words.ts'
import { toPanelLocation } from '#features/shell/panel/to-panel-location.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../../answers-of.ts'
import { getLocationPanel } from '../../../calls/content.ts'

const { answer, refused } = answersOf(getLocationPanel)

export const dynamic = 'force-dynamic'

/** The panel's data of one location: how it is booked and where to order from it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (_request, { uid = '' }) => {
    const present = await currentUid(uid)
    const [location, shell, logos, own] = await Promise.all([
      readLocation(present),
      readShell(),
      readPartnerLogos(),
      readWords(),
    ])
    if (!location) return refused(refuse('unknown_location'))
    const words = panelWords(own)
    return answer({
      ...toPanelLocation(location, shell.header, logos),
      ...(words ? { words } : {}),
    })
  },
})
