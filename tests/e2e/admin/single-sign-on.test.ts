import { Secret, TOTP } from 'otpauth'
import { expect, inject } from 'vitest'
import { expectFine } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import {
  type IdentityServer,
  type Known,
  startIdentityServer,
} from '#tests/support/oidc/identity-server.ts'
import { signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const person = (sub: string, name: string, groups: string[]): Known => ({
  ...{ sub, name, groups, email: `${sub}@example.com`, email_verified: true },
})
const people = [
  person('noor', 'Noor', ['editors']),
  person('ida', 'Ida', ['owners', 'marketers']),
  person('otto', 'Otto', ['the choir']),
]

const test = browserTest
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }): Promise<IdentityServer> => {
    const provider = await startIdentityServer()
    Object.assign(provider, { people })
    onCleanup(() => provider.stop())
    return provider
  })
  .extend('site', { scope: 'file' }, async ({ provider }, { onCleanup }) => {
    const env = {
      ...{ ...provider.env, OIDC_BUTTON: 'Sign in with Harbour ID', OIDC_NEW_ACCOUNTS: 'on' },
      OIDC_ROLES: 'editors=editor; owners=admin; marketers=marketing',
    }
    const site = await ownSite({ env })({}, { onCleanup })
    provider.register(site.url)
    return site
  })

test('somebody new signs in by single sign-on in two taps and types nothing, and sees the page that they wanted', async ({
  begin,
  site,
}) => {
  const { page } = await begin({ width: 390, reducedMotion: 'reduce' })
  const { did, tap } = hand()
  await page.goto(`${site.url}/admin/login?redirect=/admin/whole-menu`)
  const button = page.getByRole('link', { name: 'Sign in with Harbour ID', exact: true })
  await works(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expectFine(page, 'the sign-in with single sign-on')
  await tap(button)
  await tap(page.getByRole('button', { name: 'Noor', exact: true }))
  await page.waitForURL(`${site.url}/admin/whole-menu`)
  await page.getByRole('heading', { name: 'Whole menu', level: 1 }).waitFor()
  expect(did).toEqual({ taps: 2, typed: 0 })
})

test('whoever is turned down is told so on the sign-in page, with a number to ask by', async ({
  begin,
  site,
}) => {
  const { page } = await begin({ width: 390, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/admin/login?redirect=/admin/prices`)
  await page.getByRole('link', { name: 'Sign in with Harbour ID' }).click()
  await page.getByRole('button', { name: 'Otto' }).click()
  const told = page.getByRole('alert')
  await told.getByText('none of your groups may sign in here').waitFor()
  await told.getByText(/give them this number: [\w-]+$/).waitFor()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/prices')
  await works(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expectFine(page, 'a single sign-on that was refused')
})

test('an owner who needs a second step sets it up in between, and reads on the page of the system how staff sign in', async ({
  begin,
  site,
}) => {
  const ask = await signIn(site, inject('seeds').sqlite.staff)
  await ask('POST', '/globals/settings', { secondStepFor: 'roles', secondStepRoles: ['marketing'] })
  const { page } = await begin({ width: 1440, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/admin/login?redirect=/admin/system`)
  await page.getByRole('link', { name: 'Sign in with Harbour ID' }).click()
  await page.getByRole('button', { name: 'Ida' }).click()
  await page.getByRole('heading', { name: 'Set up your second step' }).waitFor()
  await page.getByText('For ida@example.com').waitFor()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  const secret = String(await page.locator('code').textContent()).replaceAll(' ', '')
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })
  await page.getByLabel('Code that the app shows now').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.waitForURL(`${site.url}/admin/system`)
  const part = page.getByRole('region', { name: 'Single sign-on' })
  await part.getByText('Somebody last did so').waitFor()
  await expectFine(page, 'the system with single sign-on')
})
