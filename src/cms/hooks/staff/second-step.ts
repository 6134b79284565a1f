import { type CollectionConfig, type GlobalConfig, type Payload, ValidationError } from 'payload'
import { hasFactor, readFactors } from '#cms/second-factor/factors.ts'
import * as t from '#cms/second-factor/messages.gen.ts'
import {
  needsSecondStep,
  type Requirement,
  readRequirement,
  rolesThatNeedIt,
} from '#cms/second-factor/requirement.ts'
import { endSessions } from '#cms/sessions/end-sessions.ts'

type GlobalHooks = Required<
  Pick<NonNullable<GlobalConfig['hooks']>, 'afterChange' | 'beforeValidate'>
>
type AccountHook = NonNullable<NonNullable<CollectionConfig['hooks']>['afterChange']>[number]

/**
 * In the settings: nobody asks roles of their own for a second step that they have not. Whoever needs one from now on
 * and has none is signed out, and sets it up at the next sign-in.
 */
export const secondStepSettings: GlobalHooks = {
  beforeValidate: [
    async ({ data, originalDoc, req }) => {
      const { user } = req
      if (!data || user?.collection !== 'staff') return data
      const before = originalDoc as Requirement
      const isNew = needsSecondStep(user, { ...before, ...data }) && !needsSecondStep(user, before)
      if (isNew && !hasFactor(await readFactors(req.payload, Number(user.id), req)))
        throw new ValidationError({
          global: 'settings',
          errors: [{ path: 'secondStepFor', message: t.ownFirst() }],
          req,
        })
      return data
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, req }) => {
      const before = rolesThatNeedIt(previousDoc as Requirement)
      const added = rolesThatNeedIt(doc as Requirement).filter((role) => !before.includes(role))
      if (added.length === 0) return doc
      const { docs } = await req.payload.find({
        collection: 'staff',
        where: { roles: { in: added } },
        ...{ depth: 0, pagination: false, overrideAccess: true, req },
      })
      for (const { id } of docs)
        if (await lacksFactor(req.payload, id)) await endSessions(req, { staff: id })
      return doc
    },
  ],
}

/** In an account: a role that needs a second step, given to somebody who has none, signs them out to set it up. */
export const secondStepOfRoles: AccountHook = async ({ doc, previousDoc, operation, req }) => {
  const isGiven = (doc.roles ?? []).some((role: string) => !previousDoc?.roles?.includes(role))
  if (operation !== 'update' || !isGiven) return doc
  const requirement = await readRequirement(req.payload, req)
  const isNew = needsSecondStep(doc, requirement) && !needsSecondStep(previousDoc, requirement)
  if (isNew && (await lacksFactor(req.payload, Number(doc.id))))
    await endSessions(req, { staff: Number(doc.id) })
  return doc
}

async function lacksFactor(payload: Payload, staff: number): Promise<boolean> {
  return !hasFactor(await readFactors(payload, staff))
}
