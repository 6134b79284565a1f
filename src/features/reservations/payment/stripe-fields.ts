import { type RefObject, useEffect, useState } from 'react'
import type { CardMode } from '../api/info.ts'
import { loadStripe, type StripeElement, type StripeJs } from './stripe-js.ts'

const TYPE = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const
export type Part = keyof typeof TYPE
export const PARTS = Object.keys(TYPE) as Part[]

/** Where the fields stand, by what they take. */
export type Places = RefObject<Partial<Record<Part, HTMLDivElement | null>>>
/** Stripe's fields; `complete`: those that are filled in rightly. */
export type Fields = {
  stripe: StripeJs
  elements: Record<Part, StripeElement>
  complete: Set<Part>
}

export type ElementsMode = Extract<CardMode, { mode: 'elements' }>

/** Stripe's fields once they are in their places; `failed` where Stripe.js cannot be had. */
export function useStripeFields(
  places: Places,
  { scriptUrl, publishableKey }: ElementsMode,
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
