'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { passwordRuleText } from '#cms/staff/passwords/fault-text.ts'

type Props = { path: string; field: { label?: unknown } }

/**
 * Below the fields of an account's password: the rule for it, and the current password where one changes one's own
 * password or email address.
 */
export function CurrentPassword({ path, field }: Props) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const choosesPassword = useFormFields(([fields]) => Boolean(fields?.password))
  const changesEmail = useFormFields(
    ([fields]) => Boolean(id) && fields?.email?.value !== fields?.email?.initialValue,
  )
  const isOwn = id !== undefined && id === user?.id
  // Who has a one-time password has just typed it, and can do nothing but choose another one.
  const isAsked = isOwn && (changesEmail || (choosesPassword && !user?.mustChangePassword))
  if (!choosesPassword && !isAsked) return null
  return (
    <div
      className="password-change"
      style={{ display: 'grid', gap: 'var(--base)', marginBottom: 'var(--base)' }}
    >
      {choosesPassword ? (
        <p className="field-description" style={{ margin: 0, maxWidth: '70ch' }}>
          {passwordRuleText()}
        </p>
      ) : null}
      {isAsked ? (
        <PasswordField
          autoComplete="current-password"
          field={{ name: path, label: String(field.label), required: true }}
          path={path}
        />
      ) : null}
    </div>
  )
}
