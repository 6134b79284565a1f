import type { ServerProps } from 'payload'
import * as t from './messages.gen.ts'

/** Tells somebody with a one-time password what to do before anything else. */
export function PasswordNotice({ user }: Partial<ServerProps>) {
  if (!user || !('mustChangePassword' in user) || !user.mustChangePassword) return null
  return (
    <div className="banner banner--type-error" role="alert" style={{ margin: '1rem' }}>
      <p>{t.chooseYourPassword({ link: (text) => <a href="/admin/account">{text}</a> })}</p>
    </div>
  )
}
