import type { NavLinkGroup } from '#cms/navigation/nav-links.ts'
import styles from './dashboard.module.css'
import * as t from './messages.gen.ts'

/** Links to everything that a member of staff may open, by group, with a sentence each. */
export function QuickLinks({ groups }: { groups: NavLinkGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="directory">
      <h2 id="directory">{t.whereToFindEverything()}</h2>
      <div className={styles.directory}>
        {groups.map(({ label, description: about, links }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <p className={styles.soft}>{about}</p>
            <ul>
              {links.map((link) => (
                <li key={link.id}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
