import type { Endpoint } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, refuseWhenBusy } from '#lib/http/respond.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { location } from '../host/request-schemas.ts'
import { token } from '../second-factor/holder.ts'
import { ownEndpoint, signInEndpoint } from '../second-factor/post-endpoints.ts'
import { readTabletHosts, type TabletHost } from './hosts.ts'
import { lock } from './lock.ts'
import { removeOwnPin, setOwnPin } from './own-pin.ts'
import { makeTablet, withdrawTablet } from './shared-tablets.ts'
import { findTablet } from './tablet-rows.ts'
import { noTablet, unlock } from './unlock.ts'

/** Longest name of a tablet, in characters. */
export const LONGEST_NAME = 60

const name = z.string().max(200).transform(toSingleLine).pipe(z.string().min(1).max(LONGEST_NAME))
const makeBody = z.object({ location, name })
const withdrawBody = z.object({ tablet: z.string().min(1).max(40) })
const staff = wholeNumber(mustBe('an account')).pipe(z.int32().positive())
const unlockBody = z.object({ staff, pin: z.string().regex(/^[0-9]{6}$/, mustBe('six digits')) })
const setPinBody = z.object({ pin: z.string().max(40), proof: token })
const nothing = z.strictObject({})

/** Answer to `GET /tablets/hosts`. */
export type TabletHosts = { hosts: TabletHost[] }

/**
 * Below `/admin/api/tablets`. Administrators and managers `make` the browser that asks a shared tablet of a location, and
 * `withdraw` one. A tablet, known by its cookie, asks for its `hosts`, is unlocked by a PIN (`unlock`) and locked
 * (`lock`). Hosts and managers have a PIN by `set-pin`, and none by `remove-pin`, in a session that no PIN has begun.
 */
export const tabletEndpoints: Endpoint[] = [
  ownEndpoint('/tablets/make', makeBody, makeTablet),
  ownEndpoint('/tablets/withdraw', withdrawBody, withdrawTablet),
  {
    ...{ method: 'get', path: '/tablets/hosts' },
    handler: refuseWhenBusy(async ({ payload, headers }) => {
      const tablet = await findTablet(payload, headers)
      if (!tablet) return noTablet()
      return json({ hosts: await readTabletHosts(payload, tablet.location) } satisfies TabletHosts)
    }),
  },
  signInEndpoint('/tablets/unlock', unlockBody, unlock),
  signInEndpoint('/tablets/lock', nothing, lock),
  ownEndpoint('/tablets/set-pin', setPinBody, setOwnPin),
  ownEndpoint('/tablets/remove-pin', nothing, removeOwnPin),
]
