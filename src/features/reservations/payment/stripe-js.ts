/** What is used of Stripe.js, which comes from Stripe itself and is no dependency of ours. */
export type StripeJs = {
  elements(): { create(type: ElementType, options: object): StripeElement }
  createToken(
    element: StripeElement,
    data: { name: string; address_zip: string },
  ): Promise<{ token?: { id: string; card?: { last4: string } }; error?: unknown }>
  handleNextAction(of: { clientSecret: string }): Promise<unknown>
  confirmCardSetup(
    clientSecret: string,
    data: { payment_method: string },
  ): Promise<{ setupIntent?: { id: string } }>
  confirmCardPayment(
    clientSecret: string,
    data: { payment_method: string },
  ): Promise<{ paymentIntent?: { id: string } }>
}

type ElementType = 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** A field in a frame of Stripe's: what is typed there never reaches this page. */
export type StripeElement = {
  mount(place: HTMLElement): void
  on(event: 'change', listener: (change: { complete: boolean }) => void): void
  update(options: { disabled: boolean }): void
  focus(): void
  destroy(): void
}

type Maker = (publishableKey: string) => StripeJs

const loading = new Map<string, Promise<StripeJs>>()

/** Stripe by one of its public keys, its script loaded once; rejects where it cannot be had, and then can be asked again. */
export function loadStripe(scriptUrl: string, publishableKey: string): Promise<StripeJs> {
  const name = `${scriptUrl} ${publishableKey}`
  const known = loading.get(name)
  if (known) return known
  const loaded = appendScript(scriptUrl).then(() => {
    const { Stripe } = window as unknown as { Stripe?: Maker }
    if (!Stripe) throw new Error(`${scriptUrl} is not Stripe.js`)
    return Stripe(publishableKey)
  })
  loading.set(name, loaded)
  loaded.catch(() => loading.delete(name))
  return loaded
}

function appendScript(src: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve()
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
}
