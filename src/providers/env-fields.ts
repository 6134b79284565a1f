import { z } from 'zod'

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

const unset = (value: unknown) => (value === '' ? undefined : value)

/** A variable of a vendor; empty = unset. */
export const optionalText = z.preprocess(unset, z.string().optional())

/** One of a few words, the first of which is meant where nothing is said. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess((value) => unset(value) ?? words[0], z.enum(words))

const address = z
  .string()
  .refine((value) => URL.canParse(value), 'must be an address')
  .refine(
    (value) => value.startsWith('https://') || LOOPBACK.test(value),
    'must start with https:// (http:// only for this machine)',
  )

/** An address of a vendor whose traffic nobody can read; plain http only on this machine, for simulators. */
export const vendorUrl = (otherwise: string) => z.preprocess(unset, address.default(otherwise))

/** The same for a vendor that has none unless it is set. */
export const optionalVendorUrl = z.preprocess(unset, address.optional())

/** The same for what has addresses below it: without trailing slashes. */
export const vendorBaseUrl = (otherwise: string) =>
  vendorUrl(otherwise).transform((value) => value.replace(/\/+$/, ''))
