import type { Sql } from '#lib/sql/sql.ts'
import type { BegunPayment, PaymentState } from '../contract.ts'
import type { CardBehaviour } from './cards.ts'

/** A row of a test payment; `question` is the random id of the bank's question. */
export type TestPaymentRow = {
  id: string
  kind: BegunPayment['kind']
  /** In minor units; `multiplier` of them make one of the currency. */
  amount: number
  currency: string
  multiplier: number
  state: PaymentState['state']
  card: CardBehaviour | null
  question: string | null
  return_url: string | null
}

/** The reference of a test payment, by the id of its payment. */
export function referenceOf(id: string): string {
  return `test_${id}`
}

/** A payment by its id; null if it was not begun here. */
export async function findPayment(
  sql: Sql,
  { id, reference }: BegunPayment,
): Promise<TestPaymentRow | null> {
  const [row] = await sql.all<TestPaymentRow>('SELECT * FROM test_payments WHERE id = $1', [id])
  return row && reference === referenceOf(id) ? row : null
}

/** Updates the columns of a payment that can change. */
export async function savePayment(sql: Sql, row: TestPaymentRow): Promise<void> {
  await sql.run(
    'UPDATE test_payments SET state = $2, card = $3, question = $4, return_url = $5 WHERE id = $1',
    [row.id, row.state, row.card, row.question, row.return_url],
  )
}

/** The payment that a token was used for, and why it was refused; null = not used yet. */
export async function findTokenUse(
  sql: Sql,
  token: string,
): Promise<{ payment_id: string; refused: string | null } | null> {
  const [used] = await sql.all<{ payment_id: string; refused: string | null }>(
    'SELECT payment_id, refused FROM test_tokens WHERE token = $1',
    [token],
  )
  return used ?? null
}

/** The refund or charge that was made under an id; null = none. */
export async function findMovement(
  sql: Sql,
  payment: string,
  kind: 'refund' | 'charge',
  id: string,
): Promise<{ refused: string | null } | null> {
  const [moved] = await sql.all<{ refused: string | null }>(
    'SELECT refused FROM test_movements WHERE payment_id = $1 AND kind = $2 AND id = $3',
    [payment, kind, id],
  )
  return moved ?? null
}

export async function recordMovement(
  sql: Sql,
  movement: {
    payment: string
    kind: 'refund' | 'charge'
    id: string
    amount: number
    refused: string | null
  },
): Promise<void> {
  const { payment, kind, id, amount, refused } = movement
  await sql.run('INSERT INTO test_movements VALUES ($1, $2, $3, $4, $5)', [
    ...[payment, kind, id],
    amount,
    refused,
  ])
}

/** The refunded amount so far, in minor units. */
export async function refundedOf(sql: Sql, payment: string): Promise<number> {
  const [row] = await sql.all<{ sum: number }>(
    `SELECT CAST(COALESCE(SUM(amount), 0) AS bigint) AS sum FROM test_movements
      WHERE payment_id = $1 AND kind = 'refund'`,
    [payment],
  )
  return row?.sum ?? 0
}
