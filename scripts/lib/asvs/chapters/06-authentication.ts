import type { Chapter } from '../requirement.ts'

export const authentication: Chapter = {
  number: 6,
  title: 'Authentication',
  requirements: [
    {
      id: '6.1.1',
      level: 1,
      subject: 'Documented: how guessing is slowed down',
      written:
        '[Decision 102](../decisions/0102-guesses-wait.md), [content model](../specification/content-model.md).',
    },
    {
      id: '6.1.2',
      level: 2,
      subject: 'Documented: words that passwords may not be made of',
      written:
        '[Decision 101](../decisions/0101-passwords-and-invitations.md), `src/cms/staff/passwords/common-passwords.ts`.',
    },
    {
      id: '6.1.3',
      level: 2,
      subject: 'Documented: all ways to sign in',
      written:
        'Decisions [101](../decisions/0101-passwords-and-invitations.md), [107](../decisions/0107-a-second-step.md), [112](../decisions/0112-an-account-elsewhere.md) and [117](../decisions/0117-a-tablet-is-shared-by-pin.md).',
    },
    { id: '6.2.1', level: 1, subject: 'Passwords are long enough' },
    { id: '6.2.2', level: 1, subject: 'People change their own password' },
    { id: '6.2.3', level: 1, subject: 'The current password is asked for' },
    {
      id: '6.2.4',
      level: 1,
      subject: 'Common passwords are refused',
      open: 'refused are 1,900 words that common passwords are made of, alone, repeated and by twos, and walks over keyboards: with them all 45 of 12 or more signs among the 4,800 commonest ones of at least eight (`probable-v2-wpa-top4800` of SecLists, looked through by hand), but they were not compared with 3,000 of 12 or more.',
    },
    { id: '6.2.5', level: 1, subject: 'Passwords may be of any signs' },
    {
      id: '6.2.6',
      level: 1,
      subject: 'Passwords are masked',
      written:
        'The fields have `type="password"`, and a button *Show* where one is chosen (`src/cms/views/sign-in`, `src/cms/views/choose-password`).',
    },
    {
      id: '6.2.7',
      level: 1,
      subject: 'Pasting and password managers work',
      written:
        'The fields are plain inputs with `autocomplete`, and nothing listens to a paste (`src/cms/views/sign-in/first-step.tsx`).',
    },
    { id: '6.2.8', level: 1, subject: 'A password is compared as it was typed' },
    { id: '6.2.9', level: 2, subject: 'Passwords of 64 signs are taken' },
    {
      id: '6.2.10',
      level: 2,
      subject: 'Passwords do not run out',
      written:
        'Nothing ends a password by its age ([decision 101](../decisions/0101-passwords-and-invitations.md)).',
    },
    { id: '6.2.11', level: 2, subject: 'Words of the context are refused' },
    {
      id: '6.2.12',
      level: 2,
      subject: 'Leaked passwords are refused',
      open: 'they are compared with words that common passwords are made of, not with a list of leaked ones; a service that knows them was turned down ([decision 101](../decisions/0101-passwords-and-invitations.md)).',
    },
    { id: '6.3.1', level: 1, subject: 'Guesses are slowed down' },
    { id: '6.3.2', level: 1, subject: 'There are no default accounts' },
    {
      id: '6.3.3',
      level: 2,
      subject: 'A second factor is needed',
      open: "administrators need one, and roles that the settings name; the others may do without until an administrator asks it of all ([decision 107](../decisions/0107-a-second-step.md)). The PIN of a shared tablet counts with the tablet's own cookie.",
    },
    { id: '6.3.4', level: 2, subject: 'All ways to sign in are equally strong' },
    { id: '6.4.1', level: 1, subject: 'First passwords and codes are random, and end' },
    {
      id: '6.4.2',
      level: 1,
      subject: 'There are no secret questions',
      written:
        'There is no field for one: a password that is lost is chosen anew by a link, or given by an administrator ([decision 101](../decisions/0101-passwords-and-invitations.md)).',
    },
    { id: '6.4.3', level: 2, subject: 'A new password leaves the second factor' },
    {
      id: '6.4.4',
      level: 2,
      subject: 'Whoever has lost a factor proves who they are',
      written:
        'An administrator, with their own password, takes it off after they have seen who asks ([for staff](../staff/README.md#accounts-for-administrators)).',
    },
    { id: '6.5.1', level: 2, subject: 'Codes count once' },
    {
      id: '6.5.2',
      level: 2,
      subject: 'Recovery codes are kept as slow, salted digests',
      open: 'they are kept as HMACs under a key that is not in the database, per account, but without a salt of their own and without a slow function.',
    },
    { id: '6.5.3', level: 2, subject: 'Codes and seeds are random' },
    { id: '6.5.4', level: 2, subject: 'Codes have 20 random bits or more' },
    {
      id: '6.5.5',
      level: 2,
      subject: 'Codes end soon',
      open: 'a code of an app holds for one step of 30 s before and after its own, 90 s in all, once.',
    },
    {
      id: '6.6.1',
      level: 2,
      subject: 'Codes by telephone',
      inapplicable:
        'no code is sent by telephone or text message ([decision 107](../decisions/0107-a-second-step.md)).',
    },
    {
      id: '6.6.2',
      level: 2,
      subject: 'Such codes belong to one sign-in',
      inapplicable: 'as 6.6.1.',
    },
    { id: '6.6.3', level: 2, subject: 'Such codes cannot be guessed', inapplicable: 'as 6.6.1.' },
    { id: '6.8.1', level: 2, subject: 'Nobody passes for somebody of another provider' },
    { id: '6.8.2', level: 2, subject: 'Signatures of assertions are checked' },
    {
      id: '6.8.3',
      level: 2,
      subject: 'SAML assertions count once',
      inapplicable: 'there is no SAML.',
    },
    { id: '6.8.4', level: 2, subject: 'What a provider says of its strength is looked at' },
  ],
}
