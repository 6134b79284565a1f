'use client'

import { withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { weekdayLabel } from '#lib/time/time-labels.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import { TypedInput } from './typed-input.tsx'

/** Years before it are still being typed. */
const FIRST = '1900'
const isTyped = (text: string) => text === '' || text >= FIRST
const weekday = (value: string) => weekdayLabel(weekdayOf(value.slice(0, 10)))

/** A calendar day, chosen or typed in the browser's own way. */
export const DayField = withCondition((props: TextFieldClientProps) => (
  <TypedInput
    {...props}
    type="date"
    read={(text) => (isTyped(text) ? text : null)}
    show={(value) => value}
    about={weekday}
  />
))

/** A moment on a restaurant's wall, `YYYY-MM-DD HH:mm`, chosen or typed in the browser's own way. */
export const MomentField = withCondition((props: TextFieldClientProps) => (
  <TypedInput
    {...props}
    type="datetime-local"
    read={(text) => (isTyped(text) ? text.replace('T', ' ') : null)}
    show={(value) => value.replace(' ', 'T')}
    about={weekday}
  />
))
