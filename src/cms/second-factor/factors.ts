import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'

type Request = Partial<PayloadRequest>

/** A passkey as its owner sees it; times are epoch ms. */
export type PasskeySummary = {
  id: string
  name: string
  addedAt: number
  usedAt: number | null
  /** Whether its owner has it on other devices, too. */
  isBackedUp: boolean
}

/** The second factors of an account, without their secrets. */
export type Factors = {
  app: { addedAt: number; usedAt: number | null } | null
  passkeys: PasskeySummary[]
  /** Recovery codes that were not used. */
  recoveryCodes: number
}

/** Reads which second factors an account has. */
export async function readFactors(
  payload: Payload,
  staff: number,
  req?: Request,
): Promise<Factors> {
  const [app] = await query(
    payload,
    'SELECT added_at, used_at FROM second_factor_apps WHERE staff = $1',
    [staff],
    req,
  )
  const passkeys = await query(
    payload,
    'SELECT id, name, added_at, used_at, backed_up FROM passkeys WHERE staff = $1 ORDER BY added_at, id',
    [staff],
    req,
  )
  const [codes] = await query(
    payload,
    'SELECT count(*) AS unused FROM recovery_codes WHERE staff = $1 AND used_at IS NULL',
    [staff],
    req,
  )
  return {
    app: app ? { addedAt: Number(app.added_at), usedAt: timeOf(app.used_at) } : null,
    passkeys: passkeys.map((row) => ({
      id: String(row.id),
      name: String(row.name),
      addedAt: Number(row.added_at),
      usedAt: timeOf(row.used_at),
      isBackedUp: Number(row.backed_up) === 1,
    })),
    recoveryCodes: Number(codes?.unused ?? 0),
  }
}

const timeOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** Whether an account asks for a second step; recovery codes alone are none. */
export function hasFactor({ app, passkeys }: Factors): boolean {
  return app !== null || passkeys.length > 0
}

/** Takes all second factors of an account off, with its recovery codes; false where it has none. */
export async function removeFactors(
  payload: Payload,
  staff: number,
  req: Request,
): Promise<boolean> {
  const had = hasFactor(await readFactors(payload, staff, req))
  for (const table of ['second_factor_apps', 'passkeys', 'recovery_codes'])
    await query(payload, `DELETE FROM ${table} WHERE staff = $1`, [staff], req)
  return had
}
