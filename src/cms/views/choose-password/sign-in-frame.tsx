import { MinimalTemplate } from '@payloadcms/next/templates'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { Logo } from '../branding/logo.tsx'

type Props = { payload: Payload; heading: string; lead: string; children: ReactNode }

/** A page that looks like the sign-in: the group's name, a heading, and what is to be done below it. */
export function SignInFrame({ payload, heading, lead, children }: Props) {
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {/* Its parts stand in the columns of the frame. */}
      <main style={{ display: 'contents' }}>
        <div className="admin-login-intro">
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <div className="login__form">{children}</div>
      </main>
    </MinimalTemplate>
  )
}
