import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { isLocalAddress } from '#lib/http/local-address.ts'
import type { Setting } from '#payload-types.ts'

/** The settings that say whose sign-in needs a second step. */
export type Requirement = Pick<Setting, 'secondStepFor' | 'secondStepRoles'>

/** The roles whose accounts need a second step. */
export function rolesThatNeedIt({ secondStepFor, secondStepRoles }: Requirement): string[] {
  switch (secondStepFor) {
    case 'roles':
      return secondStepRoles ?? []
    case 'nobody':
      return []
    default:
      return isLocalAddress(env.publicUrl) ? [] : ['admin']
  }
}

/** Whether an account with these roles needs a second step. */
export function needsSecondStep(
  account: { roles?: readonly string[] | null },
  requirement: Requirement,
): boolean {
  const needed = rolesThatNeedIt(requirement)
  return (account.roles ?? []).some((role) => needed.includes(role))
}

/** Reads the settings that say whose sign-in needs a second step. */
export function readRequirement(
  payload: Payload,
  req?: Partial<PayloadRequest>,
): Promise<Requirement> {
  const select = { secondStepFor: true, secondStepRoles: true } as const
  return payload.findGlobal({ slug: 'settings', depth: 0, select, ...(req ? { req } : {}) })
}

/** Whether an account needs a second step, by its roles and the settings as they are now. */
export async function isNeededBy(
  payload: Payload,
  staff: number,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const requirement = await readRequirement(payload, req)
  if (rolesThatNeedIt(requirement).length === 0) return false
  const account = await payload.findByID({
    ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true, req },
    overrideAccess: true,
  })
  return account !== null && needsSecondStep(account, requirement)
}
