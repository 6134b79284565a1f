import type { Metadata } from 'next'
import { LinkButton } from '#ui/button.tsx'
import { Section, SectionHeader, type Tone } from '#ui/section.tsx'
import css from './style-guide.module.css'

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } }

const COLOURS = [
  ['dark-950', 'header column, footer'],
  ['dark-900', 'dark sections'],
  ['dark-800', 'raised on dark'],
  ['ink', 'text on light'],
  ['light-50', 'cards'],
  ['light-100', 'page'],
  ['light-200', 'rules'],
  ['light-400', 'secondary text on dark'],
  ['ink-soft', 'secondary text, captions'],
  ['accent-300', 'eyebrows and hairlines on dark'],
  ['accent-500', 'hairlines on light'],
  ['accent-700', 'eyebrows on light'],
  ['action-400', 'primary action on dark'],
  ['action-600', 'primary action'],
  ['action-700', 'primary action hovered'],
  ['error-400', 'errors on dark'],
  ['error-700', 'errors on light'],
] as const

const TYPE = [
  ['title-xl', 'Salt, smoke, tide'],
  ['title-lg', 'Oysters until they are gone'],
  ['title-md', 'A table by the fire'],
  ['title-sm', 'Grilled over alder and oak'],
  ['title-xs', 'Bread from the ash oven'],
  ['text-lg', 'Short, sensory, unhurried. The coast comes in by the back door every morning.'],
  ['text-md', 'Halibut with brown butter and sorrel, the skin crisp from the iron.'],
  ['text-sm', 'Served from five until the last guest has left.'],
  ['text-xs', 'Prices include tax. Gratuity is yours to decide.'],
  ['text-2xs', '49°17′N 123°07′W'],
] as const

const SPACES = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
] as const
const TONES: readonly Tone[] = ['linen', 'paper', 'spruce', 'night']

/** Type, colour, spacing and buttons as the tokens have them (spec:routes.helper-pages). */
export default function StyleGuidePage() {
  return (
    <>
      <Section tone="night" underHeader>
        <SectionHeader
          level={1}
          size="xl"
          eyebrow="Style guide"
          title="Dusk on the coast, inside by the fire"
          lead="Dark spruce and walnut, linen light, brass hairlines, one ember accent."
        />
      </Section>
      <TypeScale />
      <Colours />
      <Spacing />
      <Buttons />
    </>
  )
}

function TypeScale() {
  return (
    <Section labelledBy="type">
      <SectionHeader id="type" size="md" title="Type" />
      <dl className={css.type}>
        {TYPE.map(([token, sample]) => (
          <div key={token}>
            <dt>{token}</dt>
            <dd
              data-display={token.startsWith('title') || undefined}
              style={{ fontSize: `var(--${token})` }}
            >
              {sample}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Colours() {
  return (
    <Section tone="paper" labelledBy="colour">
      <SectionHeader id="colour" size="md" title="Colour" />
      <ul className={css.colours}>
        {COLOURS.map(([token, use]) => (
          <li key={token}>
            <span className={css.swatch} style={{ background: `var(--${token})` }} />
            <strong>{token}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Spacing() {
  return (
    <Section labelledBy="spacing">
      <SectionHeader id="spacing" size="md" title="Spacing" />
      <ul className={css.spaces}>
        {SPACES.map((token) => (
          <li key={token}>
            <span>{token}</span>
            <span className={css.space} style={{ width: `var(--${token})` }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Buttons() {
  return TONES.map((tone) => (
    <Section key={tone} tone={tone} rhythm="tight" labelledBy={`buttons-${tone}`}>
      <SectionHeader
        id={`buttons-${tone}`}
        size="md"
        title={`Buttons on ${tone}`}
        lead="One ember action a view, outlined beside it, quiet for the rest."
        action={
          <>
            <LinkButton href="#buttons-linen">Reserve</LinkButton>
            <LinkButton href="#buttons-linen" kind="outlined">
              Order
            </LinkButton>
            <LinkButton href="#buttons-linen" kind="quiet">
              View our menu
            </LinkButton>
          </>
        }
      />
    </Section>
  ))
}
