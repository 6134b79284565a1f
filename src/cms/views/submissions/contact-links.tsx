import type { SubmissionRow } from '#cms/submissions/types.ts'
import { mailHref, telHref } from '#outbox/mail/copy.ts'
import shared from '../board/board.module.css'
import * as t from './messages.gen.ts'

type ContactLinksProps = { one: Pick<SubmissionRow, 'name' | 'tel' | 'email'>; inFull?: boolean }

/** A call and an email in one tap; `inFull`: with the number and the address. */
export function ContactLinks({ one: { name, tel, email }, inFull = false }: ContactLinksProps) {
  return (
    <>
      {tel ? (
        <a
          className={shared.button}
          href={telHref(tel)}
          {...(inFull ? {} : { 'aria-label': t.callName({ name }) })}
        >
          {inFull ? tel : t.call()}
        </a>
      ) : null}
      {email ? (
        <a
          className={shared.button}
          href={mailHref(email)}
          {...(inFull ? {} : { 'aria-label': t.emailName({ name }) })}
        >
          {inFull ? email : t.email()}
        </a>
      ) : null}
    </>
  )
}
