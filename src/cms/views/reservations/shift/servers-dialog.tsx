import { useState } from 'react'
import { coversBySection } from '#booking-engine/shift/share-covers.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import shared from '../../board/board.module.css'
import dialog from '../dialog.module.css'
import { Dialog } from '../dialog.tsx'
import type { HostActions } from '../use-host-actions.ts'
import { AddServer } from './add-server.tsx'
import * as t from './messages.gen.ts'
import {
  firstDraft,
  sectionsOfDraft,
  serverWithout,
  sharedEvenly,
  withTable,
} from './servers-draft.ts'
import styles from './shift.module.css'

const AT = 'servers'

type ServersDialogProps = { day: HostDayView; actions: HostActions; close(): void }

/** Who looks after which tables: evenly by one tap, or table by table. */
export function ServersDialog({ day, actions, close }: ServersDialogProps) {
  const [seen] = useState(day.shift.version)
  const [draft, setDraft] = useState(() => firstDraft(day))
  const [chosen, setChosen] = useState(draft.servers[0] ?? '')
  const { servers, byTable } = draft
  const sections = sectionsOfDraft(draft, day)
  const covers = coversBySection(sections, day.reservations)
  const areas = Map.groupBy(day.tables, ({ area }) => area)
  const save = () =>
    actions.send(AT, 'shift', { day: day.day, seen, sections }, t.serversAreSaved())
  return (
    <Dialog
      title={t.serversOf({ day: longDateLabel(day.day) })}
      submit={t.save()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={save}
    >
      <AddServer
        servers={servers}
        add={(server) => {
          setDraft({ ...draft, servers: [...servers, server] })
          setChosen(server)
        }}
      />
      {servers.length > 0 ? (
        <>
          <fieldset className={styles.servers}>
            <legend className={shared.label}>{t.chooseServerThenTables()}</legend>
            {covers.map(({ server, ...served }) => (
              <div key={server} className={styles.server}>
                <label className={dialog.check}>
                  <input
                    type="radio"
                    name="server"
                    checked={chosen === server}
                    onChange={() => setChosen(server)}
                  />
                  <span>
                    <strong>{server}</strong> {t.serverCovers(served)}
                  </span>
                </label>
                <button
                  type="button"
                  className={shared.button}
                  aria-label={t.removeServer({ server })}
                  onClick={() => {
                    const left = serverWithout(draft, server)
                    setDraft(left)
                    if (chosen === server) setChosen(left.servers[0] ?? '')
                  }}
                >
                  {t.remove()}
                </button>
              </div>
            ))}
          </fieldset>
          <button
            type="button"
            className={shared.button}
            onClick={() => setDraft(sharedEvenly(draft, day))}
          >
            {t.shareEvenly()}
          </button>
          {[...areas].map(([area, tables]) => (
            <fieldset key={area} className={styles.tables}>
              <legend className={shared.label}>{t.tables({ area })}</legend>
              {tables.map(({ code }) => {
                const server = byTable[code] ?? null
                return (
                  <button
                    key={code}
                    type="button"
                    className={shared.button}
                    aria-pressed={server !== null && server === chosen}
                    onClick={() => setDraft(withTable(draft, code, chosen))}
                  >
                    {code} <small>{server ?? t.nobody()}</small>
                  </button>
                )
              })}
            </fieldset>
          ))}
        </>
      ) : null}
    </Dialog>
  )
}
