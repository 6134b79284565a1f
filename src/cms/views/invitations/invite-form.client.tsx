'use client'

import { useStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import forms from '../forms/form.module.css'
import { TextInput } from '../forms/text-input.tsx'
import { type NewAccount, postAccount, postSend } from './api.ts'
import styles from './invitations.module.css'
import { LinkToCopy } from './link-to-copy.tsx'
import { LocationChoice } from './location-choice.tsx'
import * as t from './messages.gen.ts'

type Props = {
  sendsMail: boolean
  /** For how many days a link is good. */
  days: number
  roles: { value: string; label: string }[]
  locations: { id: number; title: string }[]
}

type Faults = { name?: string; email?: string; roles?: string; form?: string }

const NOBODY: NewAccount = { name: '', email: '', roles: [], allLocations: false, locations: [] }

/** Whom an invitation is for, and what they will do. What was typed stays after a refusal. */
export function InviteForm({ sendsMail, days, roles, locations }: Props) {
  const router = useRouter()
  const { setStepNav } = useStepNav()
  const [made, setMade] = useState<{ id: number; link: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [account, setAccount] = useState(NOBODY)
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<NewAccount>) => setAccount({ ...account, ...changed })

  const refuse = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  /** Without mail the link is the only way, and is shown at once. */
  const show = async (id: number) => {
    const sent = sendsMail ? null : await postSend(id, 'link')
    if (sent?.ok && sent.value.link) setMade({ id, link: sent.value.link })
    else router.push(accountPath(id))
  }
  useEffect(() => {
    setStepNav([{ label: t.staff(), url: LIST }, { label: t.inviteSomebody() }])
  }, [setStepNav])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = faultsOf(account)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setFaults({})
    const reply = await postAccount(account)
    if (reply.ok) return show(reply.value.doc.id)
    setBusy(false)
    // Of the fields only the address is checked by the server alone: another account may have it.
    refuse(
      reply.message
        ? { email: reply.message }
        : { form: reply.isSilent ? t.noAnswer() : t.didNotWork() },
    )
  }
  const toggle = (role: string) =>
    account.roles.includes(role)
      ? account.roles.filter((one) => one !== role)
      : [...account.roles, role]

  if (made)
    return (
      <section className={styles.panel} aria-labelledby="invited-heading">
        <h2 id="invited-heading">{t.isInvited({ name: account.name })}</h2>
        <p>{t.linkIsOnlyWay({ name: account.name, days })}</p>
        <LinkToCopy link={made.link} />
        <a className={styles.way} href={accountPath(made.id)}>
          {t.toTheAccount()}
        </a>
      </section>
    )
  return (
    <form ref={form} onSubmit={submit} noValidate className={forms.form}>
      <TextInput
        {...{ id: 'invite-name', name: 'name', label: t.name(), type: 'text', maxLength: 80 }}
        {...{ required: true, autoComplete: 'off', autoCapitalize: 'words' }}
        value={account.name}
        fault={faults.name}
        onChange={(name) => change({ name })}
      />
      <TextInput
        {...{ id: 'invite-email', name: 'email', label: t.email(), type: 'email', maxLength: 254 }}
        {...{ required: true, autoComplete: 'off' }}
        value={account.email}
        fault={faults.email}
        onChange={(email) => change({ email })}
      />
      <fieldset
        className={styles.choices}
        aria-describedby={faults.roles ? 'roles-fault' : undefined}
      >
        <legend>{t.whatTheyDo()}</legend>
        {roles.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              name="roles"
              checked={account.roles.includes(value)}
              onChange={() => change({ roles: toggle(value) })}
            />
            {label}
          </label>
        ))}
        {faults.roles ? (
          <p id="roles-fault" role="alert" className={forms.fault}>
            {faults.roles}
          </p>
        ) : null}
      </fieldset>
      <LocationChoice
        {...{ locations, all: account.allLocations, chosen: account.locations }}
        onChange={change}
      />
      {faults.form ? (
        <p role="alert" className={forms.fault}>
          {faults.form}
        </p>
      ) : null}
      <button type="submit" className={forms.primary} aria-disabled={isBusy}>
        {sendsMail ? t.sendInvitation() : t.makeInvitation()}
      </button>
    </form>
  )
}

const LIST = '/admin/collections/staff'
const accountPath = (id: number) => `${LIST}/${id}`

function faultsOf({ name, email, roles }: NewAccount): Faults {
  return {
    ...(name.trim() === '' ? { name: t.pleaseEnterName() } : {}),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: t.pleaseEnterEmail() }),
    ...(roles.length === 0 ? { roles: t.chooseAtLeastOne() } : {}),
  }
}
