/** Most connections that an instance has in each of its pools. */
export const POOL_SIZES = { content: 10, bookings: 10 }

/** Sessions of an instance beside its pools: the data lock, notifications, and a probe while there is an outage. */
const SESSIONS_BESIDE = 3

/** Most connections that an instance has. */
export const CONNECTIONS_PER_INSTANCE = POOL_SIZES.content + POOL_SIZES.bookings + SESSIONS_BESIDE
