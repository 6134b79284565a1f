import css from '../panel.module.css'

/** What the restaurant asks of its guests at the held time, in its own words. */
export function Policies({ policies = [] }: { policies?: string[] | undefined }) {
  if (policies.length === 0) return null
  return (
    <div className={css.terms}>
      {policies.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
