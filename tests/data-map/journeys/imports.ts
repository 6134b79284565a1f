import { expect } from 'vitest'
import type { Site } from '#tests/support/site.ts'
import { firstName, GUEST, type Journey, lastName, words } from '../marked-guest.ts'
import { readTables } from '../read-stores.ts'

const POLL = { interval: 200 }

/** A file as another system exports it: its columns by the fields that they fill, and its only row. */
export type ImportedFile = {
  kind: string
  journey: Journey
  columns: Record<string, string>
}

/** Brings a file as staff do in the browser, and has all of it written. */
export async function importFile(
  site: Pick<Site, 'url' | 'dataDir' | 'databaseUrl'>,
  token: string,
  { kind, journey, columns }: ImportedFile,
): Promise<void> {
  const ask = async (path: string, body: string, type = 'application/json') => {
    const reply = await fetch(`${site.url}/admin/api/imports/${path}`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': type },
      body,
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`imports/${path}: ${reply.status} ${text}`)
    return text
  }
  const lines = [Object.keys(columns), Object.values(columns)].map((cells) => cells.join(','))
  const query = new URLSearchParams({ kind, name: `${lastName(journey)}.csv` })
  const sent = await ask(`file?${query}`, `${lines.join('\n')}\n`, 'text/csv')
  const { id } = JSON.parse(sent) as { id: string }
  const act = (name: string, body: object) => ask(name, JSON.stringify({ import: id, ...body }))
  const states = async () => {
    const all = await readTables(site, 'content/imports')
    return all.filter(({ place }) => place.endsWith('.state')).map(({ content }) => content)
  }
  const matches = Object.fromEntries(Object.keys(columns).map((name) => [name, name]))
  await act('check', { matches, options: { publish: false, ask: false, dayOrder: null } })
  await expect.poll(states, POLL).toContain('checked')
  await act('write', { leaveOut: false })
  await expect.poll(states, POLL).not.toContain('checked')
  await expect.poll(states, POLL).not.toContain('writing')
}

/** Files with the guest: what another house knows of them, a booking of theirs, and a reader of another newsletter. */
export function importedFiles(restaurant: string, day: string): ImportedFile[] {
  const guest = (journey: Journey) => ({
    ...{ firstName: firstName(journey), lastName: lastName(journey) },
    ...{ phone: GUEST.phone, email: GUEST.email },
  })
  return [
    {
      ...{ kind: 'guests', journey: 'guest import' },
      columns: {
        ...guest('guest import'),
        ...{ notes: words('guest import'), tags: 'VIP', allergies: words('guest import') },
      },
    },
    {
      ...{ kind: 'bookings', journey: 'booking import' },
      columns: {
        ...guest('booking import'),
        ...{ restaurant, date: day, time: '19:00', party: '2', status: 'Booked' },
        ...{ request: words('booking import'), notes: words('booking import') },
      },
    },
    {
      ...{ kind: 'subscribers', journey: 'reader import' },
      columns: {
        ...{ email: GUEST.otherEmail, consentAt: '2025-05-01' },
        ...{ firstname: firstName('reader import'), lastname: lastName('reader import') },
      },
    },
  ]
}
