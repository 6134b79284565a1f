'use client'

import { useEffect } from 'react'
import { PageFailure } from '#cms/views/sessions/page-failure.tsx'
import { reloadPageOnce } from '#features/shell/errors/chunk-reload.ts'

/** A page of the admin that failed: once reloaded if only a file of an older release was missing, else said so. */
export default function AdminError({ error }: { error: Error }) {
  useEffect(() => {
    reloadPageOnce(error)
  }, [error])
  return <PageFailure />
}
