'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import * as t from './messages.gen.ts'

/** How often it is asked how far an import is, ms. */
const INTERVAL_MS = 1500

/** Reads the page again until the site has done what there was to do; its numbers are not read out each time. */
export function Working({ text }: { text: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <>
      <p role="status">
        {t.goesOn()} {t.working()}
      </p>
      <p>{text}</p>
    </>
  )
}
