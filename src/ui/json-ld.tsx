import { StaticFragment } from './static-fragment.tsx'

/** Structured data for search engines. `<` is escaped, so that no text can end the element. */
export function JsonLd({ value }: { value: Record<string, unknown> }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return (
    <StaticFragment className="visually-hidden">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped is inert data. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </StaticFragment>
  )
}
