import type { ReactNode } from 'react'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import { classNames } from '#ui/class-names.ts'
import { fraunces, instrumentSans } from '#ui/fonts.ts'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={classNames(fraunces.variable, instrumentSans.variable)}>
      <body>
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
