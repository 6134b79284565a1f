/**
 * What a payment is for, in the payment provider's dashboard: in English whatever the language of the request. A
 * request that is sent again has the same text as the first one, or its idempotency key is refused.
 */
export const paymentDescription = (uid: string) => `Reservation at ${uid}`

/** As `paymentDescription`, of a kept card that is charged later. */
export const LATER_CHARGE_DESCRIPTION = 'Restaurant reservation'
