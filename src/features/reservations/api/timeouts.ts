/** How long an answer may take, in ms, before it counts as lost. */
export const TIMEOUT = {
  info: 8_000,
  search: 10_000,
  hold: 12_000,
  card: 15_000,
  reserve: 20_000,
} as const
