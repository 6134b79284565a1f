'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How often it is asked how far an import is, ms. */
const INTERVAL_MS = 1500

/** Reads the page again until the site has done what there was to do. */
export function Working({ text, hint }: { text: string; hint: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <>
      <p role="status">{text}</p>
      <p>{hint}</p>
    </>
  )
}
