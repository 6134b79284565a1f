'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { rememberNewsletterClosed } from '#lib/cookies/notice-cookies.ts'
import { findLocation } from '#lib/geo/visitor-locations.ts'
import { Input, Select } from '#ui/field.tsx'
import { Folded, Form, type FormField, Wide } from '#ui/form/form.tsx'
import { givenInAddress } from '#ui/form/query.ts'
import { NEWSLETTER_FIELDS } from './fields.ts'
import * as t from './messages.gen.ts'
import type { SignUpLocation } from './send-sign-up.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1))

export type NewsletterFormProps = {
  /** Stem of the ids of its fields; another one for each form of a page. */
  id: string
  /** Id of its heading. */
  labelledBy: string
  autofill: boolean
  /** The group's restaurants, none until they are known. */
  places: readonly SignUpLocation[]
  /** uid of the visitor's own restaurant; null until it is known. */
  selected: string | null
  /** Stands in a popup: what nobody has to fill in is folded away. */
  compact?: boolean
  /** Somebody has signed up. */
  onSent?: () => void
  /** The message that said so has faded out. */
  onGone?: () => void
}

/** The newsletter's form, on a page or in a popup. */
export function NewsletterForm({ places, selected, onSent, onGone, ...form }: NewsletterFormProps) {
  return (
    <Form
      {...form}
      action="newsletter"
      rules={NEWSLETTER_FIELDS}
      button={t.signUp()}
      // Shown if the provider accepts the sign-up without a message of its own.
      success={t.thankYouForSigningUp()}
      send={async (data, sending) =>
        (await import('./send-sign-up.ts')).sendSignUp(data, sending, places)
      }
      onSent={() => {
        // Who has signed up is not asked again by a popup (spec:shell.popup-newsletter).
        rememberNewsletterClosed()
        onSent?.()
      }}
      {...(onGone ? { onGone } : {})}
    >
      {(field) => (
        <>
          <Input {...field('firstname')} autoComplete="given-name" maxLength={100} />
          <Input {...field('lastname')} autoComplete="family-name" maxLength={100} />
          <Wide>
            <Input {...field('email')} type="email" inputMode="email" autoComplete="email" />
          </Wide>
          <Optional folded={form.compact}>
            <Select {...field('birthMonth')} defaultValue="">
              <option value="">{t.preferNotToSay()}</option>
              {MONTHS.map((month) => (
                <option key={month} value={month}>
                  {t.monthName({ month })}
                </option>
              ))}
            </Select>
            <PlaceSelect
              field={field('location')}
              {...{ places, selected }}
              autofill={form.autofill}
            />
          </Optional>
        </>
      )}
    </Form>
  )
}

function Optional({ folded, children }: { folded: boolean | undefined; children: ReactNode }) {
  return folded ? <Folded label={t.birthMonthAndRestaurantOptional()}>{children}</Folded> : children
}

type PlaceSelectProps = {
  field: FormField
  places: readonly SignUpLocation[]
  selected: string | null
  autofill: boolean
}

/**
 * The restaurants, the visitor's own chosen already. It stays the same element when they come to be known: somebody
 * may have the focus in it, or have chosen.
 */
function PlaceSelect({ field, places, selected, autofill }: PlaceSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const isChosen = useRef(false)
  const preset = presetOf(places, selected, autofill)
  useLayoutEffect(() => {
    if (!select.current) return
    const { value, options } = select.current
    // The preset is what a reset of the form restores.
    for (const option of options) option.defaultSelected = option.value === preset
    select.current.value = isChosen.current ? value : preset
  })
  return (
    <Select
      {...field}
      ref={select}
      onChange={() => {
        isChosen.current = true
      }}
    >
      <option value="">{t.allOfThem()}</option>
      {places.map(({ uid, title }) => (
        <option key={uid} value={uid}>
          {title}
        </option>
      ))}
    </Select>
  )
}

/** The restaurant that the address names (spec:forms.prefill), else the visitor's own. */
function presetOf(
  places: readonly SignUpLocation[],
  selected: string | null,
  autofill: boolean,
): string {
  // Before the places are known nothing of the address is looked at: the server has none.
  if (places.length === 0) return ''
  const named = givenInAddress(autofill).get('location')
  return (findLocation(places, named) ?? findLocation(places, selected))?.uid ?? ''
}
