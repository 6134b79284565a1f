'use client'

import { Link, NavGroup, useNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import type { MenuGroup } from '../../navigation/links.ts'
import type { NavPreferences } from '../../navigation/preferences.ts'

/** Laptops have room for the menu beside the work; Payload shuts it there each time a page is loaded. */
const LAPTOP = '(width >= 1200px) and (width <= 1440px)'

type NavGroupsProps = { groups: MenuGroup[]; preferences: NavPreferences }

/** The groups of the menu, each to be folded; the entry that one is in is marked. */
export function NavGroups({ groups, preferences }: NavGroupsProps) {
  const pathname = usePathname()
  const { hydrated, setNavOpen } = useNav()
  const shut = preferences.open === false
  // Once Payload has shut it, and before anybody sees that.
  useLayoutEffect(() => {
    if (hydrated && !shut && window.matchMedia(LAPTOP).matches) setNavOpen(true)
  }, [hydrated, shut, setNavOpen])
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return groups.map(({ label, links }) => (
    <NavGroup key={label} label={label} isOpen={preferences.groups?.[label]?.open}>
      {links.map(({ id, href, label: words }) => (
        <Link
          key={id}
          id={id}
          className="nav__link"
          href={href}
          prefetch={false}
          aria-current={isHere(href) ? 'page' : undefined}
        >
          <span className="nav__link-label">{words}</span>
        </Link>
      ))}
    </NavGroup>
  ))
}
