import { shareTables } from '#booking-engine/shift/share-covers.ts'
import type { Section } from '#booking-engine/shift/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'

/** Servers by their names, and the server of each table that has one. */
export type ServersDraft = {
  servers: readonly string[]
  byTable: Readonly<Record<string, string>>
}

type Day = Pick<HostDayView, 'tables' | 'reservations' | 'shift'>

/** As it is written down for the day, or else as it was on the latest one that had servers. */
export function firstDraft({ tables, shift }: Day): ServersDraft {
  const sections = shift.sections.length > 0 ? shift.sections : shift.sectionsBefore
  const known = new Set(tables.map(({ code }) => code))
  const kept = sections.map((one) => ({
    ...one,
    tables: one.tables.filter((table) => known.has(table)),
  }))
  return draftOf(kept)
}

/** The sections of a draft, their tables in the order of the day. */
export function sectionsOfDraft({ servers, byTable }: ServersDraft, { tables }: Day): Section[] {
  return servers.map((server) => ({
    server,
    tables: tables.flatMap(({ code }) => (byTable[code] === server ? [code] : [])),
  }))
}

/** The draft with its tables shared anew, so that the covers of the day are shared evenly. */
export function sharedEvenly(
  { servers }: ServersDraft,
  { tables, reservations }: Day,
): ServersDraft {
  const codes = tables.map(({ code }) => code)
  return draftOf(shareTables(codes, servers, reservations))
}

/** A table is the server's, or nobody's where it was theirs. */
export function withTable(draft: ServersDraft, table: string, server: string): ServersDraft {
  const { [table]: before, ...others } = draft.byTable
  return { ...draft, byTable: before === server ? others : { ...others, [table]: server } }
}

/** Without a server, whose tables are nobody's. */
export function serverWithout({ servers, byTable }: ServersDraft, server: string): ServersDraft {
  return {
    servers: servers.filter((one) => one !== server),
    byTable: Object.fromEntries(Object.entries(byTable).filter(([, one]) => one !== server)),
  }
}

function draftOf(sections: readonly Section[]): ServersDraft {
  return {
    servers: sections.map(({ server }) => server),
    byTable: Object.fromEntries(
      sections.flatMap(({ server, tables }) => tables.map((table) => [table, server])),
    ),
  }
}
