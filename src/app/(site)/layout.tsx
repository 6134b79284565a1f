import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { currentLanguage } from '#lib/language/current-language.ts'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import '#ui/styles/turn.css'
import '#ui/styles/print.css'
import { env } from '#env.ts'
import { Footer } from '#features/shell/footer/footer.tsx'
import {
  Header,
  HeaderMessage,
  NameHeader,
  ScrollSentinel,
} from '#features/shell/header/header.tsx'
import css from '#features/shell/layout.module.css'
import { PageTransition } from '#features/shell/navigation/page-transition.client.tsx'
import { PreviewBar } from '#features/shell/preview/preview-bar.tsx'
import { Shell } from '#features/shell/shell.client.tsx'
import { titleTemplate } from '#features/shell/shell-documents.ts'
import { preloadFonts, typeStyle } from '#ui/fonts.ts'
import { icons } from '../icons.ts'
import * as t from './messages.gen.ts'
import { SiteNotices } from './notices.client.tsx'
import { SitePanel } from './panel.client.tsx'
import { getLayout, getNotices } from './reads.ts'

// Pages are rendered when asked for and remembered by the front, nowhere else.
export const dynamic = 'force-dynamic'

/**
 * Pages that the browser loads anew turn as softly as the others, where both are of the site. Stated within
 * the page: Chromium asks for it before it has read the style sheets of a page that comes quickly.
 */
const TURNS = '@media not (prefers-reduced-motion:reduce){@view-transition{navigation:auto}}'

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await getLayout()).shell.look.themeColour }
}

export async function generateMetadata(): Promise<Metadata> {
  const { shortName, seoTemplate } = (await getLayout()).shell
  return {
    metadataBase: new URL(env.publicUrl),
    applicationName: shortName,
    icons,
    title: { default: shortName, template: titleTemplate(seoTemplate?.genericTitleTemplate) },
  }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [{ shell, missing }, notices] = await Promise.all([getLayout(), getNotices()])
  const { shortName, header, footer, look } = shell
  preloadFonts(look.type)
  return (
    <html lang={currentLanguage()} data-header={look.header}>
      <head>
        <style>{TURNS + look.style + typeStyle(look.type)}</style>
      </head>
      <body id="top" tabIndex={-1} className={css.body}>
        <a className={css.skip} href="#main">
          {t.skipToContent()}
        </a>
        <ScrollSentinel />
        {missing ? <HeaderMessage>{missing}</HeaderMessage> : null}
        {!missing && header ? (
          <Header
            shortName={shortName}
            content={header}
            footerLinks={footer?.linkColumns.flatMap(({ links }) => links) ?? []}
          />
        ) : null}
        {missing || header ? null : <NameHeader shortName={shortName} />}
        {notices ? <SiteNotices {...notices} /> : null}
        <main id="main" tabIndex={-1} className={css.main}>
          <PageTransition>{children}</PageTransition>
        </main>
        {footer ? (
          <Footer shortName={shortName} content={footer} cookieSettings={notices !== null} />
        ) : null}
        <PreviewBar />
        <SitePanel />
        <Shell />
      </body>
    </html>
  )
}
