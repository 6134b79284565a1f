import type { PayloadRequest } from 'payload'
import type { PopupScope } from '#lib/notices/choose.ts'
import type { NoticeDelay, NoticeKind } from '#lib/notices/notices.ts'
import type { Banner, Popup } from '#payload-types.ts'
import { type PublicationPlan, readPlans } from '../content/publication-plans.ts'
import { readFields } from '../content/read-fields.ts'
import { readSiteGlobal } from '../content/read-site-global.ts'
import { readZones, type Zone } from '../content/zones.ts'
import { membersIn, type NoticeBlock, noticeScopeOf, targetOf } from './notice-scope.ts'

/** A published banner or popup. */
export type Notice = PopupScope & {
  kind: NoticeKind
  /** Place among those of its kind, from 1: the lower one comes first. */
  order: number
  title: string
  /** Names of its restaurants and zones as editors chose them; null = all restaurants. */
  placeNames: string[] | null
  /** What a popup waits for besides a quiet moment. */
  patience: NoticeDelay
}

/** A restaurant that a guest may have chosen. */
export type NoticePlace = { uid: string; title: string; timeZone: string }

/** What is published of one kind, whether a newer draft waits, and what the clock is to do with it. */
export type NoticeList = { notices: Notice[]; isChanged: boolean; plans: PublicationPlan[] }

export type NoticeBoard = Record<NoticeKind, NoticeList> & { places: NoticePlace[] }

/** Plans that are read; those of all documents are among them. */
const MOST_PLANS = 200

/** Banners and popups as guests get them, in the editors' order, and the restaurants that they may be for. */
export async function readNoticeBoard(req: PayloadRequest): Promise<NoticeBoard> {
  const { payload } = req
  const options = { depth: 0, draft: false } as const
  const [banner, popup, locations, zones, { plans }, ...changed] = await Promise.all([
    readSiteGlobal(payload, 'banner', options),
    readSiteGlobal(payload, 'popup', options),
    readFields(payload, 'locations', { select: PLACE_FIELDS, sort: '_order' }),
    readZones(payload),
    readPlans(req, { limit: MOST_PLANS }),
    isChanged(req, 'banner'),
    isChanged(req, 'popup'),
  ])
  const membersOf = membersIn(locations, zones)
  const nameOf = nameIn(locations, zones)
  const listOf = (kind: NoticeKind, document: Banner | Popup | null): Notice[] =>
    (document?.slices ?? []).flatMap((block: NoticeBlock, index) => ({
      ...{ kind, order: index + 1, title: 'title' in block ? block.title : block.text },
      ...noticeScopeOf(block, membersOf),
      placeNames: block.items?.length ? block.items.flatMap((item) => nameOf(item)) : null,
      ...('variation' in block
        ? { variation: block.variation, patience: patienceOf(block) }
        : { variation: 'call-to-action' as const, patience: { seconds: 0, scrolled: 0 } }),
    }))
  const open = locations.filter(({ comingSoon }) => !comingSoon)
  const [bannerChanged = false, popupChanged = false] = changed
  const plansOf = (kind: NoticeKind) => plans.filter(({ global }) => global === kind)
  return {
    banner: {
      notices: listOf('banner', banner),
      isChanged: bannerChanged,
      plans: plansOf('banner'),
    },
    popup: { notices: listOf('popup', popup), isChanged: popupChanged, plans: plansOf('popup') },
    // One that is coming soon is a guest's own only where no other is (spec:shell.geolocation-default).
    places: (open.length > 0 ? open : locations).map(({ uid, title, timeZone }) => ({
      ...{ uid, title, timeZone },
    })),
  }
}

const PLACE_FIELDS = { uid: true, title: true, timeZone: true, comingSoon: true } as const

function patienceOf({ seconds, scrolled }: { seconds?: number | null; scrolled?: number | null }) {
  return { seconds: seconds ?? 0, scrolled: scrolled ?? 0 }
}

/** Whether the newest version is a draft. */
async function isChanged(req: PayloadRequest, slug: NoticeKind): Promise<boolean> {
  const newest = await req.payload.findGlobal({ slug, draft: true, depth: 0, req })
  return Boolean(newest.updatedAt) && newest._status === 'draft'
}

type Item = NonNullable<NoticeBlock['items']>[number]

/** The name of what an entry of a restriction names; none where it is gone. */
function nameIn(locations: readonly { id: number; title: string }[], zones: readonly Zone[]) {
  const titles = new Map(locations.map(({ id, title }) => [id, title]))
  const zoneTitles = new Map(zones.map(({ id, title }) => [id, title]))
  return (item: Item): string[] => {
    const { zone, id } = targetOf(item)
    const title = zone ? zoneTitles.get(String(id)) : titles.get(id)
    return title === undefined ? [] : [title]
  }
}
