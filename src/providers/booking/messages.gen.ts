// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const onThisSite = () => 'On this site, with the location’s booking settings'
export const withOpenTable = () => 'With OpenTable'
export const openTableRestaurantNumber = () => 'OpenTable restaurant number'
export const digitsOnly = () => 'Digits only.'
export const refundUntil = (values: { moment: string | number }) => `Cancel by ${values.moment} for a full refund; non-refundable after that.`
export const tooSoonForRefund = () => 'This reservation is too soon to be cancelled for a refund.'
export const freeUntil = (values: { moment: string | number; amount: string | number }) => `Cancel by ${values.moment} and nothing is charged. If you do not come, up to ${values.amount} may be.`
export const chargedIfAbsent = (values: { amount: string | number }) => `If you do not come, up to ${values.amount} may be charged.`
export const settledOtherwise = () => 'the payment was settled in another way'
export const noPaymentService = () => 'no payment service is connected'
export const noAnswer = () => 'the payment service does not answer'
export const requestRejected = () => 'the payment service rejected the request; the site’s log says why'
export const paymentUnknown = () => 'the payment service does not know this payment'
export const bankHasNotPaid = () => 'the card’s bank has not paid yet'
export const bankWithdrew = () => 'the card’s bank has withdrawn its approval'
export const refundTooLarge = () => 'more would be refunded than was paid'
export const cardDeclined = () => 'the card was declined'
