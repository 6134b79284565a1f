import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readBrand } from '#cms/content/brand.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { adminPath } from '#cms/single-sign-on/admin-path.ts'
import { readBegunStep } from '#cms/single-sign-on/begun-step.ts'
import { asksForSecondStep, failureText } from '#cms/single-sign-on/failures.ts'
import * as t from '#cms/single-sign-on/messages.gen.ts'
import { readTabletHosts } from '#cms/tablets/hosts.ts'
import { findTablet } from '#cms/tablets/tablet-rows.ts'
import { identityProvider } from '#providers/identity/registry.ts'
import { Logo } from '../branding/logo.tsx'
import { LockPage } from '../tablets/lock-page.client.tsx'
import { SignInForm } from './sign-in-form.client.tsx'

/**
 * The sign-in: email and password, a passkey, or an account elsewhere; then the second step, and on to where somebody wanted
 * to go. On a shared tablet its hosts are asked for their PIN, unless they want to sign in with a password.
 */
export async function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload } = req
  const search = new URLSearchParams(
    Object.entries(searchParams ?? {}).map(([name, value]) => [name, [value].flat()[0] ?? '']),
  )
  const next = adminPath(search.get('redirect'))
  if (req.user) redirect(next)
  const tablet = await findTablet(payload, req.headers)
  if (tablet && !asksForPassword(search)) {
    const hosts = await readTabletHosts(payload, tablet.location)
    const board = `/admin/reservations?location=${tablet.location}`
    return <LockPage {...{ tablet: tablet.name, hosts, next: boardPath(next) ?? board }} />
  }
  const [{ shortName }, provider, begun] = await Promise.all([
    readBrand(payload),
    identityProvider(),
    asksForSecondStep(search) ? readBegunStep(req) : null,
  ])
  const singleSignOn = provider && {
    label: provider.label ?? t.button(),
    href: `/admin/api/single-sign-on/begin?${new URLSearchParams({ redirect: next })}`,
  }
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {/* Its parts stand in the columns of the frame. */}
      <main style={{ display: 'contents' }}>
        <SignInForm
          {...{ group: shortName, next, passkeys: arePasskeysPossible() }}
          {...{ singleSignOn, begun, failure: failureText(search), isTablet: tablet !== null }}
        />
      </main>
    </>
  )
}

/** Whether somebody on a shared tablet wants to sign in as on any other device, or has begun to. */
function asksForPassword(search: URLSearchParams): boolean {
  return (
    search.get('with') === 'password' || asksForSecondStep(search) || failureText(search) !== null
  )
}

/** A path of what a PIN opens; null for any other one. */
function boardPath(path: string): string | null {
  return /^\/admin\/(?:reservations|guests|kitchen|sold-out)(?:[/?]|$)/.test(path) ? path : null
}
