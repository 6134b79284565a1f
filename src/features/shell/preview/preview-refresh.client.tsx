'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { listenToAdmin } from './live-preview.ts'

/** Fetches the page anew whenever its document is saved in the admin around it. */
export function PreviewRefresh() {
  const router = useRouter()
  useEffect(
    () =>
      listenToAdmin(({ type }) => {
        if (type === 'payload-document-event') router.refresh()
      }),
    [router],
  )
  return null
}
