import type { Field } from 'payload'
import type { BookingSetting } from '../../../payload-types.ts'
import * as t from './messages.gen.ts'

/** The deposit or the card on file that larger parties are asked for. */
export const guarantee: Field = {
  name: 'guarantee',
  label: t.depositsAndCards(),
  type: 'group',
  admin: { description: t.depositsAndCardsHint() },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: t.type(),
          type: 'select',
          options: [
            { value: 'deposit', label: t.deposit() },
            { value: 'hold', label: t.cardOnFile() },
          ],
          admin: { width: '40%', description: t.leaveEmptyForNeither() },
        },
        {
          name: 'amount',
          label: t.amount(),
          type: 'number',
          min: 1,
          max: 100_000,
          admin: { width: '20%', condition: hasGuarantee },
          validate: (value: unknown, { siblingData }: { siblingData: Partial<Guarantee> }) =>
            !siblingData.kind || typeof value === 'number' || t.thisFieldIsRequired(),
        },
        {
          name: 'per',
          label: t.per(),
          type: 'select',
          defaultValue: 'person',
          options: [
            { value: 'person', label: t.guest() },
            { value: 'party', label: t.party() },
          ],
          admin: { width: '20%', condition: hasGuarantee },
        },
        {
          name: 'fromParty',
          label: t.smallestParty(),
          type: 'number',
          min: 1,
          max: 400,
          defaultValue: 6,
          admin: { width: '20%', condition: hasGuarantee },
        },
      ],
    },
  ],
}

type Guarantee = NonNullable<BookingSetting['guarantee']>

/** Whether a kind of guarantee is chosen; its other fields are hidden until then. */
function hasGuarantee(_: unknown, own: Partial<Guarantee>): boolean {
  return Boolean(own?.kind)
}
