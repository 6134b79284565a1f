'use client'

import { Link, NavGroup } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { NavLinkGroup } from '#cms/navigation/nav-links.ts'
import type { NavPreferences } from '#cms/navigation/nav-preferences.ts'

type NavGroupsProps = { groups: NavLinkGroup[]; preferences: NavPreferences }

/** The groups of the menu, each to be folded; the entry that one is in is marked. */
export function NavGroups({ groups, preferences }: NavGroupsProps) {
  const pathname = usePathname()
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
