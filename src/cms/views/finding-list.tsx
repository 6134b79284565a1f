import type { Finding } from '../lint/finding.ts'

/** Findings by document, each with the field in the editor's words and a link to the document. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) {
    return <p>Everything that is published is complete, and every link leads somewhere.</p>
  }
  const documents = Map.groupBy(findings, ({ url }) => url)
  return (
    <>
      <p>
        {findings.length === 1 ? 'One place needs' : `${findings.length} places need`} a look. Only
        what is published is checked.
      </p>
      <ul>
        {[...documents].map(([url, faults]) => (
          <li key={url}>
            <a href={url}>{faults[0]?.title}</a>
            <ul>
              {faults.map(({ path, label, message }) => (
                <li key={`${path} ${message}`}>
                  {label ? `${label}: ` : ''}
                  {message}.
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
