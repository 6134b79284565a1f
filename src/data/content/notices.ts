import { isGlobalPreviewed } from '#cms/access/previewed-draft.ts'
import {
  type MembersOf,
  membersIn,
  type NoticeBlock,
  noticeScopeOf,
} from '#cms/notices/notice-scope.ts'
import type { NoticeNames, NoticeScope } from '#lib/notices/notices.ts'
import type { RichText } from '#lib/text/rich-text.ts'
import { readLocations } from '../locations/locations.ts'
import { tryReadZones } from '../locations/zones.ts'
import { getPayload } from '../site/payload.ts'
import { readGlobal } from './read-global.ts'
import { toRichText } from './rich-text.ts'
import { type SliceData, toSlices } from './slices.ts'

/** A banner or a popup: whom it is for, and its slice. */
export type NoticeData = NoticeScope & { slice: SliceData }

/**
 * Everything that may be shown beside the pages; a document that is missing has nothing
 * (spec:shell.missing-notices).
 */
export type NoticesData = {
  banners: NoticeData[]
  popups: NoticeData[]
  cookies: RichText | null
}

/** Banners, popups and the text of the cookie notice, in the editors' order. */
export async function readNotices(): Promise<NoticesData> {
  const [payload, banner, popup, cookies, membersOf] = await Promise.all([
    getPayload(),
    readGlobal('banner'),
    readGlobal('popup'),
    readGlobal('cookies'),
    readMembers(),
  ])
  const toData = (blocks: readonly NoticeBlock[]): NoticeData[] =>
    blocks.flatMap((block) =>
      toSlices(payload, [block]).map((slice) => ({ ...noticeScopeOf(block, membersOf), slice })),
    )
  return {
    banners: toData(banner?.slices ?? []),
    popups: toData(popup?.slices ?? []),
    cookies: cookies?.enabled ? toRichText(cookies.description) : null,
  }
}

/** The names of the same, for every page. */
export async function readNoticeNames(): Promise<NoticeNames> {
  const [banner, popup, cookies] = await Promise.all([
    readGlobal('banner', 0),
    readGlobal('popup', 0),
    readGlobal('cookies', 0),
  ])
  const drafted = (['banner', 'popup', 'cookies'] as const).some(isGlobalPreviewed)
  const saved = [banner, popup, cookies].map((document) => document?.updatedAt ?? '')
  return {
    banners: (banner?.slices ?? []).flatMap(({ uid }) => uid ?? []),
    popups: (popup?.slices ?? []).flatMap(({ uid }) => uid ?? []),
    cookies: Boolean(cookies?.enabled && toRichText(cookies.description)),
    draft: drafted ? saved.join(' ') : null,
  }
}

async function readMembers(): Promise<MembersOf> {
  const [locations, zones] = await Promise.all([readLocations(), tryReadZones()])
  return membersIn(locations, zones)
}
