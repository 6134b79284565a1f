import type { Payload } from 'payload'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { passwordRuleText } from '#cms/staff/passwords/fault-text.ts'
import { hashToken } from '#cms/staff/token-hash.ts'
import styles from './choose-password.module.css'
import { ChoosePasswordForm } from './choose-password-form.client.tsx'
import * as t from './messages.gen.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type Props = { payload: Payload; token: string }

/** Where the link of a reset mail leads: a new password, or what to do where the link is no longer good. */
export async function NewPassword({ payload, token }: Props) {
  const email = await addressOf(payload, token)
  if (email === null)
    return (
      <SignInFrame payload={payload} heading={t.linkNoLongerWorks()} lead={t.resetLinkEnded()}>
        <div className={styles.ways}>
          <a className="btn btn--style-primary btn--size-large" href="/admin/forgot">
            {t.askForANewLink()}
          </a>
          <a href="/admin/login">{t.backToSignIn()}</a>
        </div>
      </SignInFrame>
    )
  return (
    <SignInFrame payload={payload} heading={t.chooseANewPassword()} lead={t.forAccount({ email })}>
      <ChoosePasswordForm
        endpoint="/admin/api/staff/reset-password"
        {...{ token, email }}
        rule={passwordRuleText()}
        passkeys={arePasskeysPossible()}
        endedText={`${t.linkNoLongerWorks()}. ${t.resetLinkEnded()}`}
        action={t.saveAndSignIn()}
      />
    </SignInFrame>
  )
}

/** Email address of the account of a reset link; null = the link is invalid or has expired. */
async function addressOf(payload: Payload, token: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: {
      resetPasswordToken: { equals: hashToken(token) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    select: { email: true },
    ...{ depth: 0, limit: 1, pagination: false },
  })
  return docs[0]?.email ?? null
}
