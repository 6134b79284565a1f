import type { Field } from 'payload'
import type { BookingSetting } from '../../../payload-types.ts'

/** The deposit or the card on file that larger parties are asked for. */
export const guarantee: Field = {
  name: 'guarantee',
  label: 'Deposits and cards from larger parties',
  type: 'group',
  admin: {
    description:
      'For the table, whatever is booked with it; an experience that is paid when booked asks for nothing more. Guests are told before they enter a card, and get a refund if they cancel in time.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Type',
          type: 'select',
          options: [
            { value: 'deposit', label: 'Deposit, paid when they book' },
            { value: 'hold', label: 'Card on file, charged only if they do not come' },
          ],
          admin: { width: '40%', description: 'Leave empty for neither.' },
        },
        {
          name: 'amount',
          label: 'Amount',
          type: 'number',
          min: 1,
          max: 100_000,
          admin: { width: '20%', condition: hasGuarantee },
          validate: (value: unknown, { siblingData }: { siblingData: Partial<Guarantee> }) =>
            !siblingData.kind || typeof value === 'number' || 'This field is required.',
        },
        {
          name: 'per',
          label: 'Per',
          type: 'select',
          defaultValue: 'person',
          options: [
            { value: 'person', label: 'Guest' },
            { value: 'party', label: 'Party' },
          ],
          admin: { width: '20%', condition: hasGuarantee },
        },
        {
          name: 'fromParty',
          label: 'Smallest party',
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
