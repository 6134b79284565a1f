/** A method that a route of the interface may take; `HEAD` comes with `GET`. */
export type ApiMethod = 'GET' | 'POST'

/** An address of the site's own interface. */
type ApiRoute = {
  pattern: `/api/${string}`
  methods: readonly ApiMethod[]
  /** `public`: the same for everyone, kept in the page cache. */
  kind?: 'public'
  /** What stands beside the error in each of its refusals. */
  refused?: Readonly<Record<string, unknown>>
}

/**
 * The whole interface (spec:api.listed): the front refuses what is not listed here, 404 for an address and
 * 405 for a method, before anything runs.
 */
export const apiRoutes: readonly ApiRoute[] = [
  { pattern: '/api/openapi.json', methods: ['GET'], kind: 'public' },
  { pattern: '/api/locations', methods: ['GET'], kind: 'public' },
  { pattern: '/api/notices', methods: ['GET'], kind: 'public' },
  { pattern: '/api/locations/[uid]/today', methods: ['GET'], kind: 'public' },
  { pattern: '/api/locations/[uid]/booking', methods: ['GET'] },
  { pattern: '/api/locations/[uid]/panel', methods: ['GET'] },
  { pattern: '/api/locations/[uid]/sold-out', methods: ['GET'] },
  { pattern: '/api/geolocation', methods: ['GET'] },
  { pattern: '/api/recaptcha', methods: ['GET', 'POST'], refused: { valid_response: false } },
  { pattern: '/api/newsletter', methods: ['GET', 'POST'], refused: { success: false } },
  { pattern: '/api/bulk-gift-card-apply', methods: ['POST'] },
  { pattern: '/api/careers-apply', methods: ['POST'] },
  { pattern: '/api/group-bookings', methods: ['POST'] },
  { pattern: '/api/opentable/get-availability', methods: ['POST'] },
  { pattern: '/api/opentable/get-alternatives', methods: ['POST'] },
  { pattern: '/api/opentable/get-experiences', methods: ['POST'] },
  { pattern: '/api/opentable/get-total', methods: ['POST'] },
  { pattern: '/api/opentable/lock-availability', methods: ['POST'] },
  { pattern: '/api/opentable/notify-me', methods: ['POST'] },
  { pattern: '/api/opentable/release', methods: ['POST'] },
  {
    pattern: '/api/opentable/reserve',
    methods: ['POST'],
    // Every answer of this route says whether there is a booking (spec:api.reserve-refused).
    refused: { success: false, paymentFailed: false, response: {} },
  },
  { pattern: '/api/stripe/get-card-tokens', methods: ['POST'] },
  { pattern: '/api/stripe/webhook', methods: ['POST'] },
]
