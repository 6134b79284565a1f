import type { CollectionConfig, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { text, textarea } from 'payload/shared'
import {
  changeReplyTemplates,
  kindsToWrite,
  readReplyTemplates,
} from '../access/reply-templates.ts'
import { stateLabel } from '../submissions/labels.ts'
import { LONGEST_REPLY, LONGEST_SUBJECT } from '../submissions/limits.ts'
import { STATES, SUBMISSION_KINDS, type SubmissionKind, statesOf } from '../submissions/states.ts'
import { fieldsOf, unknownFields } from '../submissions/template-fields.ts'
import * as t from './messages.gen.ts'

/** Replies that recruiters, marketing and hosts begin with, each for one kind of submission. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: t.replyTemplate(), plural: t.replyTemplates() },
  admin: {
    useAsTitle: 'name',
    description: t.replyTemplatesHint(),
    defaultColumns: ['name', 'for', 'subject', 'updatedAt'],
  },
  access: {
    create: changeReplyTemplates,
    delete: changeReplyTemplates,
    read: readReplyTemplates,
    update: changeReplyTemplates,
  },
  orderable: true,
  fields: [
    { name: 'name', label: t.name(), type: 'text', required: true, maxLength: 60 },
    {
      name: 'for',
      label: t.repliesTo(),
      type: 'select',
      required: true,
      defaultValue: ({ user }) => kindsToWrite({ user: user as never })[0],
      options: [
        { value: 'application', label: t.applications() },
        { value: 'group-booking', label: t.groupBooking() },
        { value: 'bulk-gift-cards', label: t.corporateGiftCards() },
      ],
    },
    {
      name: 'subject',
      label: t.subject(),
      type: 'text',
      required: true,
      maxLength: LONGEST_SUBJECT,
      validate: ((value, options) => {
        const usual = text(value, options)
        return usual === true ? templateFault(value, options.siblingData) : usual
      }) satisfies TextFieldSingleValidation,
    },
    {
      name: 'text',
      label: t.text(),
      type: 'textarea',
      required: true,
      maxLength: LONGEST_REPLY,
      admin: { rows: 12, description: t.templateFieldsHint() },
      validate: ((value, options) => {
        const usual = textarea(value, options)
        return usual === true ? templateFault(value, options.siblingData) : usual
      }) satisfies TextareaFieldValidation,
    },
    {
      name: 'moveTo',
      label: t.statusAfterwards(),
      type: 'select',
      options: STATES.map((value) => ({ value, label: stateLabel(value) })),
      admin: { description: t.statusAfterwardsHint() },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !value ||
        statesOf(kindOf(siblingData)).some((one) => one === value) ||
        t.notAStatusOfThese(),
    },
  ],
}

function kindOf(siblingData: unknown): SubmissionKind {
  const named = (siblingData as { for?: unknown } | undefined)?.for
  return SUBMISSION_KINDS.find((one) => one === named) ?? 'application'
}

/** Why a text is no template: it names fields that replies of its kind do not have. */
function templateFault(value: unknown, siblingData: unknown): true | string {
  const kind = kindOf(siblingData)
  const unknown = unknownFields(String(value), fieldsOf(kind))
  if (unknown.length === 0) return true
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
  return t.unknownTemplateFields({
    count: unknown.length,
    unknown: braced(unknown),
    known: braced(fieldsOf(kind)),
  })
}
