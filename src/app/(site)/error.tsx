'use client'

import { useEffect } from 'react'
import { reloadPageOnce } from '#features/shell/chunk-reload.ts'
import { ErrorPage } from '#features/shell/error-page.tsx'

/** A page that failed: once reloaded if only a file of an older release was missing, else said so. */
export default function SiteError({ error }: { error: Error & { status?: number } }) {
  useEffect(() => {
    reloadPageOnce(error)
  }, [error])
  return (
    <ErrorPage
      status={error.status}
      title="The kitchen dropped this one"
      message="Something went wrong on our side. Please try again in a moment."
      action={{ href: '/', text: 'Go back to home' }}
    />
  )
}
