import type { Payload } from 'payload'
import { hasFactor, readFactors } from '#cms/second-factor/factors.ts'
import { needsSecondStep, readRequirement } from '#cms/second-factor/requirement.ts'
import * as t from './messages.gen.ts'

type Props = {
  payload: Payload
  rowData?: { id?: number | string; roles?: readonly string[] | null }
}

/**
 * In the list of staff: by what somebody signs in beside a password, and whether they must and cannot yet. Nothing where
 * there is no row: forms of accounts make a cell of each field, too.
 */
export async function SecondStepCell({ payload, rowData }: Props) {
  if (rowData?.id === undefined) return null
  const factors = await readFactors(payload, Number(rowData.id))
  if (!hasFactor(factors)) {
    const isNeeded = needsSecondStep(rowData, await readRequirement(payload))
    if (!isNeeded) return <span>{t.none()}</span>
    return <span style={{ color: 'var(--theme-error-650)' }}>{t.noneNeeded()}</span>
  }
  const ways = [factors.passkeys.length > 0 && t.passkeys(), factors.app && t.app()]
  return <span>{ways.filter(Boolean).join(', ')}</span>
}
