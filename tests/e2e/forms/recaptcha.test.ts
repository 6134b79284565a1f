import { expect, inject } from 'vitest'
import { startSimulator } from '#providers/bot-check/recaptcha/simulator.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { fill, openForm } from '#tests/support/gift-cards-form.ts'
import { startSite } from '#tests/support/site.ts'

const test = browserTest
  .extend('simulator', { scope: 'file' }, async ({}, { onCleanup }) => {
    const simulator = await startSimulator()
    onCleanup(() => simulator.stop())
    return simulator
  })
  .extend('site', { scope: 'file' }, async ({ simulator }, { onCleanup }) => {
    const { siteKey, secretKey, verifyUrl, scriptUrl } = simulator.account
    const site = await startSite({
      seed: inject('seeds').sqlite,
      env: {
        ...{ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey },
        ...{ RECAPTCHA_VERIFY_URL: verifyUrl, RECAPTCHA_SCRIPT_URL: scriptUrl },
      },
    })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

test('the form has its text and not its badge; whoever scores low is told what everybody is told', async ({
  begin,
  site,
  simulator,
}) => {
  const { page } = await begin({ address: '198.51.100.20', reducedMotion: 'reduce' })
  const parts = await openForm(page, site.url)
  await fill(parts)
  const words =
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.'
  await parts.form.getByText(words).waitFor()
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  expect(await page.locator('.grecaptcha-badge').isVisible()).toBe(false)
  const verified = () => simulator.received.filter(({ call }) => call === 'verify').length
  const before = verified()
  simulator.setScore(0.1)
  await parts.send.click()
  await parts.generic.waitFor()
  simulator.setScore(0.9)
  await parts.send.click()
  await parts.thanks.waitFor()
  expect(verified() - before).toBe(2)
})

test.for([
  ['script', 'ReCaptcha error: Failed to load script'],
  ['token', 'ReCaptcha error: Failed to execute'],
] as const)(
  'a %s that fails is logged, and the form says its general error',
  async ([call, words], { begin, site, simulator }) => {
    const guest = await begin({ address: '198.51.100.21', reducedMotion: 'reduce' })
    simulator.injectFault(call, { kind: 'status', status: 500 })
    if (call === 'script') simulator.injectFault(call, { kind: 'status', status: 500 })
    const parts = await openForm(guest.page, site.url)
    await fill(parts)
    await parts.send.click()
    await parts.generic.waitFor()
    expect(guest.problems.filter((text) => text.includes(words))).toHaveLength(1)
    expect(await parts.field('City').inputValue()).toBe('Vancouver')
    forget(guest, /Failed to load resource|blocked by CORS policy/)
    forget(guest, new RegExp(words))
  },
)

test.for([
  ['execute', 'ReCaptcha error: Failed to execute'],
  ['ready', 'ReCaptcha error: Failed to load script'],
] as const)(
  'a script whose `%s` throws at once is logged as the specification says, and the form answers',
  async ([call, words], { begin, site, simulator }) => {
    const guest = await begin({ address: '198.51.100.22', reducedMotion: 'reduce' })
    const throwing = `{ throw new Error('Invalid site key or not loaded in api.js') }`
    const ready = call === 'ready' ? throwing : '{ then() }'
    const body = `window.grecaptcha = { ready(then) ${ready}, execute() ${throwing} }`
    await guest.context.route(`${simulator.account.scriptUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    const parts = await openForm(guest.page, site.url)
    await fill(parts)
    await parts.send.click()
    await parts.generic.waitFor()
    expect(guest.problems).toEqual([expect.stringContaining(words)])
    forget(guest, new RegExp(words))
  },
)
