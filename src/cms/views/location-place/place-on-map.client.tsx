'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { mapHref } from '#lib/geo/map-href.ts'
import { parseCoordinates } from '#lib/geo/parse-coordinates.ts'
import board from '../board/board.module.css'
import { TextInput } from '../forms/text-input.tsx'
import * as t from './messages.gen.ts'
import styles from './place-on-map.module.css'

/** Below the coordinates of a location: found by its postal code or city, or pasted from a map, and seen on one. */
export function PlaceOnMap() {
  const latitude = useField<number | null>({ path: 'geocoords.latitude' })
  const longitude = useField<number | null>({ path: 'geocoords.longitude' })
  const [postalCode, city, province] = useFormFields(([fields]) =>
    ['postalCode', 'city', 'province'].map((name) => String(fields[name]?.value ?? '')).join('\n'),
  ).split('\n')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** Coordinates pasted since the last lookup was sent; null = none. A lookup does not overwrite them. */
  const latest = useRef<Coordinates | null>(null)
  const pasteId = useId()
  const isFixed = latitude.disabled

  const take = (at: Coordinates) => {
    latitude.setValue(at.latitude)
    longitude.setValue(at.longitude)
  }
  const find = async () => {
    if (isBusy) return
    if (!postalCode && !city) return setSaid(t.fillIn())
    setBusy(true)
    latest.current = null
    const found = await findPlace({ postalCode, city, province })
    setBusy(false)
    // Something better was pasted meanwhile.
    if (latest.current) return
    if (found === 'no_answer') return setSaid(t.noAnswer())
    if (!found) return setSaid(t.notFound())
    take(found.coordinates)
    setSaid(t.found({ place: found.name }))
  }
  const paste = (text: string) => {
    const at = parseCoordinates(text)
    latest.current = at
    if (at) take(at)
    setSaid(at ? t.taken() : text.trim() ? t.notRead() : '')
  }
  const at =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { latitude: latitude.value, longitude: longitude.value }
      : null
  return (
    <div className={`field-type ${styles.place}`}>
      {isFixed ? null : (
        <>
          <button type="button" className={board.button} aria-disabled={isBusy} onClick={find}>
            {t.find()}
          </button>
          <TextInput
            {...{ id: pasteId, type: 'text', label: t.paste(), hint: t.pasteHint() }}
            autoComplete="off"
            onChange={paste}
          />
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {at ? (
        <a
          href={mapHref({ title: '', address: [], coordinates: at })}
          target="_blank"
          rel="noreferrer"
        >
          {t.seeOnMap()}
        </a>
      ) : null}
    </div>
  )
}

type Found = { name: string; coordinates: Coordinates }

/** Null where nothing is known of the place. */
async function findPlace(
  asked: Record<'postalCode' | 'city' | 'province', string | undefined>,
): Promise<Found | null | 'no_answer'> {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
  try {
    const reply = await fetch(`/admin/api/location-setup/place?${new URLSearchParams(given)}`)
    return reply.ok ? ((await reply.json()) as { place: Found | null }).place : 'no_answer'
  } catch {
    return 'no_answer'
  }
}
