import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readSystemState } from '#cms/system/read-system-state.ts'
import { Backups } from '../backups/backups.tsx'
import { readWays } from '../backups/read-ways.ts'
import { TakeEverything } from '../backups/take-everything.tsx'
import board from '../board/board.module.css'
import { StaffView } from '../staff-view.tsx'
import * as t from './messages.gen.ts'
import type { NamedAccounts, SystemPart } from './part.ts'
import { systemParts } from './parts.ts'
import styles from './system.module.css'

/** How the site and its machine are, in words, for administrators (spec:operations.system-page). */
export async function System(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req)) notFound()
  const [state, { timeZone }, ways] = await Promise.all([
    readSystemState(req),
    req.payload.findGlobal({ slug: 'settings', depth: 0 }),
    readWays(req),
  ])
  const parts = systemParts(state)
  const trouble = parts.filter((part) => part.state !== 'good').length
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.system}`}>
        <h1>{t.system()}</h1>
        <p>{trouble === 0 ? t.allWell() : t.someTrouble({ count: trouble })}</p>
        <div className={styles.parts}>
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
        {state.backups ? (
          <Backups {...{ timeZone, ways, state: state.backups, bucket: state.bucket }} />
        ) : null}
        <TakeEverything ways={ways} />
      </main>
    </StaffView>
  )
}

/** Of people and prices nobody says that they work. */
const OFFICE: readonly SystemPart['id'][] = ['staff', 'prices']
const STATES = { good: t.good, watch: t.watch, bad: t.bad }

function Part({ id, title, state, sentences, named = [], links = [] }: SystemPart) {
  return (
    <section className={styles.part} data-state={state} aria-labelledby={`system-${id}`}>
      <h2 id={`system-${id}`}>{title}</h2>
      <p className={styles.state}>
        {state === 'good' && OFFICE.includes(id) ? t.inOrder() : STATES[state]()}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {named.map((one) => (
        <Named key={one.words} {...one} />
      ))}
      <p className={styles.links}>
        {links.map(({ href, label }) => (
          <a key={href} className={styles.link} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}

/** A sentence with the accounts that it is about, each with the way to it. */
function Named({ words, accounts, more }: NamedAccounts) {
  return (
    <div>
      <p>{words}</p>
      <ul className={styles.named}>
        {accounts.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.link} href={`/admin/collections/staff/${id}`}>
              {name}
            </a>
          </li>
        ))}
        {more > 0 ? <li>{t.andMore({ count: more })}</li> : null}
      </ul>
    </div>
  )
}
