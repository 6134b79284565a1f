import { expect, inject, onTestFinished, test } from 'vitest'
import { playFuzz } from '#tests/support/fuzz/play.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startSite } from '#tests/support/site.ts'

// ASVS 1.2.4, 1.4.2, 2.2.2, 16.5.1
test('no request fails the site: 500 of a fixed seed, to every route, broken in every field', async () => {
  // Without one, wishes to be written to are refused (503).
  const mails = await startMailServer()
  onTestFinished(() => mails.stop())
  const site = await startSite({ seed: inject('seeds').sqlite, env: { SMTP_URL: mails.url } })
  onTestFinished(() => site.stop())
  const { findings } = await playFuzz(site.url, 16, 500)
  expect(findings).toEqual([])
})
