'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import {
  DINING_SIZES,
  DINING_TEMPLATES,
  type DiningSize,
  type RoomTemplate,
  SIDE_TEMPLATES,
  seatsOf,
} from '#lib/floor/templates.ts'
import forms from '../forms/form.module.css'
import { postJson } from '../forms/post-json.ts'
import styles from './booking-setup.module.css'
import * as t from './messages.gen.ts'
import { RoomPicture } from './room-picture.tsx'

/** A restaurant without booking settings. */
export type Candidate = {
  id: number
  title: string
  isPublished: boolean
  /** Whether its guests follow a link to book until it begins here. */
  isLinked: boolean
  hasHours: boolean
  /** In which it would take bookings, in words. */
  periods: string[]
}

/** `first`: id of the restaurant that is chosen at first; `canPublish`: whether whoever looks may publish one. */
type Props = { candidates: Candidate[]; first: number; canPublish: boolean }
type Side = keyof typeof SIDE_TEMPLATES

const SETTINGS = '/admin/collections/booking-settings'
/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 15_000
const SIDES: Record<Side, typeof t.patio> = { bar: t.bar, patio: t.patio }

/** Chooses a restaurant and its floor, makes the settings, and opens them. */
export function BookingSetupForm({ candidates, first, canPublish }: Props) {
  const router = useRouter()
  const [location, setLocation] = useState(first)
  const [size, setSize] = useState<DiningSize>('medium')
  const [sides, setSides] = useState<Record<Side, boolean>>({ bar: false, patio: false })
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const chosen = candidates.find(({ id }) => id === location)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault('')
    const made = await makeSettings({ location, size, ...sides })
    // Back leads to where one came from, and not to a form whose settings are made.
    if ('id' in made) return router.replace(`${SETTINGS}/${made.id}`)
    setBusy(false)
    setFault(made.fault)
  }

  return (
    <form onSubmit={submit} className={`${forms.form} ${styles.form}`}>
      {candidates.length > 1 ? (
        <div className={forms.choice}>
          <label htmlFor="setup-location">{t.restaurant()}</label>
          <select
            id="setup-location"
            value={location}
            onChange={(event) => {
              setLocation(Number(event.target.value))
              setFault('')
            }}
          >
            {candidates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <h2>{chosen?.title}</h2>
      )}
      {chosen?.isPublished === false ? (
        <p>
          {t.notPublished()}{' '}
          {canPublish ? (
            <a href={`/admin/collections/locations/${chosen.id}`}>
              {t.toRestaurant({ restaurant: chosen.title })}
            </a>
          ) : (
            t.editorPublishes()
          )}
        </p>
      ) : (
        <>
          <fieldset className={styles.rooms}>
            <legend>{t.diningRoom()}</legend>
            {DINING_SIZES.map((one) => (
              <label key={one} className={styles.room}>
                <RoomPicture room={DINING_TEMPLATES[one]} />
                <span>
                  <input
                    type="radio"
                    name="size"
                    checked={size === one}
                    onChange={() => setSize(one)}
                  />
                  {t.roomSays(countsOf(DINING_TEMPLATES[one]))}
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.rooms}>
            <legend>{t.alsoHas()}</legend>
            {(Object.keys(SIDES) as Side[]).map((one) => (
              <label key={one} className={styles.room}>
                <RoomPicture room={SIDE_TEMPLATES[one]} />
                <span>
                  <input
                    type="checkbox"
                    checked={sides[one]}
                    onChange={(event) => setSides({ ...sides, [one]: event.target.checked })}
                  />
                  {SIDES[one](countsOf(SIDE_TEMPLATES[one]))}
                </span>
              </label>
            ))}
          </fieldset>
          <section className={styles.field} aria-labelledby="setup-hours">
            <h2 id="setup-hours">{t.bookingHours()}</h2>
            <p>{hoursText(chosen)}</p>
            <ul className={styles.periods}>
              {chosen?.periods.map((period) => (
                <li key={period}>{period}</li>
              ))}
            </ul>
          </section>
          {chosen?.isLinked ? <p>{t.insteadOfLink()}</p> : null}
          {fault ? (
            <p role="alert" className={forms.fault}>
              {fault} <a href={SETTINGS}>{t.allSettings()}</a>
            </p>
          ) : null}
          <button type="submit" className={forms.primary} aria-disabled={isBusy}>
            {t.begin()}
          </button>
        </>
      )}
    </form>
  )
}

function hoursText(chosen: Candidate | undefined): string {
  if (!chosen?.hasHours) return t.withoutHours()
  return chosen.periods.length > 0 ? t.fromHours() : t.noPeriods()
}

const countsOf = (room: RoomTemplate) => ({ seats: seatsOf(room), tables: room.tables.length })

type Made = { id: number } | { fault: string }
type Answer = { id?: number; error?: { code?: string; fields?: { message: string }[] } }

async function makeSettings(wish: object): Promise<Made> {
  try {
    const reply = await postJson('location-setup/bookings', wish, TIMEOUT_MS)
    const body = (await reply.json().catch(() => null)) as Answer | null
    if (body?.id !== undefined) return { id: body.id }
    const { code, fields } = body?.error ?? {}
    if (code === 'has_settings') return { fault: t.hasSettings() }
    // Somebody has taken it off the site, or taken the right away, since this page was opened.
    if (code === 'not_published' || code === 'forbidden' || code === 'not_found')
      return { fault: t.hasChanged() }
    return { fault: fields?.[0]?.message ?? t.didNotWork() }
  } catch {
    // The line is gone, or the server does not answer: they may have been made.
    return { fault: t.noAnswer() }
  }
}
