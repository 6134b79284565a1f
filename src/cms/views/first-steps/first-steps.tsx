import { FIRST_STEPS, type FirstSteps as Steps } from '#cms/dashboard/first-steps.ts'
import styles from './first-steps.module.css'
import * as t from './messages.gen.ts'

const STEPS: Record<keyof Steps['done'], { title: () => string; why: () => string; href: string }> =
  {
    name: { title: t.name, why: t.nameWhy, href: '/admin/globals/settings' },
    look: { title: t.look, why: t.lookWhy, href: '/admin/globals/look' },
    restaurant: {
      ...{ title: t.restaurant, why: t.restaurantWhy },
      href: '/admin/collections/locations',
    },
    tables: { title: t.tables, why: t.tablesWhy, href: '/admin/booking-setup' },
    menu: { title: t.menu, why: t.menuWhy, href: '/admin/collections/menus' },
    pages: { title: t.pages, why: t.pagesWhy, href: '/admin/collections/pages' },
    staff: { title: t.staff, why: t.staffWhy, href: '/admin/collections/staff' },
    mail: { title: t.mail, why: t.mailWhy, href: '/admin/system' },
  }

/** What a new group does before its first restaurant is public, each step with where it is done. */
export function FirstSteps({ steps: { done } }: { steps: Steps }) {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">{t.heading()}</h2>
      <p className={styles.intro}>{t.intro()}</p>
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step) => {
          const { title, why, href } = STEPS[step]
          return (
            <li key={step} data-done={done[step] || undefined}>
              <a href={href}>{title()}</a>
              <span className={styles.state}>{done[step] ? t.done() : t.toDo()}</span>
              <p>{why()}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
