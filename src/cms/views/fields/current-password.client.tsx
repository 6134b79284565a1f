'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
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
  // Of the fields that “Change Password” opens: the form keeps what they had after it was saved.
  const confirmed = useFormFields(([fields]) => fields?.['confirm-password'])
  const changesEmail = useFormFields(
    ([fields]) => fields?.email?.value !== fields?.email?.initialValue,
  )
  const isRefused = useFormFields(([fields]) => fields?.[path]?.valid === false)
  const refused = useReopened(path)
  const isOpen = isModified || confirmed?.valid === false || refused !== null
  const choosesPassword = confirmed !== undefined && isOpen
  const isOwn = id !== undefined && id === user?.id
  // A one-time password was typed at the sign-in and is not asked for again.
  const isAsked =
    isOwn &&
    ((changesEmail && (isModified || isRefused)) || (choosesPassword && !user?.mustChangePassword))

  if (!choosesPassword && !isAsked) return null
  return (
    <div
      className="password-change"
      style={{ display: 'grid', gap: 'var(--base)', marginBottom: 'var(--base)' }}
    >
      {refused ? (
        <p role="alert" style={{ margin: 0, color: 'var(--theme-error-650)' }}>
          {refused}
        </p>
      ) : null}
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

/**
 * The form shuts the fields of a password with every save, also with one that was refused. Opens them again with what
 * was typed, and answers with why it was refused.
 */
function useReopened(path: string): string | null {
  const isSaving = useFormProcessing()
  const password = useFormFields(([fields]) => fields?.password)
  const current = useFormFields(([fields]) => fields?.[path])
  const [refused, setRefused] = useState<string | null>(null)
  const fault = [current, password].find((one) => one?.valid === false)?.errorMessage ?? null
  const isTyped = Boolean(password?.value)

  useEffect(() => {
    if (isSaving) setRefused(null)
  }, [isSaving])
  useEffect(() => {
    if (isSaving || !isTyped || fault === null) return
    // It is there while the fields are shut.
    const opener = document.getElementById('change-password')
    if (!opener) return
    setRefused(fault)
    opener.click()
  }, [isSaving, isTyped, fault])
  return refused
}
