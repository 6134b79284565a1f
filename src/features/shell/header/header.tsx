import type { CSSProperties } from 'react'
import type { HeaderData } from '#data/content/shell.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { LinkButton } from '#ui/button.tsx'
import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import { isBarCrowded } from './bar-room.ts'
import { BarLocation, CurrentLocation } from './current-location.client.tsx'
import css from './header.module.css'
import { Menu } from './menu.client.tsx'
import * as t from './messages.gen.ts'
import { WIDTH_THAT_FITS, widestWord } from './word-width.ts'

type HeaderProps = {
  shortName: string
  content: HeaderData
  /** The footer's links, which the menu of small screens shows too (spec:shell.mobile-menu). */
  footerLinks: ResolvedLink[]
}

/** The top bar gets its background after so many pixels of scroll (spec:shell.header-background). */
const BACKGROUND_AFTER = 10

/** What must have been scrolled away for the top bar to need a background; stands at the page's top. */
export function ScrollSentinel() {
  return <div className={css.mark} style={{ height: BACKGROUND_AFTER }} data-scroll-mark="" />
}

/**
 * The column at the left from 1024 px up, the bar at the top below (spec:shell.header-column); the bar at every width
 * where the look says so, with its links from 1440 px up where it has room for them.
 */
export function Header({ shortName, content, footerLinks }: HeaderProps) {
  const inMenu = new Set(content.menu.map((link) => link.href))
  const isCrowded = isBarCrowded({
    links: content.menu.map((link) => link.text),
    buttons: [content.reserveButtonText, content.orderButtonText],
    name: content.logo ? logoWidth(content.logo, content.logoHeightPixels) : shortName,
  })
  return (
    <header className={css.header} data-tone="night" data-crowded={isCrowded || undefined}>
      <div className={css.home}>
        <a className={css.logo} href="/">
          <Logo shortName={shortName} content={content} />
        </a>
        <BarLocation />
      </div>
      <nav className={css.links} aria-label={t.main()}>
        <Links links={content.menu} />
      </nav>
      <div className={css.actions}>
        <Actions content={content} />
      </div>
      <div className={css.place}>
        <CurrentLocation />
      </div>
      <Menu>
        <nav className={css.menuLinks} aria-label={t.menu()}>
          <Links links={content.menu} />
        </nav>
        <div className={css.menuActions}>
          <Actions content={content} />
        </div>
        <CurrentLocation />
        <nav className={css.menuFooter} aria-label={t.more()}>
          <Links links={footerLinks.filter((link) => !inMenu.has(link.href))} />
        </nav>
      </Menu>
    </header>
  )
}

/** Shown in place of the header while its document cannot be read: the way home, and nothing else. */
export function NameHeader({ shortName }: { shortName: string }) {
  return (
    <header className={css.header} data-tone="night">
      <a className={css.logo} href="/">
        <Wordmark name={shortName} />
      </a>
    </header>
  )
}

/** Shown in place of the header while a document of the shell is missing (spec:shell.missing-documents). */
export function HeaderMessage({ children }: { children: string }) {
  return (
    <header className={css.header} data-tone="night">
      <p className={css.message} role="status">
        {children}
      </p>
    </header>
  )
}

/** Of a logo, px, where no other is given (spec:shell.header-content). */
const LOGO_HEIGHT = 40

function logoWidth({ width, height }: Picture, shown: number | null): number {
  return ((shown ?? LOGO_HEIGHT) * width) / height
}

function Logo({ shortName, content }: Pick<HeaderProps, 'shortName' | 'content'>) {
  const { logo, logoHeightPixels } = content
  if (!logo) return <Wordmark name={shortName} />
  const height = logoHeightPixels ?? LOGO_HEIGHT
  return (
    <span className={css.picture} style={{ height, aspectRatio: `${logo.width} / ${logo.height}` }}>
      <Media picture={logo} sizes="220px" alt={shortName} priority />
    </span>
  )
}

/** The group's name in letters; a wide word is smaller, so that it stays in one piece. */
function Wordmark({ name }: { name: string }) {
  const width = widestWord(name)
  const style =
    width > WIDTH_THAT_FITS ? ({ '--name-width': width.toFixed(2) } as CSSProperties) : undefined
  return (
    <span className={css.wordmark} style={style}>
      {name}
    </span>
  )
}

function Links({ links }: { links: ResolvedLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.href} ${link.text}`}>
          <ContentLink link={link} />
        </li>
      ))}
    </ul>
  )
}

/** Without scripts these lead to the redirects that know the visitor's location (spec:routes.shortcut-links). */
function Actions({ content }: Pick<HeaderProps, 'content'>) {
  return (
    <>
      <LinkButton href="/reservation" data-panel="reserve">
        {content.reserveButtonText}
      </LinkButton>
      <LinkButton href="/order" data-panel="order" kind="outlined">
        {content.orderButtonText}
      </LinkButton>
    </>
  )
}
