/** What the page's code sees of a field of Stripe's. */
type FieldEvent = { complete: boolean; empty: boolean; error?: { message: string } }

/**
 * Stripe.js as far as a card form needs it, for end-to-end tests: it runs in the browser, and its fields
 * are frames of the simulator's own origin, so that the page cannot read them.
 */
export function stripeJsStub(origin: string): void {
  const NAMES = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc', postalCode: 'zip' }
  type Kind = keyof typeof NAMES

  function createElement(kind: Kind) {
    const frame = document.createElement('iframe')
    frame.src = `${origin}/field/${NAMES[kind]}`
    frame.title = `Secure ${NAMES[kind]} field`
    frame.style.cssText = 'border:0;width:100%;height:1.5em'
    const listeners = new Map<string, ((event: FieldEvent) => void)[]>()
    let ready = false
    window.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return
      ready = true
      const event = { complete: data.filled === true, empty: data.filled !== true }
      for (const listener of listeners.get(data.name) ?? []) listener(event)
      // As Stripe.js does, after it has told the page.
      frame.parentElement?.classList.toggle('StripeElement--complete', event.complete)
    })
    return {
      mount(place: string | Element) {
        const at = typeof place === 'string' ? document.querySelector(place) : place
        at?.append(frame)
      },
      on(name: string, listener: (event: FieldEvent) => void) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
      },
      update() {},
      focus: () => frame.focus(),
      clear() {},
      unmount: () => frame.remove(),
      destroy: () => frame.remove(),
      /** What stands in the field at this moment: its frame knows, what it told before may be old. */
      read(): Promise<string> {
        const { port1, port2 } = new MessageChannel()
        return new Promise((resolve) => {
          port1.onmessage = ({ data }) => resolve(String(data))
          if (ready) frame.contentWindow?.postMessage('read', origin, [port2])
          else resolve('')
        })
      },
    }
  }

  type Element_ = ReturnType<typeof createElement>

  const makeStripe = (key: string) => {
    const groups: Map<Kind, Element_>[] = []

    async function call(path: string, fields: Record<string, string>) {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: new URLSearchParams(fields),
      })
      return await response.json()
    }

    /** Shows the bank's question over the page until it is answered: its page says so, or the payment does. */
    function ask(clientSecret: string): Promise<void> {
      const frame = document.createElement('iframe')
      frame.src = `${origin}/bank/${clientSecret}?in=frame`
      frame.title = 'Your bank asks'
      frame.style.cssText = 'position:fixed;inset:0;z-index:9999;width:100%;height:100%;border:0'
      return new Promise((resolve) => {
        const answered = () => {
          window.removeEventListener('message', heard)
          frame.remove()
          resolve()
        }
        function heard({ source, data }: MessageEvent) {
          if (source === frame.contentWindow && data.name === 'answered') answered()
        }
        // Each page in the frame is a reason to look: a message may be lost, the payment's state is not.
        const look = async () => {
          const { paymentIntent, setupIntent, error } = await standing(clientSecret)
          if (error || (paymentIntent ?? setupIntent)?.status !== 'requires_action') answered()
        }
        window.addEventListener('message', heard)
        frame.addEventListener('load', () => void look().catch(() => console.warn('no answer yet')))
        document.body.append(frame)
      })
    }

    type Told = { error?: object; paymentIntent?: Intent; setupIntent?: Intent }
    type Intent = { status: string }

    async function standing(clientSecret: string): Promise<Told> {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const path = id.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
      const name = id.startsWith('pi_') ? 'paymentIntent' : 'setupIntent'
      const asked = new URLSearchParams({ client_secret: clientSecret })
      const response = await fetch(`${origin}/v1/${path}/${id}?${asked}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      const intent = await response.json()
      const error = intent.last_payment_error ?? intent.last_setup_error
      return intent.status === 'requires_payment_method' ? { error } : { [name]: intent }
    }

    async function handleNextAction({ clientSecret }: { clientSecret: string }) {
      await ask(clientSecret)
      return standing(clientSecret)
    }

    async function createToken(element: Element_, about: Record<string, string> = {}) {
      const fields = groups.find((group) => [...group.values()].includes(element))
      const read = (kind: Kind) => fields?.get(kind)?.read()
      const [month = '', year = ''] = ((await read('cardExpiry')) ?? '').split('/')
      const told = await call('/v1/tokens', {
        'card[number]': ((await read('cardNumber')) ?? '').replaceAll(' ', ''),
        'card[exp_month]': month.trim(),
        'card[exp_year]': year.trim(),
        'card[cvc]': (await read('cardCvc')) ?? '',
        'card[name]': about.name ?? '',
        'card[address_zip]': (await read('postalCode')) ?? about.address_zip ?? '',
      })
      return told.error ? { error: told.error } : { token: told }
    }

    const confirmCard = async (clientSecret: string) => {
      const before = await standing(clientSecret)
      const intent = before.paymentIntent ?? before.setupIntent
      return intent?.status === 'requires_action' ? handleNextAction({ clientSecret }) : before
    }

    return {
      elements() {
        const made = new Map<Kind, Element_>()
        groups.push(made)
        return {
          create(kind: Kind) {
            const element = createElement(kind)
            made.set(kind, element)
            return element
          },
          getElement: (kind: Kind) => made.get(kind) ?? null,
          update() {},
        }
      },
      createToken,
      handleNextAction,
      confirmCardPayment: confirmCard,
      confirmCardSetup: confirmCard,
    }
  }
  Object.assign(window, { Stripe: makeStripe })
}

/** What runs in the frame of one field: tells the page's Stripe.js, and nobody else, what stands in it. */
export function fieldScript(): void {
  const input = document.querySelector('input') as HTMLInputElement
  const tell = (name: string) => parent.postMessage({ name, filled: input.value !== '' }, '*')
  input.addEventListener('input', () => tell('change'))
  input.addEventListener('focus', () => tell('focus'))
  input.addEventListener('blur', () => tell('blur'))
  window.addEventListener('focus', () => input.focus())
  window.addEventListener('message', ({ data, ports }) => {
    if (data === 'read') ports[0]?.postMessage(input.value)
  })
  tell('ready')
  // Whoever is quick may have typed before this script was there.
  if (input.value !== '') tell('change')
}

/** What runs on the bank's page in a frame: its buttons take no press before they can be seen, as nobody aims at nothing. */
export function bankScript(): void {
  new PerformanceObserver((_painted, observer) => {
    observer.disconnect()
    for (const button of document.querySelectorAll('button')) button.disabled = false
  }).observe({ type: 'paint', buffered: true })
}
