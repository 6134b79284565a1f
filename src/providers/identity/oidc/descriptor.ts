import type { VendorDescriptor } from '../../vendor.ts'

/** Any provider of OpenID Connect: Okta, Entra ID, Google Workspace, Keycloak, Authentik. */
export const oidc = {
  id: 'oidc',
  name: 'OpenID Connect',
  settings: [
    {
      variables: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
      unset: 'none: staff sign in with passwords and passkeys',
      meaning:
        'the address of a provider of OpenID Connect, and the client that it knows this site by, see [Single sign-on](#single-sign-on)',
    },
    {
      variables: ['OIDC_BUTTON'],
      unset: 'Sign in with single sign-on',
      meaning: 'the text of its button on the sign-in page: `Sign in with Okta`',
    },
    {
      variables: ['OIDC_SCOPES'],
      unset: 'openid profile email',
      meaning: 'what the provider is asked for, with blanks between; `openid` is always one',
    },
    {
      variables: ['OIDC_GROUPS_CLAIM'],
      unset: 'groups',
      meaning:
        'the claim that has the groups of a person; `realm_access.roles` is one within another',
    },
    {
      variables: ['OIDC_ROLES'],
      unset: 'none: groups are not looked at',
      meaning:
        'which groups have which roles, and at which locations: `admins=admin; harbour=host @harbour`',
    },
    {
      variables: ['OIDC_NEW_ACCOUNTS'],
      unset: 'off',
      meaning:
        '`on`: whoever has a group of `OIDC_ROLES` and no account is given one at the first sign-in',
    },
    {
      variables: ['OIDC_SECOND_STEP'],
      unset: 'none: it is asked for here',
      meaning:
        'values of `amr` or `acr` that stand for the second step, with commas between: `mfa`',
    },
  ],
} as const satisfies VendorDescriptor
