import type { Metadata, Viewport } from 'next'
import { cache, type ReactNode } from 'react'
import { currentLanguage } from '#lib/language/current-language.ts'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import { readShell } from '#data/content/shell.ts'
import { PreviewBar } from '#features/shell/preview/preview-bar.tsx'
import { preloadFonts, typeStyle } from '#ui/fonts.ts'
import { icons } from '../icons.ts'
import css from './layout.module.css'
import * as t from './messages.gen.ts'

const getShell = cache(readShell)

// One guest's own pages: made for each request, kept by nobody, followed by nobody.
export const dynamic = 'force-dynamic'

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await getShell()).look.themeColour }
}

export function generateMetadata(): Metadata {
  return {
    title: t.yourReservation(),
    icons,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function MyLayout({ children }: { children: ReactNode }) {
  const { shortName, look } = await getShell()
  preloadFonts(look.type)
  return (
    <html lang={currentLanguage()}>
      <head>
        <style>{look.style + typeStyle(look.type)}</style>
      </head>
      <body>
        <header className={css.bar} data-tone="night">
          <a href="/">{shortName}</a>
        </header>
        <main className={css.main}>{children}</main>
        <PreviewBar />
      </body>
    </html>
  )
}
