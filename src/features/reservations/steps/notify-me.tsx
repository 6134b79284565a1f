import { useRef, useState } from 'react'
import { emailMessage, isEmail, requiredMessage } from '#lib/forms/form-fields.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Notified } from '../api/types.ts'
import { DETAIL_LABELS, DETAIL_MAX_LENGTH } from '../flow/details.ts'
import type { ReservationSession } from '../flow/session.ts'
import type { Choice } from '../flow/times.ts'
import * as shared from '../messages.gen.ts'
import css from '../panel.module.css'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'

const FIELD = 'reserve-notify-email'

const MESSAGE: Record<Exclude<Notified & string, 'kept'>, () => string> = {
  email: () => emailMessage(DETAIL_LABELS.email()),
  closed: t.restaurantClosedThen,
  too_many_alerts: t.tooManyRequestsToday,
  failed: shared.formProblem,
}

type NotifyMeProps = { session: ReservationSession; choice: Choice; words: Words }

/** A form for who wants to hear when a table frees up; nothing else is sent to the address. */
export function NotifyMe({ session, choice, words }: NotifyMeProps) {
  const [email, setEmail] = useState(session.getState().details.email)
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open')
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = async () => {
    const address = email.trim()
    if (address === '') return refuse(requiredMessage(DETAIL_LABELS.email()))
    setState('busy')
    const notified = await session.notify(address)
    setState(notified === 'kept' ? 'kept' : 'open')
    if (notified === 'kept') heading.current?.focus()
    else refuse(typeof notified === 'string' ? MESSAGE[notified]() : notified.said)
  }
  const refuse = (message: string) => {
    setError(message)
    document.getElementById(FIELD)?.focus()
  }
  const wish = { people: peopleLabel(choice.people ?? 0), time: timeLabel(choice.time ?? '') }
  return (
    <section aria-labelledby="reserve-notify">
      <h4 ref={heading} id="reserve-notify" tabIndex={-1} className={css.subheading}>
        {t.emailWhenATableOpens()}
      </h4>
      {state === 'kept' ? (
        <Notice kind="success">{t.weWillEmail({ email: email.trim(), ...wish }, words)}</Notice>
      ) : (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <Input
            id={FIELD}
            label={DETAIL_LABELS.email()}
            hint={t.oneEmailForTable(wish)}
            error={error}
            type="email"
            autoComplete="email"
            maxLength={DETAIL_MAX_LENGTH.email}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              if (isEmail(target.value.trim())) setError(null)
            }}
          />
          <Button type="submit" kind="outlined" busy={state === 'busy'}>
            {t.notifyMe()}
          </Button>
        </form>
      )}
    </section>
  )
}
