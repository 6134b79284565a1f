/** An entry of the changelog: a release, when it was made (`2026-11-23`, null where not yet), and what it says. */
export type ChangelogEntry = { version: string; date: string | null; text: string }

/** Reads a changelog in the form of Keep a Changelog (`## [0.2.0] - 2026-12-01`), newest first. */
export function parseChangelog(text: string): ChangelogEntry[] {
  const [, ...sections] = text.split(/^## /m)
  return sections.flatMap((section) => {
    const [head = '', ...lines] = section.split('\n')
    const [, version, date] = /^\[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/.exec(head.trim()) ?? []
    if (!version) return []
    return [{ version, date: date ?? null, text: lines.join('\n').trim() }]
  })
}
