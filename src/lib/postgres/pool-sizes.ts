/** Connections of an instance beside its pools: the data lock, leases, notifications, and a probe in an outage. */
const SESSIONS_BESIDE_POOLS = 4

/** Connections that an instance opens at most, unless it is told otherwise. */
export const CONNECTIONS_PER_INSTANCE = 24

/** The least with which an instance works: four connections in each pool. */
export const MIN_CONNECTIONS_PER_INSTANCE = 12

/** The most connections of each pool, where an instance may have so many `connections` in all. */
export function poolSizes(connections = CONNECTIONS_PER_INSTANCE): {
  content: number
  bookings: number
} {
  const pooled = connections - SESSIONS_BESIDE_POOLS
  const content = Math.floor(pooled / 2)
  return { content, bookings: pooled - content }
}
