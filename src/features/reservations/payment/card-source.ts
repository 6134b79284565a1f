import type { BankAnswer } from '#providers/booking/payment.ts'
import type { CardToken } from '#providers/payments/contract.ts'
import type { Answer } from '../api/failure.ts'
import type { FieldMessages, Question } from '../flow/state.ts'

/** The card form on show: the only place that a card's details are in, and they end with it. */
export type CardSource = {
  /** What is wrong with it, by field; empty when it can be sent. */
  check(): FieldMessages
  token(): Promise<Answer<CardToken>>
  /** Has the bank's question answered on this page, where the bank has no page of its own for it. */
  answer?(question: Question): Promise<BankAnswer | undefined>
}
