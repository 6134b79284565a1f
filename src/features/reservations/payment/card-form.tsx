import { type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import {
  type CardEntry,
  type CardField,
  checkCard,
  EMPTY_CARD,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from '#lib/money/card.ts'
import { Input } from '#ui/field.tsx'
import type { ReservationSession } from '../flow/session.ts'
import type { FieldMessages } from '../flow/state.ts'
import { formatTyped } from './card-typing.ts'
import * as t from './messages.gen.ts'
import css from './payment.module.css'

/** What the fields of a card are called (spec:reservations.card-fields). */
export const CARD_LABEL: Record<CardField, () => string> = {
  name: t.nameOnCard,
  number: t.cardNumber,
  expiry: t.expiry,
  cvc: t.cvc,
  zip: t.zipCode,
}

export type CardFormProps = {
  session: ReservationSession
  fields: FieldMessages
  readOnly: boolean
}

/**
 * Five fields. What is typed here is kept nowhere else, and is gone with the step
 * (spec:reservations.card-is-kept-nowhere).
 */
export function CardForm({ session, fields, readOnly }: CardFormProps) {
  const [card, setCard] = useState(EMPTY_CARD)
  const latest = useRef(card)
  latest.current = card
  useEffect(
    () =>
      session.offerCard({
        check: () => checkCard(latest.current, session.wall().date),
        token: () => session.tokenise(latest.current),
      }),
    [session],
  )

  const field = (name: CardField, autoComplete: string) => ({
    id: `reserve-${name}`,
    label: CARD_LABEL[name](),
    value: card[name],
    error: fields[name],
    readOnly: readOnly,
    ...{ autoComplete, autoCorrect: 'off', spellCheck: false },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const value = FORMAT[name] ? shape(event, FORMAT[name], card[name]) : event.target.value
      const typed = { ...latest.current, [name]: value }
      latest.current = typed
      setCard(typed)
      const message = checkCard(typed, session.wall().date)[name]
      session.send({ type: 'fieldsChecked', fields: { [name]: message } })
    },
  })
  return (
    <>
      <Input {...field('name', 'cc-name')} maxLength={80} />
      <Input {...field('number', 'cc-number')} {...NUMERIC} />
      <div className={css.short}>
        <Input {...field('expiry', 'cc-exp')} {...NUMERIC} placeholder={t.expiryPattern()} />
        <Input {...field('cvc', 'cc-csc')} {...NUMERIC} />
        <Input
          {...field('zip', 'billing postal-code')}
          maxLength={20}
          autoCapitalize="characters"
        />
      </div>
    </>
  )
}

const NUMERIC: InputHTMLAttributes<HTMLInputElement> = { inputMode: 'numeric' }

const FORMAT: Partial<Record<keyof CardEntry, (typed: string) => string>> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
}

/** Puts a field into shape before React does, which would send the caret to its end. */
function shape(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  format: (typed: string) => string,
  before: string,
): string {
  const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
  const typed = { value: target.value, caret: target.selectionStart ?? target.value.length }
  const next = formatTyped(format, before, typed, forward)
  target.value = next.value
  target.setSelectionRange(next.caret, next.caret)
  return next.value
}
