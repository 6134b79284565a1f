import type { CSSProperties } from 'react'
import type { Finding } from '#cms/lint/lint-finding.ts'
import * as t from './messages.gen.ts'

/** Findings by document, each with the field in the editor's words and a link to the document. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) {
    return <p>{t.everythingIsComplete()}</p>
  }
  return (
    <>
      <p>{t.placesNeedALook({ count: findings.length })}</p>
      <FindingCards findings={findings} level={2} />
    </>
  )
}

type FindingCardsProps = {
  findings: readonly Finding[]
  /** Level of the headings of documents. */
  level: 2 | 3
}

/** A card for each document with its findings. */
export function FindingCards({ findings, level }: FindingCardsProps) {
  const documents = Map.groupBy(findings, ({ url }) => url)
  const Heading = `h${level}` as const
  return (
    <>
      {[...documents].map(([url, faults]) => (
        <section key={url} className="card" style={CARD_STYLE}>
          <Heading style={{ fontSize: '1.125rem' }}>
            <a href={url}>{faults[0]?.title}</a>
            {faults[0]?.kind ? <span style={MUTED}> {faults[0].kind}</span> : null}
          </Heading>
          <ul style={{ margin: 0 }}>
            {faults.map(({ path, label, message }) => (
              <li key={`${path} ${message}`}>
                {label ? <span style={MUTED}>{label}: </span> : null}
                {message}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

// The admin's own tokens, so that its dark theme holds here, too.
const MUTED: CSSProperties = { color: 'var(--theme-elevation-650)', fontWeight: 400 }
const CARD_STYLE: CSSProperties = {
  display: 'block',
  height: 'auto',
  padding: 'calc(var(--base) * 0.8)',
}
