import { cache } from 'react'
import { readNewsPost } from '#data/content/news.ts'
import { readNoticeNames } from '#data/content/notices.ts'
import { readPage, readTextPage } from '#data/content/pages.ts'
import { emptyShell, readShell } from '#data/content/shell.ts'
import { readLocation } from '#data/locations/locations.ts'
import { readMenu } from '#data/menus/menus.ts'
import { consentScripts } from '#data/site/consent-scripts.ts'
import { hasEmbeds } from '#data/site/csp-sources.ts'
import { missingDocument } from '#features/shell/shell-documents.ts'
import { validUntil } from '#lib/front/render-context.ts'

// A page and its metadata ask for the same documents; within one request each is read once.
export const getLocation = cache(readLocation)
export const getMenu = cache(readMenu)
export const getNewsPost = cache(readNewsPost)
export const getPage = cache(readPage)
export const getTextPage = cache(readTextPage)
export const getShell = cache(readShell)

/**
 * What stands around a page. A content system that cannot start is logged and ignored here
 * (spec:routes.content-down): the page's own reads fail, and the error page says so inside an empty shell
 * (spec:routes.content-down).
 */
export const getLayout = cache(async () => {
  try {
    const shell = await getShell()
    return { shell, missing: missingDocument(shell) }
  } catch (error) {
    console.error('the header and the footer could not be read', error)
    validUntil(0)
    return { shell: emptyShell, missing: null }
  }
})

/**
 * What a page says of its notices and of what needs consent; null where there is nothing of either, and
 * where it cannot be read: the page goes on without them.
 */
export const getNotices = cache(async () => {
  try {
    const [names, embeds] = await Promise.all([readNoticeNames(), hasEmbeds()])
    const any = names.cookies || names.banners.length > 0 || names.popups.length > 0
    const notices = { names, embeds, scripts: consentScripts }
    return any || embeds || consentScripts.length > 0 ? notices : null
  } catch (error) {
    console.error('the notices could not be read', error)
    validUntil(0)
    return null
  }
})
