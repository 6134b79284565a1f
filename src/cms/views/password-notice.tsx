import type { ServerProps } from 'payload'

/** Tells somebody with a one-time password what to do before anything else. */
export function PasswordNotice({ user }: Partial<ServerProps>) {
  if (!user || !('mustChangePassword' in user) || !user.mustChangePassword) return null
  return (
    <div className="banner banner--type-error" role="alert" style={{ margin: '1rem' }}>
      <p>
        You signed in with a one-time password. Please choose your own first: open{' '}
        <a href="/admin/account">your account</a>, press “Change Password”, and save. Until then you
        cannot see or change anything else.
      </p>
    </div>
  )
}
