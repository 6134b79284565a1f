'use client'

import { withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { timeLabel } from '#lib/time/time-labels.ts'
import { readTypedTime } from '#lib/time/typed-time.ts'
import * as t from './messages.gen.ts'
import { TypedInput } from './typed-input.tsx'

const CLOCK = /^\d{2}:\d{2}$/

/** A time of day, typed as people write it and shown as guests read it. */
export const TimeField = withCondition((props: TextFieldClientProps) => (
  <TypedInput
    {...props}
    type="text"
    // What is no time is kept, and refused when it is saved.
    read={(text) => readTypedTime(text) ?? text}
    show={(value) => (CLOCK.test(value) ? timeLabel(value) : value)}
    about={(value, isTyping) => (isTyping || CLOCK.test(value) ? '' : t.morningOrEvening())}
  />
))
