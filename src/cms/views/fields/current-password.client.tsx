'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { passwordRuleText } from '#cms/staff/passwords/fault-text.ts'

type Props = { path: string; field: { label?: unknown } }

/**
 * Below the fields of an account's password: the rule for it, and the current password where one changes one's own
 * password or email address.
 */
export function CurrentPassword({ path, field }: Props) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  // Of the fields that “Change Password” opens: the form keeps what they had after it was saved.
  const confirmed = useFormFields(([fields]) => fields?.['confirm-password'])
  const changesEmail = useFormFields(
    ([fields]) => fields?.email?.value !== fields?.email?.initialValue,
  )
  const choosesPassword = confirmed !== undefined && (isModified || confirmed.valid === false)
  const isOwn = id !== undefined && id === user?.id
  // Who has a one-time password has just typed it, and can do nothing but choose another one.
  const isAsked =
    isOwn && ((isModified && changesEmail) || (choosesPassword && !user?.mustChangePassword))

  useEffect(() => {
    // What was typed goes with the field.
    if (!isAsked) dispatch({ type: 'REMOVE', path })
  }, [dispatch, isAsked, path])

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
