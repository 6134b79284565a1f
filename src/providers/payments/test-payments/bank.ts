import type { Money } from '#lib/money/money.ts'
import { ok } from '#lib/result.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { savePayment, type TestPaymentRow } from './rows.ts'
import { paymentLockKey } from './transact.ts'

/** A question of the test bank, and the URL that it returns to. */
export type BankQuestionPage = {
  kind: 'charge' | 'hold'
  money: Money
  answered: boolean
  returnUrl: string
}

/** The test bank, where the owner of a card answers its questions. */
export type TestBank = {
  /** A question by its random id; null = there is none. */
  question(name: string): Promise<BankQuestionPage | null>
  /**
   * Answers a question; only the first answer counts. Returns the URL that the guest goes to; null = there is
   * no such question.
   */
  answer(name: string, answer: 'complete' | 'fail'): Promise<string | null>
}

export function createTestBank(store: BookingDatabase): TestBank {
  const find = async (sql: Pick<BookingDatabase, 'all'>, name: string) => {
    const [row] = await sql.all<TestPaymentRow>('SELECT * FROM test_payments WHERE question = $1', [
      name,
    ])
    return row ?? null
  }
  return {
    async question(name) {
      const row = await find(store, name)
      if (!row?.return_url) return null
      const { kind, amount, currency, multiplier, state, return_url: returnUrl } = row
      const money = { amount, currency, multiplier }
      return { kind, money, answered: state !== 'question', returnUrl }
    },
    async answer(name, answer) {
      const found = await find(store, name)
      if (!found) return null
      await store.transaction({ exclusive: [paymentLockKey(found.id)] }, async (sql) => {
        const row = await find(sql, name)
        if (row?.state !== 'question') return ok(null)
        if (answer === 'complete') {
          await savePayment(sql, { ...row, state: 'authorised' })
        } else {
          await savePayment(sql, { ...row, state: 'open', card: null })
          await sql.run(
            `UPDATE test_tokens SET refused = 'authentication_failed'
              WHERE payment_id = $1 AND refused IS NULL`,
            [row.id],
          )
        }
        return ok(null)
      })
      return found.return_url
    },
  }
}
