import { type Route, type RouteDetails, type RouteMethod, route } from './route.ts'
import { routeLimits } from './route-limits.ts'

const KB = 1024
const MB = 1024 * KB

type ApiPattern = `/api/${string}`
type ApiDetails = Omit<RouteDetails, 'methods'>

/** An endpoint with its methods, by default for JSON and with the limits of all endpoints. */
function endpoint(
  pattern: ApiPattern,
  methods: readonly RouteMethod[],
  { rateLimits, ...details }: ApiDetails = {},
) {
  const own = route('api', pattern, {
    noindex: true,
    bodyType: 'application/json',
    rateLimits: { POST: routeLimits.apiWrite, any: routeLimits.api, ...rateLimits },
    ...details,
  })
  return { ...own, pattern, methods }
}

/** An endpoint that answers everyone alike, and is kept in the page cache. */
function publicEndpoint(pattern: ApiPattern) {
  // Other spellings of its path get no farther than the guard, which counts them.
  const rateLimits = { POST: routeLimits.apiWrite, any: routeLimits.api }
  return { ...route('public', pattern, { rateLimits }), pattern, methods: ['GET'] as const }
}

/**
 * The whole interface (spec:api.listed): the front refuses what is not listed here, 404 for an address and
 * 405 for a method, before anything runs.
 */
export const apiRoutes: readonly (Route & Required<Pick<Route, 'methods'>>)[] = [
  publicEndpoint('/api/openapi.json'),
  publicEndpoint('/api/locations'),
  publicEndpoint('/api/locations/[uid]'),
  publicEndpoint('/api/notices'),
  publicEndpoint('/api/locations/[uid]/today'),
  endpoint('/api/locations/[uid]/booking', ['GET']),
  endpoint('/api/locations/[uid]/panel', ['GET']),
  endpoint('/api/locations/[uid]/sold-out', ['GET']),
  endpoint('/api/geolocation', ['GET']),
  endpoint('/api/recaptcha', ['GET', 'POST'], {
    rateLimits: { POST: routeLimits.botCheck },
    refusalBody: { valid_response: false },
  }),
  endpoint('/api/newsletter', ['GET', 'POST'], {
    rateLimits: { POST: routeLimits.newsletter },
    refusalBody: { success: false },
  }),
  endpoint('/api/bulk-gift-card-apply', ['POST'], { rateLimits: { POST: routeLimits.giftCards } }),
  endpoint('/api/careers-apply', ['POST'], {
    bodyType: 'multipart/form-data',
    bodyLimit: 2.5 * MB,
    rateLimits: { POST: routeLimits.careers },
  }),
  endpoint('/api/group-bookings', ['POST'], { rateLimits: { POST: routeLimits.groups } }),
  endpoint('/api/opentable/get-availability', ['POST'], { postReads: true }),
  endpoint('/api/opentable/get-alternatives', ['POST'], {
    postReads: true,
    rateLimits: { POST: routeLimits.alternatives },
  }),
  endpoint('/api/opentable/get-experiences', ['POST'], { postReads: true }),
  endpoint('/api/opentable/get-total', ['POST'], { postReads: true }),
  endpoint('/api/opentable/lock-availability', ['POST'], {
    rateLimits: { POST: routeLimits.lock },
  }),
  endpoint('/api/opentable/notify-me', ['POST'], { rateLimits: { POST: routeLimits.notify } }),
  endpoint('/api/opentable/release', ['POST']),
  endpoint('/api/opentable/reserve', ['POST'], {
    rateLimits: { POST: routeLimits.reserve },
    // Every answer of this route says whether there is a booking (spec:api.reserve-refused).
    refusalBody: { success: false, paymentFailed: false, response: {} },
  }),
  endpoint('/api/stripe/get-card-tokens', ['POST'], {
    bodyLimit: 2 * KB,
    rateLimits: { POST: routeLimits.card },
  }),
  endpoint('/api/stripe/webhook', ['POST'], {
    bodyLimit: 512 * KB,
    rateLimits: { POST: routeLimits.webhook },
  }),
  endpoint('/api/text-messages/inbound', ['POST'], {
    postEndsContact: true,
    bodyType: 'application/x-www-form-urlencoded',
    rateLimits: { POST: routeLimits.webhook },
  }),
  endpoint('/api/text-messages/status', ['POST'], {
    bodyType: 'application/x-www-form-urlencoded',
    rateLimits: { POST: routeLimits.webhook },
  }),
]

/** Whatever else is asked below `/api`; it does not exist. */
export const unknownApiRoute: Route = endpoint('/api/[...rest]', [])
