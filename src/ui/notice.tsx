import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { check, clock, warning } from './icon-paths.ts'
import css from './notice.module.css'

type NoticeProps = {
  children: ReactNode
  /** What it is about; an error is announced at once, the others when there is a pause. */
  kind?: 'info' | 'success' | 'error'
  className?: string
}

const ICONS: Record<NonNullable<NoticeProps['kind']>, string> = {
  info: clock,
  success: check,
  error: warning,
}

/** A message that stays. It is read out when it appears inside a page that is already there. */
export function Notice({ children, kind = 'info', className }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      className={classNames(css.notice, className)}
    >
      <Icon path={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
