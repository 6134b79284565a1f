import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PartnerName, partnerLogos } from '#features/shell/panel/partner-name.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { Carousel } from '#ui/lazy.client.tsx'
import { Media } from '#ui/media.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Price } from '#ui/price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader, type Tone } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import css from './component-library.module.css'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.client.tsx'
import { picture, richText } from './samples.ts'

export const metadata: Metadata = { title: 'Component library', robots: { index: false } }

const SIZES = ['sm', 'md', 'lg'] as const
const KINDS = ['primary', 'outlined', 'quiet'] as const

/** Every part of `ui/` in every state; the accessibility and picture tests look at it (spec:routes.helper-pages). */
export default function ComponentLibraryPage() {
  return (
    <>
      <Section tone="night" underHeader>
        <SectionHeader
          level={1}
          size="xl"
          eyebrow="Component library"
          title="Every part, in every state"
          lead="What pages are made of. States are designed, not left over."
        />
      </Section>
      <SmallParts />
      <ButtonParts />
      <FieldParts />
      <NoticeParts />
      <DisclosureParts />
      <MediaParts />
      <Part id="text" title="Rich text" tone="paper">
        <RichText value={richText} />
      </Part>
    </>
  )
}

function SmallParts() {
  return (
    <Part id="eyebrow" title="Eyebrow, price, icons">
      <Eyebrow>49°17′N 123°07′W</Eyebrow>
      <p>
        <Price amount={2400} currency="CAD" /> · <Price amount={2450} currency="CAD" />
      </p>
      <ul className={css.row}>
        {Object.entries(icons).map(([name, path]) => (
          <li key={name}>
            <Icon path={path} />
          </li>
        ))}
      </ul>
      <div className={css.row}>
        {partnerLogos.map((logo) => (
          <PartnerName key={logo} logo={logo}>
            {logo}
          </PartnerName>
        ))}
      </div>
    </Part>
  )
}

function ButtonParts() {
  return (
    <>
      {(['linen', 'spruce'] as const).map((tone) => (
        <Part key={tone} id={`buttons-${tone}`} title={`Buttons on ${tone}`} tone={tone}>
          {KINDS.map((kind) => (
            <div key={kind} className={css.row}>
              {SIZES.map((size) => (
                <Button key={size} kind={kind} size={size}>
                  Find a Time
                </Button>
              ))}
              <LinkButton kind={kind} href="#buttons-linen">
                As a link
              </LinkButton>
              <Button kind={kind} disabled>
                Disabled
              </Button>
              <Button kind={kind} busy>
                Searching
              </Button>
            </div>
          ))}
        </Part>
      ))}
    </>
  )
}

function FieldParts() {
  return (
    <>
      {(['paper', 'spruce'] as const).map((tone) => (
        <Part key={tone} id={`fields-${tone}`} title={`Fields on ${tone}`} tone={tone}>
          <Fields tone={tone} />
        </Part>
      ))}
    </>
  )
}

function NoticeParts() {
  return (
    <>
      <Part id="overlays" title="Dialog, drawer, passing notice">
        <div className={css.row}>
          <Overlays />
        </div>
      </Part>

      <Part id="notices" title="Notices and skeletons">
        <Notice>Closed today. We open tomorrow at 4:00 PM.</Notice>
        <Notice kind="success">Your table is held.</Notice>
        <Notice kind="error">
          We could not find any availability for your time and party size.
        </Notice>
        <div className={css.skeletons}>
          <Skeleton width="30%" height="0.8rem" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="8rem" />
        </div>
      </Part>
    </>
  )
}

function DisclosureParts() {
  return (
    <>
      <Part id="accordion" title="Accordion">
        <Accordion
          name="library"
          open={0}
          items={[
            {
              id: 'a',
              title: 'Do you keep tables for walk-ins?',
              content: <p>Always, at the bar.</p>,
            },
            {
              id: 'b',
              title: 'May I bring a wine that my grandmother laid down before any of us were born?',
              content: <p>Please do. Corkage is 40 dollars, and we would love a sip.</p>,
            },
          ]}
        />
      </Part>

      <Part id="pagination" title="Pages of a list">
        <Pagination page={9} pages={417} href={(page) => `#page-${page}`} label="Sample pages" />
      </Part>
    </>
  )
}

function MediaParts() {
  return (
    <>
      <Part id="media" title="Media">
        <div className={css.pictures}>
          <Media picture={picture} sizes="(width < 768px) 100vw, 33vw" ratio="4 / 3" />
          <Media picture={picture} sizes="(width < 768px) 100vw, 33vw" ratio="3 / 4" />
          <Media picture={null} sizes="33vw" ratio="4 / 3" />
        </div>
      </Part>

      <Part id="carousel" title="Carousel" tone="spruce">
        <Carousel
          label="From the raw bar"
          perView={{ mobile: 1.1, desktop: 1.5 }}
          slides={['one', 'two', 'three'].map((id) => ({
            id,
            content: <Media picture={picture} sizes="(width < 768px) 90vw, 60vw" ratio="3 / 2" />,
          }))}
        />
      </Part>
    </>
  )
}

type PartProps = { id: string; title: string; tone?: Tone; children: ReactNode }

function Part({ id, title, tone, children }: PartProps) {
  return (
    <Section tone={tone} labelledBy={id} rhythm="tight">
      <SectionHeader id={id} size="sm" title={title} />
      <div className={css.part}>{children}</div>
    </Section>
  )
}
