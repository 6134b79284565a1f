import { FIRST_STEPS, type StepsDone } from '#cms/dashboard/first-steps.ts'
import styles from './first-steps.module.css'
import * as t from './messages.gen.ts'

type StepName = keyof StepsDone
/** `also`: another way to it, while it is not done. */
type Step = {
  title: () => string
  why: () => string
  href: string
  also?: { title: () => string; href: string }
}

/** Steps that a group may leave out for good. */
const OPTIONAL: readonly StepName[] = ['look', 'staff']

const STEPS: Record<StepName, Step> = {
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

/** Lists the setup steps: each links to its page, and says why it matters and whether it is done. */
export function StepList({ done }: { done: StepsDone }) {
  return (
    <ol className={styles.steps}>
      {FIRST_STEPS.map((step) => {
        const { title, why, href, also } = STEPS[step]
        return (
          <li key={step} data-done={done[step] || undefined}>
            <a href={href}>{title()}</a>
            <span className={styles.state}>{stateText(step, done[step])}</span>
            <p>
              {why()}
              {also && done[step] === false ? (
                <>
                  {' '}
                  <a href={also.href}>{also.title()}</a>
                </>
              ) : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** The steps as the dashboard lists them. */
export function FirstSteps({ done }: { done: StepsDone }) {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">{t.heading()}</h2>
      <p className={styles.intro}>{t.intro()}</p>
      <StepList done={done} />
    </section>
  )
}

/** How many steps are left, without those that a group may leave out. */
export function countLeft(done: StepsDone): number {
  return FIRST_STEPS.filter((step) => done[step] !== true && !OPTIONAL.includes(step)).length
}

function stateText(step: StepName, isDone: boolean | null): string {
  if (isDone) return t.done()
  if (isDone === null) return t.notKnown()
  return OPTIONAL.includes(step) ? t.optional() : t.toDo()
}
