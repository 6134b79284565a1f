import type { Payload } from 'payload'
import { openInvitation } from '#cms/invitations/invitation.ts'
import { endedText } from '#cms/invitations/texts.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { passwordRuleText } from '#cms/staff/passwords/fault-text.ts'
import styles from './choose-password.module.css'
import { ChoosePasswordForm } from './choose-password-form.client.tsx'
import * as t from './messages.gen.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type Props = { payload: Payload; token: string }

/** Where an invitation leads: the own name and password, or what to do where the link lets nobody in. */
export async function AcceptInvitation({ payload, token }: Props) {
  const opened = await openInvitation(payload, token)
  if (opened.state !== 'open')
    return (
      <SignInFrame payload={payload} heading={t.linkNoLongerWorks()} lead={endedText(opened.state)}>
        <div className={styles.ways}>
          <a className="btn btn--style-primary btn--size-large" href="/admin/login">
            {t.toTheSignIn()}
          </a>
          {opened.state === 'used' ? <a href="/admin/forgot">{t.forgotYourPassword()}</a> : null}
        </div>
      </SignInFrame>
    )
  const { email, name } = opened.account
  return (
    <SignInFrame payload={payload} heading={t.welcome()} lead={t.chooseToBegin({ email })}>
      <ChoosePasswordForm
        endpoint="/admin/api/invitations/accept"
        {...{ token, email, firstName: name }}
        rule={passwordRuleText()}
        passkeys={arePasskeysPossible()}
        endedText={t.linkNoLongerWorks()}
        action={t.begin()}
      />
    </SignInFrame>
  )
}
