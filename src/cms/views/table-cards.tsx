import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { CSSProperties } from 'react'
import { hasHostAccess } from '../access/host-access.ts'
import { readHostLocations } from '../host/host-locations.ts'
import * as t from './messages.gen.ts'
import { StaffView } from './staff-view.tsx'

/** Admin view: printable cards with a QR code for the tables of a location. */
export async function TableCards(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasHostAccess(req)) notFound()
  const locations = await readHostLocations(req)
  return (
    <StaffView {...props}>
      <h1>{t.tableCards()}</h1>
      <p style={PLAIN}>{t.tableCardsHint()}</p>
      <form action="/admin/api/table-cards/pdf" style={FORM}>
        <Choice name="location" label={t.location()}>
          {locations.map(({ id, title }) => [String(id), title])}
        </Choice>
        <Choice name="of" label={t.cards()}>
          {[
            ['tables', t.oneForEachTable()],
            ['house', t.oneForTheWholeRestaurant()],
          ]}
        </Choice>
        <Choice name="paper" label={t.paper()}>
          {[
            ['letter', t.letter()],
            ['a4', 'A4'],
          ]}
        </Choice>
        <button type="submit" className="btn btn--style-primary btn--size-medium" style={PLAIN}>
          {t.downloadThePdf()}
        </button>
      </form>
    </StaffView>
  )
}

type ChoiceProps = {
  name: string
  label: string
  children: (readonly [string, string] | string[])[]
}

function Choice({ name, label, children }: ChoiceProps) {
  return (
    <label style={FIELD}>
      <span>{label}</span>
      <select name={name} style={INPUT}>
        {children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

// The admin's own tokens, so that its dark theme holds here, too.
const PLAIN: CSSProperties = { margin: 0, maxWidth: '70ch', justifySelf: 'start' }
const FORM: CSSProperties = { display: 'grid', gap: 'var(--base)', maxWidth: '26rem' }
const FIELD: CSSProperties = { display: 'grid', gap: 4 }
const INPUT: CSSProperties = {
  width: '100%',
  minHeight: 44,
  padding: '0 calc(var(--base) * 0.5)',
  border: '1px solid var(--theme-elevation-400)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}
