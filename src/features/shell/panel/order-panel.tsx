import { formatPhone } from '#lib/text/phone.ts'
import { LinkButton } from '#ui/button.tsx'
import { count } from '#ui/count.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import * as t from './messages.gen.ts'
import type { OrderBlock } from './order.ts'
import type { PanelLocation } from './panel-location.ts'
import { PartnerName } from './partner-name.tsx'
import css from './slide-out.module.css'

/** Order mode: pickup and delivery of a location, each with its links (spec:shell.order-labels). */
export function OrderPanel({ location }: { location: PanelLocation }) {
  const { pickup, delivery } = location.order
  return (
    <>
      <PanelHeading lead={t.orderFrom()} location={location} />
      {pickup ? <Block block={pickup} uid={location.uid} first /> : null}
      {delivery ? <Block block={delivery} uid={location.uid} first={!pickup} /> : null}
      {pickup || delivery ? null : <Call location={location}>{t.callToOrder()}</Call>}
    </>
  )
}

type BlockProps = { block: OrderBlock; uid: string; first: boolean }

function Block({ block, uid, first }: BlockProps) {
  return (
    <section className={css.block}>
      {block.title ? <h3 className={css.subtitle}>{block.title}</h3> : null}
      {block.text ? <p className={css.text}>{block.text}</p> : null}
      <div className={css.links}>
        {block.links.map((link, index) => (
          <LinkButton
            key={link.href + link.label}
            href={link.href}
            kind={first && index === 0 ? 'primary' : 'outlined'}
            rel="noopener"
            onClick={() => count(['order', uid, ''])}
            block
          >
            {link.logo || link.own ? (
              <PartnerName logo={link.logo} own={link.own}>
                {link.label}
              </PartnerName>
            ) : (
              link.label
            )}
            <Icon path={icons.external} size="1em" />
          </LinkButton>
        ))}
      </div>
    </section>
  )
}

type PanelHeadingProps = { lead: string; location: PanelLocation; booked?: string | null }

/**
 * "Reserve at" or "Order from", the location's title and its address (spec:shell.panel-heading); what was
 * `booked`, and where.
 */
export function PanelHeading({ lead, location, booked = null }: PanelHeadingProps) {
  const { title, address } = location
  return (
    <header className={css.heading}>
      <h2>
        <span className={css.lead}>{lead}</span>
        <span className={css.title}>{booked ?? title}</span>
      </h2>
      <p className={css.text}>{(booked === null ? address : [title, ...address]).join(', ')}</p>
    </header>
  )
}

/** A sentence and the number to call. */
export function Call({ location, children }: { location: PanelLocation; children: string }) {
  return (
    <>
      <p className={css.text}>{children}</p>
      {location.phoneNumber ? (
        <LinkButton href={`tel:${location.phoneNumber.replace(/[^\d+]/g, '')}`} block>
          <Icon path={icons.phone} size="1.1em" />
          {formatPhone(location.phoneNumber)}
        </LinkButton>
      ) : null}
    </>
  )
}
