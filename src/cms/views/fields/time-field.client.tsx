'use client'

import { withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isClock } from '#lib/time/clock.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import { readTypedTime } from '#lib/time/typed-time.ts'
import * as t from './messages.gen.ts'
import { TypedInput } from './typed-input.tsx'

/** A time of day, typed as people write it and shown as guests read it. */
export const TimeField = withCondition((props: TextFieldClientProps) => (
  <TypedInput
    {...props}
    type="text"
    // Text that is no time stays in the field, and is refused at saving.
    read={(text) => readTypedTime(text) ?? text}
    show={(value) => (isClock(value) ? timeLabel(value) : value)}
    about={(value, isTyping) => (isTyping || isClock(value) ? '' : t.morningOrEvening())}
  />
))
