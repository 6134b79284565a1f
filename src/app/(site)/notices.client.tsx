'use client'

import { NoticesGate, type NoticesProps } from '#features/notices/gate.client.tsx'

const load = () => import('./notices-area.tsx').then((module) => module.SiteNoticesArea)

/** Banner, popup and cookie notice; their code comes where one of them may be shown. */
export function SiteNotices(props: NoticesProps) {
  return <NoticesGate {...props} load={load} />
}
