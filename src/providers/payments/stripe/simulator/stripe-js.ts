/** The event that a field of Stripe's sends to the code of the page. */
type FieldEvent = { complete: boolean; empty: boolean; error?: { message: string } }
type Kind = 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'postalCode'
type FieldElement = ReturnType<typeof createFieldElement>
type Api = ReturnType<typeof createApi>
type Intent = { status: string }
type IntentReply = { error?: object; paymentIntent?: Intent; setupIntent?: Intent }

/**
 * Stripe.js as far as a card form needs it, for end-to-end tests, as a script for the browser. Its fields
 * are frames of the simulator's own origin, so that the page cannot read them.
 */
export function stripeJsSource(origin: string): string {
  // These functions run in the browser: they use nothing of this module but each other.
  const functions = [createFieldElement, createApi, askBank, createToken, createStripe]
  return `(() => {
${functions.join('\n')}
window.Stripe = (key) => createStripe(${JSON.stringify(origin)}, key)
})()`
}

/** One field of a card form, in a frame. */
function createFieldElement(origin: string, kind: Kind) {
  const names = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc', postalCode: 'zip' }
  const frame = document.createElement('iframe')
  frame.src = `${origin}/field/${names[kind]}`
  frame.title = `Secure ${names[kind]} field`
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
    /** The current value, asked of the frame, as the last event may be older than it. */
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

/** The calls of Stripe's API that a browser makes, with the publishable key. */
function createApi(origin: string, key: string) {
  const headers = { authorization: `Bearer ${key}` }
  return {
    async createToken(fields: Record<string, string>) {
      const body = new URLSearchParams(fields)
      const response = await fetch(`${origin}/v1/tokens`, { method: 'POST', headers, body })
      return await response.json()
    },
    /** The intent of a client secret, by its kind; why its card was refused, where it was. */
    async retrieveIntent(clientSecret: string): Promise<IntentReply> {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const path = id.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
      const name = id.startsWith('pi_') ? 'paymentIntent' : 'setupIntent'
      const query = new URLSearchParams({ client_secret: clientSecret })
      const response = await fetch(`${origin}/v1/${path}/${id}?${query}`, { headers })
      const intent = await response.json()
      const error = intent.last_payment_error ?? intent.last_setup_error
      return intent.status === 'requires_payment_method' ? { error } : { [name]: intent }
    },
  }
}

/** Shows the bank's question over the page until it is answered: its page says so, or the payment does. */
function askBank(origin: string, clientSecret: string, api: Api): Promise<void> {
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
      const { paymentIntent, setupIntent, error } = await api.retrieveIntent(clientSecret)
      if (error || (paymentIntent ?? setupIntent)?.status !== 'requires_action') answered()
    }
    window.addEventListener('message', heard)
    frame.addEventListener('load', () => void look().catch(() => console.warn('no answer yet')))
    document.body.append(frame)
  })
}

/** Makes a token of what stands in the fields of a form. */
async function createToken(
  api: Api,
  fields: Map<Kind, FieldElement> | undefined,
  about: Record<string, string>,
) {
  const read = (kind: Kind) => fields?.get(kind)?.read()
  const [month = '', year = ''] = ((await read('cardExpiry')) ?? '').split('/')
  const reply = await api.createToken({
    'card[number]': ((await read('cardNumber')) ?? '').replaceAll(' ', ''),
    'card[exp_month]': month.trim(),
    'card[exp_year]': year.trim(),
    'card[cvc]': (await read('cardCvc')) ?? '',
    'card[name]': about.name ?? '',
    'card[address_zip]': (await read('postalCode')) ?? about.address_zip ?? '',
  })
  return reply.error ? { error: reply.error } : { token: reply }
}

/** What `Stripe(key)` returns. */
function createStripe(origin: string, key: string) {
  const api = createApi(origin, key)
  const groups: Map<Kind, FieldElement>[] = []

  async function handleNextAction({ clientSecret }: { clientSecret: string }) {
    await askBank(origin, clientSecret, api)
    return api.retrieveIntent(clientSecret)
  }

  async function confirmCard(clientSecret: string) {
    const before = await api.retrieveIntent(clientSecret)
    const intent = before.paymentIntent ?? before.setupIntent
    return intent?.status === 'requires_action' ? handleNextAction({ clientSecret }) : before
  }

  return {
    elements() {
      const made = new Map<Kind, FieldElement>()
      groups.push(made)
      return {
        create(kind: Kind) {
          const element = createFieldElement(origin, kind)
          made.set(kind, element)
          return element
        },
        getElement: (kind: Kind) => made.get(kind) ?? null,
        update() {},
      }
    },
    createToken(element: FieldElement, about: Record<string, string> = {}) {
      const fields = groups.find((group) => [...group.values()].includes(element))
      return createToken(api, fields, about)
    },
    handleNextAction,
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
  }
}
