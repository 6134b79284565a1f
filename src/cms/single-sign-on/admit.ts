import { randomBytes } from 'node:crypto'
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import type { Staff } from '#payload-types.ts'
import type { AdmissionPolicy, Person } from '#providers/identity/contract.ts'
import { staffActor } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { ENDED } from '../invitations/invitation.ts'
import { addNotice } from '../second-factor/notices.ts'
import { accountEmail } from '../staff/account-email.ts'
import { linkIdentity, noteIdentity, staffOfIdentity } from './identities.ts'
import { isLastAdministrator } from './last-administrator.ts'
import { type Rights, rightsOf } from './rights.ts'
import { changesTo, fieldsOf } from './rights-of-account.ts'

/** Why somebody whom the provider vouches for is not let in. */
export type AdmissionCode =
  | 'no_group'
  | 'no_email'
  | 'unverified_email'
  | 'no_account'
  | 'other_identity'
  | 'withdrawn'
  | 'must_change_password'
  | 'last_administrator'

type Admitted = Result<Staff, AdmissionCode>

/** Thrown in the transaction of an admission, which then writes nothing. */
class Refused extends Error {
  readonly refusal: Refusal<AdmissionCode>

  constructor(code: AdmissionCode) {
    super(code)
    this.refusal = refuse(code)
  }
}

/**
 * The account of somebody whom the provider vouches for, with what their groups let them do, all written or nothing. It
 * is the one that they had before, or the one of their address where the provider has seen that it is theirs, or a new
 * one where that is allowed.
 */
export async function admit(
  req: PayloadRequest,
  policy: AdmissionPolicy,
  person: Person,
): Promise<Admitted> {
  const rights = policy.rules && rightsOf(policy.rules, person.groups)
  if (policy.rules && !rights) return refuse('no_group')
  try {
    return await admitted(req, { policy, person, rights })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (!(error instanceof ValidationError)) throw error
    // Somebody made an account with this address meanwhile: they themselves in another tab, or an administrator.
    return await admitted(req, { policy, person, rights }).catch((again: unknown) => {
      if (again instanceof Refused) return again.refusal
      throw again
    })
  }
}

type Asked = { policy: AdmissionPolicy; person: Person; rights: Rights | null }

async function admitted(req: PayloadRequest, asked: Asked): Promise<Admitted> {
  const { payload, headers } = req
  const { person, rights } = asked
  // What follows from groups is the system's doing, and not that of somebody who has no session yet.
  const system = await createLocalReq({ req: { headers } }, payload)
  return inTransaction(payload.db, system, async (transaction) => {
    const own = transaction as PayloadRequest
    const known = await staffOfIdentity(payload, person, own)
    const found = known === null ? await findByEmail(own, person) : await read(own, known)
    if (found) refuseState(found)
    const account = found ? await update(own, found, rights) : await make(own, asked)
    if (known === null) await link(own, person, account)
    else await noteIdentity(payload, person, own)
    return ok(account)
  })
}

function read(own: PayloadRequest, id: number): Promise<Staff> {
  return own.payload.findByID({
    ...{ collection: 'staff', id, depth: 0, overrideAccess: true, req: own },
  })
}

/** The account of a person's address. Throws where the provider does not say that it is theirs. */
async function findByEmail(own: PayloadRequest, person: Person): Promise<Staff | null> {
  if (!person.email) throw new Refused('no_email')
  if (!person.isEmailVerified) throw new Refused('unverified_email')
  const { docs } = await own.payload.find({
    collection: 'staff',
    where: { email: { equals: accountEmail(person.email) } },
    ...{ depth: 0, limit: 1, pagination: false, overrideAccess: true, req: own },
  })
  return docs[0] ?? null
}

function refuseState({ state, mustChangePassword }: Staff): void {
  if (state === 'withdrawn') throw new Refused('withdrawn')
  if (state === 'invited') return
  // The next password is then chosen without the present one, which was typed at the sign-in.
  if (mustChangePassword) throw new Refused('must_change_password')
}

async function update(own: PayloadRequest, account: Staff, rights: Rights | null) {
  const { payload } = own
  const changed = rights ? changesTo(account, await fieldsOf(rights, own)) : {}
  const loses = changed.roles && !changed.roles.includes('admin') && account.roles.includes('admin')
  if (loses && (await isLastAdministrator(payload, account.id, own)))
    throw new Refused('last_administrator')
  const data = {
    ...changed,
    // Who is known at the provider needs no password here.
    ...(account.state === 'invited'
      ? { ...ENDED, state: 'active' as const, mustChangePassword: false }
      : {}),
  }
  if (Object.keys(data).length === 0) return account
  return payload.update({
    ...{ collection: 'staff', id: account.id, data, depth: 0, overrideAccess: true },
    req: own,
  })
}

const LONGEST_NAME = 80

async function make(own: PayloadRequest, { policy, person, rights }: Asked): Promise<Staff> {
  if (!policy.makesAccounts || !rights) throw new Refused('no_account')
  const email = accountEmail(person.email)
  const name = toSingleLine(person.name ?? '').slice(0, LONGEST_NAME)
  return own.payload.create({
    collection: 'staff',
    data: {
      ...(await fieldsOf(rights, own)),
      ...{ email, name: name || email.slice(0, LONGEST_NAME) },
      // Nobody knows it; its owner chooses another one by mail if they want one.
      password: randomBytes(32).toString('base64url'),
      ...{ mustChangePassword: false, state: 'active' },
    },
    ...{ depth: 0, overrideAccess: true, req: own },
  })
}

async function link(own: PayloadRequest, person: Person, account: Staff): Promise<void> {
  const { payload } = own
  const { id: staff, name: title } = account
  if (!(await linkIdentity(payload, { ...person, staff }, own))) throw new Refused('other_identity')
  await recordAct(own, {
    ...{ act: 'link_identity', actor: staffActor(account), title },
    subject: `collections/staff/${staff}`,
  })
  await addNotice(payload, { staff, act: 'identity_linked', detail: person.issuer }, own)
}
