import type { NavLinkGroup } from '#cms/navigation/nav-links.ts'
import styles from './dashboard.module.css'

/** Everything that somebody may work with, each with a sentence for newcomers. */
export function QuickLinks({ groups }: { groups: NavLinkGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="directory">
      <h2 id="directory">Where to find everything</h2>
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
