import { useEffect, useRef, useState } from 'react'
import type { TabletHost } from '#cms/tablets/hosts.ts'
import { PIN_LENGTH } from '#cms/tablets/pin-rule.ts'
import { unlockTablet } from './api.ts'
import styles from './lock.module.css'
import * as t from './messages.gen.ts'
import { PinPad } from './pin-pad.tsx'
import { rememberHost } from './recent-hosts.ts'

type Props = {
  /** Of the heading. */
  headingId: string
  /** Name of the tablet. */
  tablet: string
  hosts: readonly TabletHost[]
  /** Who is chosen first; null = nobody. */
  likely: number | null
  /** What there is to know before somebody unlocks it. */
  note: string | null
  onUnlocked(staff: number): void
}

/** The names of those who work at a tablet, and the pad for the PIN of the one who is chosen. */
export function LockScreen({ headingId, tablet, hosts, likely, note, onUnlocked }: Props) {
  const [chosen, setChosen] = useState(likely)
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Wrong PINs that were tried for whoever has just unlocked it. */
  const [wrong, setWrong] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const host = hosts.find(({ id }) => id === chosen) ?? null
  useEffect(() => {
    if (chosen !== null && !isBusy) input.current?.focus()
  }, [chosen, isBusy])

  const type = async (text: string) => {
    const digits = text.replace(/[^0-9]/g, '').slice(0, PIN_LENGTH)
    if (isBusy || !host) return
    setPin(digits)
    if (digits.length < PIN_LENGTH) return
    setBusy(true)
    setFault(null)
    const reply = await unlockTablet(host.id, digits)
    setPin('')
    if (!reply.ok) {
      setFault(reply.message)
      setBusy(false)
      return
    }
    rememberHost(host.id)
    setBusy(false)
    if (reply.value.wrong > 0) setWrong(reply.value.wrong)
    else onUnlocked(host.id)
  }

  if (host && wrong > 0)
    return (
      <div className={styles.screen}>
        <div className={styles.told}>
          <h1 id={headingId}>{host.name}</h1>
          <p role="alert">{t.wrongSince({ count: wrong })}</p>
          <button type="button" className={styles.primary} onClick={() => onUnlocked(host.id)}>
            {t.understood()}
          </button>
        </div>
      </div>
    )
  return (
    <div className={styles.screen}>
      <div className={styles.people}>
        <p className={styles.place}>{tablet}</p>
        <h1 id={headingId}>{t.whoAreYou()}</h1>
        {note ? <p className={styles.note}>{note}</p> : null}
        {hosts.length === 0 ? <p>{t.noHosts()}</p> : null}
        <ul className={styles.names} aria-label={t.hostsHere()}>
          {hosts.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.name}
                aria-pressed={id === chosen}
                onClick={() => {
                  setChosen(id)
                  setPin('')
                  setFault(null)
                  input.current?.focus()
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.other}>
          <a href="/admin/login?with=password">{t.withPassword()}</a>
        </p>
      </div>
      <div className={styles.side}>
        {host ? (
          <PinPad {...{ name: host.name, pin, fault, isBusy, input }} onType={type} />
        ) : (
          <p className={styles.note}>{t.noPinYet()}</p>
        )}
      </div>
    </div>
  )
}
