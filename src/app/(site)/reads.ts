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
import { yieldToEventLoop } from '#lib/process/event-loop.ts'

// A page and its metadata ask for the same documents; within one request each is read once.
export const getLocation = cache(behindShell(readLocation))
export const getMenu = cache(behindShell(readMenu))
export const getNewsPost = cache(behindShell(readNewsPost))
export const getPage = cache(behindShell(readPage))
export const getTextPage = cache(behindShell(readTextPage))
export const getShell = cache(readShell)

/**
 * The shell around a page. If the content system cannot start, the failure is logged and ignored here
 * (spec:routes.content-down): the page's own reads fail, and the error page is drawn inside an empty shell.
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
 * Names of the notices and scripts that need consent; null if there are none, or if they cannot be read: the
 * page goes on without them.
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

/**
 * As `read`, and its answer comes once the shell around the page has been drawn. Both are drawn at once, and React
 * orders a page's data by when they come; but a page is the same, byte for byte, whatever was read first in this
 * process.
 */
function behindShell<Args extends unknown[], T>(read: (...args: Args) => Promise<T>) {
  return async (...args: Args): Promise<T> => {
    const [value] = await Promise.all([read(...args), getLayout(), getNotices()])
    // In one turn of the event loop React hears that the shell is there, in the next one it draws it.
    await yieldToEventLoop()
    await yieldToEventLoop()
    return value
  }
}
