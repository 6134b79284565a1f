import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { checkCard, EMPTY_CARD } from '#lib/money/card.ts'
import type { BankAnswer } from '#providers/booking/payment.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { CardMode } from '../api/info.ts'
import type { Question } from '../flow/state.ts'
import { CARD_LABEL, type CardFormProps } from './card-form.tsx'
import type { CardSource } from './card-source.ts'
import * as t from './messages.gen.ts'
import css from './payment.module.css'
import { loadStripe, type StripeElement, type StripeJs } from './stripe-js.ts'

const TYPE = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const
type Part = keyof typeof TYPE
const PARTS = Object.keys(TYPE) as Part[]

type Places = RefObject<Partial<Record<Part, HTMLDivElement | null>>>
type Fields = { stripe: StripeJs; elements: Record<Part, StripeElement>; complete: Set<Part> }
type Props = CardFormProps & { cards: Extract<CardMode, { mode: 'elements' }> }

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
    () => session.offerCard(sourceOf(mounted, typed, places, cards)),
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
  const frame = (name: Part) => (
    <Field id={`reserve-${name}`} label={CARD_LABEL[name]()} error={fields[name]}>
      <div
        id={`reserve-${name}`}
        ref={(place) => {
          places.current[name] = place
        }}
        tabIndex={-1}
        className={css.element}
        data-invalid={fields[name] ? true : undefined}
      />
    </Field>
  )
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

/** Stripe's fields once they are in their places; `failed` where Stripe.js cannot be had. */
function useStripeFields(
  places: Places,
  { scriptUrl, publishableKey }: Props['cards'],
  onComplete: (part: Part) => void,
) {
  const [fields, setFields] = useState<Fields | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    let shown = true
    let made: Fields | null = null
    setFailed(false)
    loadStripe(scriptUrl, publishableKey).then(
      (stripe) => {
        if (!shown) return
        made = mount(stripe, places, onComplete)
        setFields(made)
      },
      () => {
        if (shown) setFailed(true)
      },
    )
    return () => {
      shown = false
      setFields(null)
      for (const part of PARTS) made?.elements[part].destroy()
    }
  }, [places, scriptUrl, publishableKey, onComplete, tries])

  return { fields, failed, retry: () => setTries((count) => count + 1) }
}

function mount(stripe: StripeJs, places: Places, onComplete: (part: Part) => void): Fields {
  const group = stripe.elements()
  const complete = new Set<Part>()
  const create = (part: Part) => {
    const place = places.current[part]
    const element = group.create(TYPE[part], { style: place ? styleOf(place) : {} })
    element.on('change', (change) => {
      if (!change.complete) complete.delete(part)
      else {
        complete.add(part)
        onComplete(part)
      }
    })
    // The label and the list of faults lead to the place; the field is inside of it.
    place?.addEventListener('focus', () => element.focus())
    if (place) element.mount(place)
    return element
  }
  const [number, expiry, cvc] = [create('number'), create('expiry'), create('cvc')]
  return { stripe, complete, elements: { number, expiry, cvc } }
}

/** Our tokens as Stripe's frames want them: values, as they see nothing of this page's styles. */
function styleOf(place: HTMLElement) {
  const styles = getComputedStyle(place)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  return {
    base: {
      color: token('--text'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '1.35',
      '::placeholder': { color: token('--text-soft') },
    },
    invalid: { color: token('--danger') },
  }
}

/** Has a question answered; what came of it, where that is not for the site's own server to ask. */
async function answerTo(
  { clientSecret, connected }: Question,
  stripe: StripeJs,
  scriptUrl: string,
): Promise<BankAnswer | undefined> {
  if (!connected) return void (await stripe.handleNextAction({ clientSecret }))
  const { account, paymentMethod, kind } = connected
  const theirs = await loadStripe(scriptUrl, account)
  const card = { payment_method: paymentMethod }
  const intent =
    kind === 'hold'
      ? (await theirs.confirmCardSetup(clientSecret, card)).setupIntent
      : (await theirs.confirmCardPayment(clientSecret, card)).paymentIntent
  return intent && { kind, paymentMethod, intent: intent.id }
}

function sourceOf(
  fields: Fields | null,
  typed: RefObject<{ name: string; zip: string }>,
  places: Places,
  cards: Props['cards'],
): CardSource {
  const source: CardSource = {
    check() {
      const complete = PARTS.filter((part) => fields?.complete.has(part))
      const wrong = Object.entries(checkCard({ ...EMPTY_CARD, ...typed.current }, ''))
      return Object.fromEntries(wrong.filter(([name]) => !complete.some((part) => part === name)))
    },
    async token() {
      const { name, zip } = typed.current
      const owner = { name: name.trim(), address_zip: zip.trim() }
      const made = await fields?.stripe.createToken(fields.elements.number, owner).catch(() => null)
      const { id, card } = made?.token ?? {}
      if (id && card) return { ok: true, value: { token: id, last4: card.last4 } }
      return { ok: false, problem: 'payment', fields: {} }
    },
  }
  if (!fields) return source
  return {
    ...source,
    answer: (question) =>
      aside(places.current.number, () => answerTo(question, fields.stripe, cards.scriptUrl)),
  }
}

/**
 * A modal dialog stands above all else on the page and makes it inert, what Stripe.js asks there too: it
 * steps aside for as long. How that went is the payment's to say, which the server asks next.
 */
async function aside<T>(
  place: HTMLElement | null | undefined,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const dialog = place?.closest('dialog')
  dialog?.close()
  const answered = await work().catch(() => undefined)
  if (place?.isConnected && dialog?.open === false) dialog.showModal()
  return answered
}
