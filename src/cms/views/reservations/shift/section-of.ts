import type { Section } from '#booking-engine/shift/types.ts'

/** The server of a party at some tables: that of its first one; null = nobody. */
export function serverAt(sections: readonly Section[], tables: readonly string[]): string | null {
  const [first = ''] = tables
  return sections.find((section) => section.tables.includes(first))?.server ?? null
}
