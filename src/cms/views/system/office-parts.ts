import type { StaffState } from '#cms/system/read-staff-state.ts'
import type { SystemState } from '#cms/system/read-system-state.ts'
import { agoLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import type { NamedAccounts, SystemPart } from './part.ts'

/** Accounts that are named; the list of staff has the others. */
const NAMED = 5

/** Who can sign in, and whom somebody should look at. */
export function staffPart({ staff }: SystemState): SystemPart {
  const part = { id: 'staff', title: t.staff() } as const
  const links = [{ href: '/admin/collections/staff', label: t.staffLink() }]
  if (!staff) return { ...part, links, state: 'watch', sentences: [t.notReadable()] }
  const { active, invited, expired, withdrawn, withoutSecondStep, away } = staff
  const named = [
    ...namedAccounts(t.withoutSecondStep, withoutSecondStep),
    ...(away
      ? namedAccounts(({ count }) => t.away({ count, days: away.days }), away.accounts)
      : []),
  ]
  return {
    ...{ ...part, links, named },
    state: named.length > 0 || expired > 0 ? 'watch' : 'good',
    sentences: [
      t.accounts({ count: active }),
      invited > 0 ? t.invited({ count: invited }) : t.nobodyInvited(),
      ...(expired > 0 ? [t.expired({ count: expired })] : []),
      ...(withdrawn > 0 ? [t.withdrawn({ count: withdrawn })] : []),
      ...(withoutSecondStep.length === 0 ? [t.allHaveSecondStep()] : []),
      ...(away ? [] : [t.awayNotKnown()]),
      ...(away?.accounts.length === 0 ? [t.nobodyAway({ days: away.days })] : []),
    ],
  }
}

function namedAccounts(
  words: (values: { count: number }) => string,
  accounts: StaffState['withoutSecondStep'],
): NamedAccounts[] {
  if (accounts.length === 0) return []
  const more = Math.max(0, accounts.length - NAMED)
  return [{ words: words({ count: accounts.length }), accounts: accounts.slice(0, NAMED), more }]
}

/** Who changed prices of late. */
export function pricesPart({ prices, now }: SystemState): SystemPart {
  const part = { id: 'prices', title: t.prices() } as const
  const links = [{ href: '/admin/prices', label: t.pricesLink() }]
  if (!prices) return { ...part, links, state: 'watch', sentences: [t.notReadable()] }
  return {
    ...{ ...part, links, state: 'good' },
    sentences:
      prices.length === 0
        ? [t.noPriceChanges()]
        : prices.map(({ at, by, dishes }) =>
            t.priceChange({ who: by, count: dishes, ago: agoLabel(at, now) }),
          ),
  }
}
