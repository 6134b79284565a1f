import { inject } from 'vitest'
import { test as browserTest } from './browser-test.ts'
import { startMailServer } from './mail-server.ts'
import { startSite } from './site.ts'

/** Tests of a site of the file's own that sends its mails to a server of theirs (`mails`). */
export const test = browserTest
  .extend('mails', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startMailServer()
    onCleanup(() => server.stop())
    return server
  })
  .extend('site', { scope: 'file' }, async ({ mails }, { onCleanup }) => {
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'Saltwood <a@b.example>' }
    const site = await startSite({ seed: inject('seeds').sqlite, env })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
