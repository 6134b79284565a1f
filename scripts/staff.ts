import { getPayload } from 'payload'
import { actAsCommandLine } from '../src/cms/audit-log/actor.ts'
import { resetStaffPassword } from '../src/cms/staff/one-time-passwords.ts'
import { env } from '../src/env.ts'
import { restrictUmask } from '../src/lib/data-lock/owner-only.ts'
import config from '../src/payload.config.ts'

// npm run staff -- reset <email>: a new one-time password for somebody who cannot log in, without second step and single sign-on.
const [task, email] = process.argv.slice(2)
if (task !== 'reset' || !email) {
  console.error('Whose password? npm run staff -- reset chef@example.com')
  process.exit(2)
}
restrictUmask()
actAsCommandLine()
const payload = await getPayload({ config })
const password = await resetStaffPassword(payload, email)
await payload.destroy()
if (password === null) {
  console.error(`No staff account has the email address ${email}.`)
  process.exit(1)
}
console.log(`\n  ${env.publicUrl}/admin`)
console.log(`  email     ${email}`)
console.log(`  password  ${password}   (to be changed at the next login)`)
console.log(
  '  Passkeys, authenticator app, recovery codes and single sign-on of the account were taken off.\n',
)
process.exit(0)
