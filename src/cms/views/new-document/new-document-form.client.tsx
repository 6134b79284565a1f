'use client'

import { useStepNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { slugify } from '#cms/addresses/slugify.ts'
import forms from '../forms/form.module.css'
import { TextInput } from '../forms/text-input.tsx'
import { type Draft, type Faults, faultsOf, isNamedByType, makeDraft } from './draft.ts'
import * as t from './messages.gen.ts'
import styles from './new-document.module.css'

export type PageKind = { value: string; label: string }
/** A document that a new one can be like. */
export type Model = { id: number; title: string }

type Props = {
  collection: string
  /** Name of the list that the breadcrumbs lead back to. */
  listLabel: string
  heading: string
  /** Whether its documents have a name in an address; else their title is a name for staff. */
  hasAddress: boolean
  /** Types to choose from; without any there is no choice. */
  kinds: PageKind[]
  /** Documents of which a new one can take over what it can; without any there is no choice. */
  models: Model[]
  /** Whether what is taken over has the booking settings with it. */
  takesBookings: boolean
}

/** Asks for a title and, where there is one, a name in the address, makes the draft, and opens it. What was typed stays after a refusal. */
export function NewDocumentForm(props: Props) {
  const { collection, listLabel, heading, hasAddress, kinds, models, takesBookings } = props
  const router = useRouter()
  const { setStepNav } = useStepNav()
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  // Follows the title until something else is typed.
  const [ownUid, setOwnUid] = useState<string | null>(null)
  const [type, setType] = useState(kinds.length > 0 ? 'text-page' : undefined)
  const [like, setLike] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const list = `/admin/collections/${collection}`
  const uid = hasAddress ? (ownUid ?? slugify(title)) : null

  useEffect(() => {
    setStepNav([{ label: listLabel, url: list }, { label: heading }])
  }, [setStepNav, listLabel, list, heading])

  const refuse = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const draft: Draft = {
      ...{ title, uid },
      ...(type ? { type } : {}),
      ...(like ? { like: Number(like) } : {}),
    }
    const found = faultsOf(draft)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setFaults({})
    const made = await makeDraft(collection, draft)
    // Back leads to the list, and not to a form whose draft is made.
    if ('id' in made) return router.replace(`${list}/${made.id}`)
    setBusy(false)
    refuse(made.faults)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={forms.form}>
      <TextInput
        {...{ id: 'new-title', name: 'title', type: 'text', maxLength: 120 }}
        label={hasAddress ? t.title() : t.name()}
        {...{ required: true, autoComplete: 'off', autoCapitalize: 'sentences', spellCheck: true }}
        value={title}
        fault={faults.title}
        onChange={setTitle}
      />
      {kinds.length > 1 ? (
        <div className={forms.choice}>
          <label htmlFor="new-type">{t.pageType()}</label>
          <select
            id="new-type"
            name="type"
            value={type}
            aria-invalid={faults.type !== undefined}
            aria-describedby={faults.type ? 'new-type-fault' : undefined}
            onChange={(event) => setType(event.target.value)}
          >
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {faults.type ? (
            <p id="new-type-fault" role="alert" className={forms.fault}>
              {faults.type}
            </p>
          ) : null}
        </div>
      ) : null}
      {uid === null || isNamedByType(type) ? null : (
        <TextInput
          {...{ id: 'new-uid', name: 'uid', label: t.nameInTheAddress(), type: 'text' }}
          {...{ required: true, autoComplete: 'off' }}
          {...{ maxLength: 100, value: uid, hint: t.nameInTheAddressHint(), fault: faults.uid }}
          onChange={setOwnUid}
        />
      )}
      {models.length > 0 ? (
        <div className={forms.choice}>
          <label htmlFor="new-like">{t.like()}</label>
          <select
            id="new-like"
            value={like}
            aria-describedby="new-like-hint"
            onChange={(event) => setLike(event.target.value)}
          >
            <option value="">{t.likeNone()}</option>
            {models.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <p id="new-like-hint" className={styles.hint}>
            {takesBookings ? t.likeHint() : t.likeHintWithoutBookings()}
          </p>
        </div>
      ) : null}
      {faults.form ? (
        <p role="alert" className={forms.fault}>
          {faults.form}
        </p>
      ) : null}
      <button type="submit" className={forms.primary} aria-disabled={isBusy}>
        {t.makeDraft()}
      </button>
    </form>
  )
}
