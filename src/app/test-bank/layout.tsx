import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import { preloadFonts } from '#ui/fonts.ts'
import css from './test-bank.module.css'

// Made for each question, kept by nobody, and not to be taken for a page of the restaurant.
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { themeColor: '#f4efe6' }

export const metadata: Metadata = {
  title: 'Test bank',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default function TestBankLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  return (
    <html lang="en">
      <body>
        <main className={css.main}>{children}</main>
      </body>
    </html>
  )
}
