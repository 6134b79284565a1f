import type { ReactNode } from 'react'
import type { StepName } from '#cms/dashboard/step-names.ts'
import styles from './first-steps.module.css'
import * as t from './messages.gen.ts'

/** `also`: another way to it, while it is not done. */
type StepTexts = {
  title: () => string
  why: () => string
  href: string
  also?: { title: () => string; href: string }
}

export const STEPS: Record<StepName, StepTexts> = {
  name: { title: t.name, why: t.nameWhy, href: '/admin/globals/settings' },
  look: { title: t.look, why: t.lookWhy, href: '/admin/globals/look' },
  restaurant: {
    ...{ title: t.restaurant, why: t.restaurantWhy },
    href: '/admin/collections/locations',
  },
  tables: { title: t.tables, why: t.tablesWhy, href: '/admin/reservations/begin' },
  menu: {
    ...{ title: t.menu, why: t.menuWhy, href: '/admin/collections/menus' },
    also: { title: t.pasteMenu, href: '/admin/menus/paste' },
  },
  pages: { title: t.pages, why: t.pagesWhy, href: '/admin/collections/pages' },
  legal: { title: t.legal, why: t.legalWhy, href: '/admin/globals/footer' },
  staff: { title: t.staff, why: t.staffWhy, href: '/admin/collections/staff' },
  mail: { title: t.mail, why: t.mailWhy, href: '/admin/system#system-mail' },
  backups: { title: t.backups, why: t.backupsWhy, href: '/admin/system#system-backups' },
  domain: { title: t.domain, why: t.domainWhy, href: '/admin/system' },
}

/** A setup step and whether it is done, null where that cannot be read; `words` say the same. */
export type StepState = { step: StepName; isDone: boolean | null; words: string }

/** A setup step in a list: its link, how it stands, why it matters; `act`: what else can be done with it. */
export function StepCard({ step, isDone, words, act }: StepState & { act?: ReactNode }) {
  const { title, why, href, also } = STEPS[step]
  return (
    <li data-step={step} data-done={isDone || undefined}>
      <a href={href}>{title()}</a>
      <span className={styles.state}>{words}</span>
      <p>
        {why()}
        {also && isDone === false ? (
          <>
            {' '}
            <a href={also.href}>{also.title()}</a>
          </>
        ) : null}
      </p>
      {act}
    </li>
  )
}
