import type { ReactNode } from 'react'
import type { Words } from '#lib/words/words.ts'
import { Companion } from '#ui/form/companion.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { StaticFragment } from '#ui/static-fragment.tsx'
import { GroupEnquiryForm } from './enquiry-form.tsx'
import type { GroupPlace } from './fields.ts'
import * as t from './messages.gen.ts'

type GroupEnquiryProps = {
  places: readonly (GroupPlace & { emailAddress: string })[]
  eyebrow?: string
  title: string
  lead: string
  /** Other ways to ask. */
  action?: ReactNode
  words: Words
}

/** The section of a page on which a group asks for its table, at one of these restaurants. */
export function GroupEnquiry(props: GroupEnquiryProps) {
  const { places, eyebrow, title, lead, action, words } = props
  return (
    <Section tone="paper" labelledBy="enquiry">
      <Companion>
        <SectionHeader
          id="enquiry"
          size="md"
          {...(eyebrow ? { eyebrow } : {})}
          title={title}
          lead={
            <>
              <p>{lead}</p>
              {action ? null : <Addresses places={places} />}
            </>
          }
          action={action}
        />
        <GroupEnquiryForm
          id="group"
          labelledBy="enquiry"
          success={t.thankYouForAsking(words)}
          places={places.map(({ uid, title, city, former }) => ({ uid, title, city, former }))}
        />
      </Companion>
    </Section>
  )
}

/** Where to write without scripts. */
function Addresses({ places }: Pick<GroupEnquiryProps, 'places'>) {
  return (
    <noscript>
      <p>{t.formNeedsJavaScript()}</p>
      <StaticFragment>
        <ul>
          {places.map(({ uid, title, emailAddress }) => (
            <li key={uid}>
              <a href={`mailto:${emailAddress}`}>{title}</a>
            </li>
          ))}
        </ul>
      </StaticFragment>
    </noscript>
  )
}
