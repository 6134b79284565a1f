import { expect, test } from 'vitest'
import { openText, sealText } from './sealed-text.ts'
import { deriveSecret, deriveSecrets, readWithAny } from './secrets.ts'
import { signTicket, verifyTicket } from './signed-ticket.ts'

const [OLD, NEW] = ['o'.repeat(64), 'n'.repeat(64)]
const before = { secret: OLD, acceptedSecret: undefined }
const meanwhile = { secret: OLD, acceptedSecret: NEW }
const rotated = { secret: NEW, acceptedSecret: OLD }
const ended = { secret: NEW, acceptedSecret: undefined }

test('the secret that signs is the first one; without an accepted one it is alone', () => {
  expect(deriveSecrets(rotated, 'preview')).toEqual([
    deriveSecret(NEW, 'preview'),
    deriveSecret(OLD, 'preview'),
  ])
  expect(deriveSecrets(ended, 'preview')).toEqual([deriveSecret(NEW, 'preview')])
  expect(deriveSecrets({ secret: undefined, acceptedSecret: OLD }, 'preview')).toEqual([''])
})

test('at each step of a rotation one instance knows what the instances of the step before and after have signed', () => {
  const about = { claims: { staff: 7 }, until: 2000 }
  const steps = [before, meanwhile, rotated, ended]
  const knows = (reader: typeof before | typeof meanwhile, signer: typeof reader) => {
    const token = signTicket('sign-in', about, deriveSecrets(signer, 'second-factor')[0])
    return readWithAny(deriveSecrets(reader, 'second-factor'), (secret) =>
      verifyTicket('sign-in', token, { secret, now: 1000 }),
    )
  }
  for (const [at, step] of steps.entries()) {
    const beside = steps.slice(Math.max(0, at - 1), at + 2)
    for (const other of beside) expect(knows(step, other)?.claims).toEqual({ staff: 7 })
  }
  expect(knows(ended, before)).toBeNull()
})

test('what is sealed with a secret of before opens, and is nothing under others', () => {
  const sealed = sealText('JBSWY3DP', { secret: deriveSecret(OLD, 'second-factor'), about: '1' })
  const open = (site: typeof before | typeof rotated) =>
    readWithAny(deriveSecrets(site, 'second-factor'), (secret) =>
      openText(sealed, { secret, about: '1' }),
    )
  expect([open(before), open(rotated), open(ended)]).toEqual(['JBSWY3DP', 'JBSWY3DP', null])
})
