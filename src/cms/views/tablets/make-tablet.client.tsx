'use client'

import { type FormEvent, useState } from 'react'
import { LocationSelect } from '../board/location-select.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { post } from '../second-step/api.ts'
import * as t from './messages.gen.ts'
import styles from './tablets.module.css'

type Props = { locations: { id: number; title: string }[] }

/** Makes this device a shared tablet of a restaurant, and goes to its lock. */
export function MakeTablet({ locations }: Props) {
  const [location, setLocation] = useState(locations[0]?.id ?? 0)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setFault(t.nameMissing())
    setBusy(true)
    setFault(null)
    const reply = await post('tablets/make', { location, name })
    if (reply.ok) return window.location.assign('/admin/login')
    setFault(reply.message)
    setBusy(false)
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <LocationSelect locations={locations} value={location} onSelect={setLocation} />
      <TextInput
        {...{ id: 'tablet-name', label: t.nameOfTablet(), hint: t.nameHint(), value: name, fault }}
        {...{ maxLength: 60, autoComplete: 'off', onChange: setName }}
      />
      <button type="submit" className={styles.primary} aria-disabled={isBusy}>
        {t.makeTablet()}
      </button>
    </form>
  )
}
