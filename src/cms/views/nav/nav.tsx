import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { PayloadRequest, ServerProps } from 'payload'
import { readBrand } from '#cms/content/brand.ts'
import { navLinksFor } from '#cms/navigation/nav-links.ts'
import { readNavPreferences } from '#cms/navigation/nav-preferences.ts'
import { Wordmark } from '../branding/wordmark.tsx'
import * as t from './messages.gen.ts'
import { NavGroups } from './nav-groups.client.tsx'

type NavProps = Partial<ServerProps> & { req?: PayloadRequest }

/** The column at the left, as on the site: the logo, then what one works with in one's own words. */
export async function Nav({ payload, permissions, visibleEntities, req }: NavProps) {
  if (!payload || !req) return null
  const [brand, preferences] = await Promise.all([readBrand(payload), readNavPreferences(req)])
  const groups = navLinksFor({ req, permissions, visibleEntities })
  return (
    <NavWrapper baseClass="nav">
      <a className="admin-nav-logo" href="/admin">
        <Wordmark {...brand} />
      </a>
      <nav className="nav__wrap" aria-label={t.admin()}>
        <NavGroups {...{ groups, preferences }} />
        <div className="nav__controls">
          <a className="admin-nav-site" href="/" target="_blank" rel="noreferrer">
            {t.theSite()}
          </a>
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}
