import type { PaymentProvider } from '../../payments/contract.ts'

/** The provider that charges cards, and the address to which a card's bank sends its owner back. */
export type CardPayments = { payments: PaymentProvider; returnUrl(uid: string): string }
