import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectFine, expectNoSidewaysScroll, logIn, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { askAs, makeStaff, OWN_PASSWORD, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('administrator', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['admin'] }),
  )

const STEP_MS = 30_000
/** A code of an app; of the next step, where the present one is used: the site takes both. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

/** Gives a page's browser a device with its owner's finger on it. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

/** Writes down how the page asks its browser for passkeys: `conditional` fills a field in. */
async function noteAsks(page: Page) {
  const asks: string[] = []
  await page.exposeFunction('notesAsk', (mediation: string) => asks.push(mediation))
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype
    const { notesAsk } = window as unknown as { notesAsk(mediation: string): void }
    CredentialsContainer.prototype.get = function (options) {
      notesAsk(options?.mediation ?? 'at once')
      return get.call(this, options)
    }
  })
  return asks
}

/** On the next page, what the field for the email address offers comes after something else was asked for. */
async function delayOffer(page: Page) {
  const options = '**/admin/api/passkeys/options'
  const offer = Promise.withResolvers<void>()
  const other = Promise.withResolvers<void>()
  let requests = 0
  await page.route(
    options,
    async (route) => {
      if (++requests === 1) {
        offer.resolve()
        await other.promise
      } else {
        const answered = page.waitForResponse(options)
        other.resolve()
        await (await answered).finished()
      }
      await route.fallback()
    },
    { times: 2 },
  )
  return { asked: offer.promise }
}

test('whoever needs a second step sets an app up after the password, and signs in with its codes', async ({
  begin,
  site,
  administrator,
}) => {
  const ask = await askAs(site, administrator)
  const first = { email: 'mo@example.com', password: 'good for the first login' }
  await ask('POST', '/staff', { ...first, name: 'Mo', roles: ['marketing'] })
  await signIn(site, first)
  const person = { ...first, password: OWN_PASSWORD }
  await ask('POST', '/globals/settings', { secondStepFor: 'roles', secondStepRoles: ['marketing'] })

  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  // The browser complains of every refusal.
  forget(visit, /401 \(Unauthorized|409 \(Conflict/)
  const { page } = visit
  await page.goto(`${site.url}/admin/login?redirect=/admin/second-step`)
  await works(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expectFine(page, 'the sign-in')
  await logIn(page, { ...person, password: 'not the password' })
  await page.getByRole('alert').getByText('incorrect').waitFor()
  await logIn(page, person)
  await page.getByRole('heading', { name: 'Set up your second step' }).waitFor()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  await expectFine(page, 'the set-up of an app')
  const secret = String(await page.locator('code').textContent()).replaceAll(' ', '')
  const confirms = page.getByLabel('Code that the app shows now')
  await confirms.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('This code is not right').waitFor()
  const used = codeOf(secret)
  await confirms.fill(used)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await expectFine(page, 'the recovery codes')
  const codes = await page.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.waitForURL(`${site.url}/admin/second-step`)

  await visit.context.clearCookies()
  await page.goto(`${site.url}/admin/login?redirect=https://evil.example`)
  await logIn(page, person)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await expectFine(page, 'the second step')
  // Six digits are sent as they are typed.
  const code = page.getByLabel('Six-digit code')
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.insertText(used)
  // On a busy machine its time is over by now, which is said first.
  await page
    .getByRole('alert')
    .getByText(/was used already|is not right/)
    .waitFor()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/admin`)

  await visit.context.clearCookies()
  await page.goto(`${site.url}/admin/login`)
  await logIn(page, person)
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 1))
  await page.waitForURL(`${site.url}/admin`)
})

test('a passkey is added in one’s account, and signs in alone or after the password', async ({
  begin,
  site,
  administrator,
}) => {
  const person = { email: 'lou@example.com', password: 'good for the first login' }
  const ask = await askAs(site, administrator)
  await ask('POST', '/staff', { ...person, name: 'Lou', roles: ['editor'] })
  await signIn(site, person)
  const lou = { ...person, password: OWN_PASSWORD }
  const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
  forget(visit, /401 \(Unauthorized/)
  await signedIn(visit, site, lou)
  const { page, context } = visit
  await addDevice(page)
  const asks = await noteAsks(page)
  await page.goto(`${site.url}/admin/account`)
  const panel = page.getByRole('region', { name: 'Second step' })
  await panel.getByText('No second step.').waitFor()
  await panel.getByRole('link', { name: 'Set up or change' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Current password').fill(lou.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of this passkey').fill('The office’s laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await expectFine(page, 'one’s own second step')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('The office’s laptop').waitFor()

  await context.clearCookies()
  const offer = await delayOffer(page)
  await page.goto(`${site.url}/admin/login?redirect=/admin/second-step`)
  await offer.asked
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${site.url}/admin/second-step`)
  expect(asks.splice(0), 'what was pressed is not ended by the offer').toEqual(['at once'])

  // Chosen from what the browser fills the field for the email address in with.
  await context.clearCookies()
  await page.goto(`${site.url}/admin/login`)
  await page.waitForURL(`${site.url}/admin`)
  expect(asks.splice(0)).toEqual(['conditional'])

  await context.clearCookies()
  const late = await delayOffer(page)
  await page.goto(`${site.url}/admin/login`)
  await late.asked
  await logIn(page, lou)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${site.url}/admin`)
  expect(asks.splice(0)).toEqual(['at once'])

  await page.goto(`${site.url}/admin/second-step`)
  await page.getByRole('button', { name: /Remove the passkey/ }).click()
  await page.getByLabel('Current password').fill(lou.password)
  await page.keyboard.press('Enter')
  await page.getByText('The passkey was removed.').waitFor()
  await page.getByText('They come with the first passkey').waitFor()
})

test('an administrator takes the second step of a colleague off, who has lost it', async ({
  begin,
  site,
  administrator,
}) => {
  const person = { email: 'kai@example.com', password: 'good for the first login' }
  const ask = await askAs(site, administrator)
  const made = await ask('POST', '/staff', { ...person, name: 'Kai', roles: ['editor'] })
  const { id } = (made as { doc: { id: number } }).doc
  const kai = await signIn(site, person)
  const currentPassword = OWN_PASSWORD
  const { proof } = (await kai('POST', '/second-factor/prove', { currentPassword })) as {
    proof: string
  }
  const begun = await kai('POST', '/second-factor/begin-app', { proof })
  const { setUp, secret } = begun as { setUp: string; secret: string }
  await kai('POST', '/second-factor/confirm-app', { proof, setUp, code: codeOf(secret) })

  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, administrator)
  const { page } = visit
  await page.goto(`${site.url}/admin/collections/staff/${id}`)
  const panel = page.getByRole('region', { name: 'Second step' })
  await panel.getByText('Authenticator app. 10 recovery codes left.').waitFor()
  const takeOff = panel.getByRole('button', { name: 'Take the second step off' })
  await takeOff.click()
  // The rest of the form is Payload's.
  expect(await violations(page, 'section[aria-labelledby="second-step-heading"]')).toEqual([])
  await expectNoSidewaysScroll(page, 'the account of a colleague', 390)
  await panel.getByLabel('Current password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await panel.getByText('Kai was told by email').waitFor()
  await askAs(site, { ...person, password: OWN_PASSWORD })
})
