import { describe, expect, test } from 'vitest'
import { vendorEnv } from '../../../env.ts'
import { clientOf, parseGroupRules, variables } from './env.ts'

const account = {
  ...{ OIDC_ISSUER: 'https://id.example/staff', OIDC_CLIENT_ID: 'tableside' },
  OIDC_CLIENT_SECRET: 'secret',
}
const read = (more: Record<string, string> = {}) =>
  clientOf(vendorEnv(variables, { ...account, ...more }))

describe('the variables of single sign-on', () => {
  test('an issuer, a client and its secret are enough: then groups are not looked at and no account is made', () => {
    expect(read()).toEqual({
      ...{ issuer: 'https://id.example/staff', id: 'tableside', secret: 'secret', label: null },
      ...{ scope: 'openid profile email', groupsClaim: 'groups' },
      policy: { rules: null, makesAccounts: false, secondSteps: [] },
    })
  })

  test('without an issuer there is none', () => {
    expect(clientOf(vendorEnv(variables, {}))).toBeNull()
    expect(read({ OIDC_ISSUER: '' })).toBeNull()
  })

  test('all of it can be said', () => {
    const said = read({
      ...{ OIDC_BUTTON: ' Sign in with Okta ', OIDC_SCOPES: 'groups  email openid' },
      ...{ OIDC_GROUPS_CLAIM: 'realm_access.roles', OIDC_NEW_ACCOUNTS: 'on' },
      ...{ OIDC_ROLES: 'owners=admin', OIDC_SECOND_STEP: 'mfa, hwk' },
    })
    expect(said).toMatchObject({
      ...{ label: 'Sign in with Okta', scope: 'openid groups email' },
      groupsClaim: 'realm_access.roles',
      policy: {
        rules: [{ group: 'owners', roles: ['admin'], locations: [] }],
        ...{ makesAccounts: true, secondSteps: ['mfa', 'hwk'] },
      },
    })
  })

  test.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'id.example' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: '' }],
    ['OIDC_NEW_ACCOUNTS', { OIDC_NEW_ACCOUNTS: 'on' }],
    ['OIDC_NEW_ACCOUNTS', { OIDC_NEW_ACCOUNTS: 'yes', OIDC_ROLES: 'owners=admin' }],
    ['OIDC_ROLES', { OIDC_ROLES: 'owners=owner' }],
    ['OIDC_BUTTON', { OIDC_BUTTON: 'x'.repeat(61) }],
  ])('a wrong %s ends the start', (name, more) => {
    expect(() => read(more)).toThrow(name)
  })
})

describe('the groups of OIDC_ROLES', () => {
  test('have roles and locations, and names with blanks, slashes and equals signs', () => {
    expect(
      parseGroupRules(' /staff/Pier hosts = host  viewer @pier @quay ;a=b=editor;;x=manager @*'),
    ).toEqual([
      { group: '/staff/Pier hosts', roles: ['host', 'viewer'], locations: ['pier', 'quay'] },
      { group: 'a=b', roles: ['editor'], locations: [] },
      { group: 'x', roles: ['manager'], locations: ['*'] },
    ])
  })

  test.each([
    ['owners', 'must be group=role'],
    ['=admin', 'must be group=role'],
    ['owners=', 'gives owners no role'],
    ['hosts=@pier', 'gives hosts no role'],
    ['owners=boss', 'the role boss; there are admin, editor'],
    ['hosts=host @', 'an @ without a location'],
    ['a=host; a=editor', 'names the group a twice'],
  ])('%j is named: %s', (text, fault) => {
    expect(parseGroupRules(text)).toEqual({ fault: expect.stringContaining(fault) })
  })
})
