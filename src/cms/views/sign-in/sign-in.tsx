import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { readBrand } from '#cms/content/brand.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { Logo } from '../branding/logo.tsx'
import { SignInForm } from './sign-in-form.client.tsx'

/** The sign-in: email and password, or a passkey; then the second step, and on to where somebody wanted to go. */
export async function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload } = req
  const wanted = searchParams?.redirect
  const next = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: Array.isArray(wanted) ? (wanted[0] ?? '') : (wanted ?? ''),
  })
  if (req.user) redirect(next)
  const { shortName } = await readBrand(payload)
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {/* Its parts stand in the columns of the frame. */}
      <main style={{ display: 'contents' }}>
        <SignInForm group={shortName} next={next} passkeys={arePasskeysPossible()} />
      </main>
    </>
  )
}
