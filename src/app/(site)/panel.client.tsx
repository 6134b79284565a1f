'use client'

import { Panel } from '#features/shell/panel.client.tsx'
import { ReserveContact } from '#features/shell/reserve-contact.tsx'

/** The slide-out with what other features put into it. */
export function SitePanel() {
  return <Panel reserve={ReserveContact} />
}
