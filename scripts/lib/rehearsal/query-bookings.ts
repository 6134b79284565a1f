import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { SecondPlace } from './second-place.ts'

type Row = Record<string, unknown>

/** The rows of a query of the bookings of a copy, which a site may be using. */
export async function queryBookings(
  { dataDir, databaseUrl }: SecondPlace,
  text: string,
): Promise<Row[]> {
  if (!databaseUrl) return querySqlite(path.join(dataDir, 'booking.db'), text)
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=booking' })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

function querySqlite(file: string, text: string): Row[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(text).all()
  } finally {
    database.close()
  }
}

/** How many bookings there are. */
export async function countBookings(place: SecondPlace): Promise<number> {
  const [row] = await queryBookings(place, 'SELECT count(*) AS n FROM reservations')
  return Number(row?.n)
}
