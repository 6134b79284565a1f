import { vendor } from '../vendor.ts'
import { oidc } from './oidc/descriptor.ts'

/** The ways to sign in by an account elsewhere, one line each; without any, staff have those of the site alone. */
export const identityVendors = [vendor(oidc, () => import('./oidc/connect.ts'))] as const
