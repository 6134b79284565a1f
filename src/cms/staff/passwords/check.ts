import { type PayloadRequest, ValidationError } from 'payload'
import { passwordFaultText } from './fault-text.ts'
import { faultOfPassword, type KnownFacts } from './rule.ts'

type Person = Partial<Pick<KnownFacts, 'name' | 'email'>>

/** Throws a refusal at the field `password`, in words, where somebody may not use this password. */
export async function checkPassword(
  req: PayloadRequest,
  password: string,
  { name = '', email = '' }: Person,
): Promise<void> {
  const select = { shortName: true } as const
  const { shortName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, select, req })
  const fault = faultOfPassword(password, { name, email, group: [shortName] })
  if (fault) throw refusedAt(req, 'password', passwordFaultText(fault, password))
}

/** A refusal of a change of an account at one of its fields. */
export function refusedAt(req: PayloadRequest, path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'staff', errors: [{ path, message }], req })
}
