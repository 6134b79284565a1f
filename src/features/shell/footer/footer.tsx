import type { CSSProperties } from 'react'
import type { FooterData, SocialData } from '#data/content/shell.ts'
import { COOKIE_SETTINGS } from '#lib/notices/notices.ts'
import { WHAT_WE_COUNT_PATH } from '#lib/routing/fixed-paths.ts'
import { geolocationAttribution } from '#providers/geolocation/attribution.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { Media } from '#ui/media.tsx'
import { descends } from './descends.ts'
import css from './footer.module.css'
import { LinkColumn, Links } from './link-column.tsx'
import * as t from './messages.gen.ts'

type FooterProps = {
  shortName: string
  content: FooterData
  /** Whether there is a choice of cookies to change. */
  cookieSettings?: boolean
}

/** The footer: link columns, social links of the visitor's country, legal links and the way back up. */
export function Footer({ shortName, content, cookieSettings }: FooterProps) {
  const { backgroundImage, social, propertiesLink } = content
  const credits = geolocationAttribution ? [geolocationAttribution] : []
  const legal = [...content.legalLinks, ...content.bookingProviderLinks, ...credits]
  return (
    <footer className={css.footer} data-tone="night" data-shell="footer">
      {backgroundImage ? (
        <div className={css.background}>
          <Media picture={backgroundImage} sizes="100vw" alt="" fill />
        </div>
      ) : null}
      <div className={css.top}>
        <nav className={css.columns} aria-label={content.linkColumnsTitle || t.footer()}>
          {content.linkColumnsTitle ? (
            <p className={css.title}>{content.linkColumnsTitle}</p>
          ) : null}
          {content.linkColumns.map(({ title, links }, index) => (
            <LinkColumn key={title ?? String(index)} title={title} links={links} />
          ))}
        </nav>
        <div className={css.aside}>
          <div>
            {content.socialLinksTitle ? (
              <p className={css.title}>{content.socialLinksTitle}</p>
            ) : null}
            <Social country="canada" shortName={shortName} links={social.canada} />
            <Social country="usa" shortName={shortName} links={social.usa} />
          </div>
          <a className={css.up} href="#top">
            <Icon path={icons.arrowUp} />
            {t.backToTop()}
          </a>
        </div>
      </div>
      <div
        className={css.sign}
        aria-hidden="true"
        data-name={shortName}
        data-descends={descends(shortName) || undefined}
        style={{ '--letters': Math.max(6, shortName.length) } as CSSProperties}
      />
      <div className={css.legal}>
        <p>{content.copyrightMessage || t.copyright({ shortName })}</p>
        <Links links={propertiesLink ? [propertiesLink, ...legal] : legal}>
          <li>
            <a href={WHAT_WE_COUNT_PATH}>{t.whatWeCount()}</a>
          </li>
          {cookieSettings ? (
            <li className={css.settings}>
              <button type="button" {...{ [COOKIE_SETTINGS]: '' }}>
                {t.cookieSettings()}
              </button>
            </li>
          ) : null}
        </Links>
      </div>
    </footer>
  )
}

const NETWORKS = [
  ['instagram', 'Instagram', icons.instagram],
  ['facebook', 'Facebook', icons.facebook],
  ['twitter', 'Twitter', icons.twitter],
] as const

type SocialProps = { country: 'canada' | 'usa'; shortName: string; links: SocialData }

/**
 * Both countries are in the page; which one is seen is said by `data-country` on the document
 * (spec:shell.social-country).
 */
function Social({ country, shortName, links }: SocialProps) {
  const present = NETWORKS.filter(([network]) => links[network])
  if (present.length === 0) return null
  return (
    <ul className={css.social} data-for={country}>
      {present.map(([network, name, icon]) => (
        <li key={network}>
          <a
            href={links[network]}
            rel="noopener"
            aria-label={t.onNetwork({ group: shortName, network: name })}
          >
            <Icon path={icon} size="1.35rem" />
          </a>
        </li>
      ))}
    </ul>
  )
}
