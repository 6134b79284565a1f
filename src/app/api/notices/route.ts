import { readNotices } from '#data/content/notices.ts'
import { apiRoute } from '#lib/http/respond.ts'
import type { NoticesResponse } from '#lib/notices/notices.ts'
import { banner } from '#slices/banner/schema.ts'
import { parseSlice } from '#slices/parse.ts'
import type { Popup } from '#slices/popup/schema.ts'
import { popup } from '#slices/popup/schema.ts'
import { answersOf } from '../answers-of.ts'
import { getNotices } from '../calls/content.ts'

const { publicAnswer } = answersOf(getNotices)

export const dynamic = 'force-dynamic'

/** What may be shown beside the pages; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request) => {
    const { banners, popups, cookies } = await readNotices()
    const notices: NoticesResponse = {
      banners: banners.flatMap(({ slice, ...scope }) => {
        const parsed = parseSlice(banner, slice)
        return parsed.ok ? [{ ...scope, slice: parsed.value }] : []
      }),
      popups: popups.flatMap(({ slice, ...scope }) => {
        const parsed = parseSlice(popup, slice)
        if (!parsed.ok) return []
        const { variation, seconds, scrolled } = parsed.value as Popup
        const patience = { seconds: seconds ?? 0, scrolled: scrolled ?? 0 }
        return [{ ...scope, variation, patience, slice: parsed.value }]
      }),
      cookies,
    }
    return publicAnswer(request, notices)
  },
})
