import * as t from './messages.gen.ts'

/** Delivery partners that the site has a sign for (spec:shell.partner-logos). */
export const orderPartners = [
  { value: 'doordash', label: t.doorDash() },
  { value: 'favor', label: t.favor() },
  { value: 'grubhub', label: t.grubhub() },
  { value: 'ubereats', label: t.uberEats() },
  { value: 'skipthedishes', label: t.skipTheDishes() },
] as const
