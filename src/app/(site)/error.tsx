'use client'

import { useEffect } from 'react'
import { reloadPageOnce } from '#features/shell/errors/chunk-reload.ts'
import { Failure } from '#features/shell/errors/failure.client.tsx'

/** A page that failed: once reloaded if only a file of an older release was missing, else said so. */
export default function SiteError({ error }: { error: Error }) {
  useEffect(() => {
    reloadPageOnce(error)
  }, [error])
  return <Failure error={error} />
}
