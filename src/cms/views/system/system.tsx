import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readSystemState, type SystemState } from '#cms/system/read-system-state.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { StaffView } from '../staff-view.tsx'
import { sizeLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { type SystemPart, systemParts } from './parts.ts'
import styles from './system.module.css'

/** How the site and its machine are, in words, for administrators (spec:operations.system-page). */
export async function System(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req)) notFound()
  const [state, { timeZone }] = await Promise.all([
    readSystemState(req),
    req.payload.findGlobal({ slug: 'settings', depth: 0 }),
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
        <Backups backups={state.backups ?? []} timeZone={timeZone} />
      </main>
    </StaffView>
  )
}

const STATES = { good: t.good, watch: t.watch, bad: t.bad }

function Part({ id, title, state, sentences }: SystemPart) {
  return (
    <section className={styles.part} data-state={state} aria-labelledby={`system-${id}`}>
      <h2 id={`system-${id}`}>{title}</h2>
      <p className={styles.state}>{STATES[state]()}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {id === 'mail' ? (
        <p>
          <a className={styles.link} href="/admin/outbox">
            {t.outbox()}
          </a>
        </p>
      ) : null}
    </section>
  )
}

type BackupsProps = { backups: NonNullable<SystemState['backups']>; timeZone: string }

/** The last backups as a list. */
function Backups({ backups, timeZone }: BackupsProps) {
  if (backups.length < 2) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{t.earlierBackups()}</h2>
      <ListTable
        columns={[t.madeAt(), t.size(), t.trial(), { name: t.file(), wrap: 'anywhere' }]}
        rows={backups.slice(1).map(({ made, bytes, verified, file }) => ({
          key: `${made} ${file}`,
          cells: [
            momentLabel(localOf(Date.parse(made), timeZone)),
            ...[sizeLabel(bytes), verified ? t.yes() : t.no(), file],
          ],
        }))}
      />
    </section>
  )
}
