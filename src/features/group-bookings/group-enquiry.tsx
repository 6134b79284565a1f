import { Beside } from '#ui/form/beside.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { GroupEnquiryForm } from './enquiry-form.tsx'
import type { GroupPlace } from './fields.ts'

/** The section of a page on which a group asks for its table, at one of these restaurants. */
export function GroupEnquiry({ places }: { places: (GroupPlace & { emailAddress: string })[] }) {
  return (
    <Section tone="paper" labelledBy="enquiry">
      <Beside>
        <SectionHeader
          id="enquiry"
          size="md"
          title="Ask for your table"
          lead={
            <>
              <p>
                The day, how many you are, and what it is for. The restaurant answers you itself.
              </p>
              <noscript>
                <p>This form needs JavaScript. Please write to the restaurant instead:</p>
                <ul>
                  {places.map(({ uid, title, emailAddress }) => (
                    <li key={uid}>
                      <a href={`mailto:${emailAddress}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </noscript>
            </>
          }
        />
        <GroupEnquiryForm
          id="group"
          labelledBy="enquiry"
          places={places.map(({ uid, title, city }) => ({ uid, title, city }))}
        />
      </Beside>
    </Section>
  )
}
