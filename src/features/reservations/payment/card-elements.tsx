import { useCallback, useEffect, useRef, useState } from 'react'
import { checkCard, EMPTY_CARD } from '#lib/money/card.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { CARD_LABEL, type CardFormProps } from './card-form.tsx'
import { cardSourceOf } from './elements-card-source.ts'
import * as t from './messages.gen.ts'
import css from './payment.module.css'
import {
  type ElementsMode,
  PARTS,
  type Part,
  type Places,
  useStripeFields,
} from './stripe-fields.ts'

type Props = CardFormProps & { cards: ElementsMode }

/** The five fields with Stripe's own in their midst: a card number never comes to this page. */
export function CardElements({ session, fields, readOnly, cards }: Props) {
  const [owner, setOwner] = useState({ name: '', zip: '' })
  const typed = useRef(owner)
  typed.current = owner
  const places: Places = useRef({})
  const mended = useCallback(
    (part: Part) => session.send({ type: 'fieldsChecked', fields: { [part]: undefined } }),
    [session],
  )
  const stripe = useStripeFields(places, cards, mended)
  const mounted = stripe.fields

  useEffect(
    () => session.offerCard(cardSourceOf(mounted, typed, places, cards)),
    [session, mounted, cards],
  )
  useEffect(() => {
    for (const part of PARTS) mounted?.elements[part].update({ disabled: readOnly })
  }, [mounted, readOnly])

  const text = (name: 'name' | 'zip', autoComplete: string) => ({
    id: `reserve-${name}`,
    label: CARD_LABEL[name](),
    value: owner[name],
    error: fields[name],
    readOnly: readOnly,
    autoComplete,
    onChange: ({ target }: { target: { value: string } }) => {
      const now = { ...typed.current, [name]: target.value }
      typed.current = now
      setOwner(now)
      const found = checkCard({ ...EMPTY_CARD, ...now }, session.wall().date)
      session.send({ type: 'fieldsChecked', fields: { [name]: found[name] } })
    },
  })
  const frame = (name: Part) => <Frame name={name} error={fields[name]} places={places} />
  return (
    <>
      {stripe.failed ? (
        <Notice kind="error">
          <p>{t.cardFormLost()}</p>
          <Button kind="outlined" size="sm" onClick={stripe.retry}>
            {t.tryAgain()}
          </Button>
        </Notice>
      ) : null}
      <Input {...text('name', 'cc-name')} maxLength={80} />
      {frame('number')}
      <div className={css.short}>
        {frame('expiry')}
        {frame('cvc')}
        <Input {...text('zip', 'billing postal-code')} maxLength={20} />
      </div>
    </>
  )
}

type FrameProps = { name: Part; error: string | undefined; places: Places }

/** The place of one of Stripe's fields. */
function Frame({ name, error, places }: FrameProps) {
  return (
    <Field id={`reserve-${name}`} label={CARD_LABEL[name]()} error={error}>
      <div
        id={`reserve-${name}`}
        ref={(place) => {
          places.current[name] = place
        }}
        tabIndex={-1}
        className={css.element}
        data-invalid={error ? true : undefined}
      />
    </Field>
  )
}
