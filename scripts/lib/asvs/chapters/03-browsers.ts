import type { Chapter } from '../requirement.ts'

export const browsers: Chapter = {
  number: 3,
  title: 'Web frontends',
  requirements: [
    { id: '3.2.1', level: 1, subject: 'An answer is shown only as what it is' },
    { id: '3.2.2', level: 1, subject: 'Text is shown as text' },
    {
      id: '3.3.1',
      level: 1,
      subject: 'Cookies are `Secure` and have a prefix',
      open: "cookies that the specification names and scripts write (`selected-location`, `cookie-notice` and the like), Payload's language and theme have no prefix; all of them are `Secure`, and none lets anybody in ([decision 69](../decisions/0069-cookies-bound-to-the-host.md)).",
    },
    { id: '3.3.2', level: 2, subject: 'Cookies have the `SameSite` of their purpose' },
    {
      id: '3.3.3',
      level: 2,
      subject: 'Cookies have the prefix `__Host-`',
      open: 'as 3.3.1: those of sessions, tablets, drafts and visitors have it, the others do not.',
    },
    {
      id: '3.3.4',
      level: 2,
      subject: 'Scripts do not see what is not for them',
      open: 'cookies of sessions are `HttpOnly`, but the answer to a sign-in has the token in its body as well, as programs take it from there.',
    },
    { id: '3.4.1', level: 1, subject: 'Browsers come by TLS alone (HSTS)' },
    { id: '3.4.2', level: 1, subject: 'No other site may read answers (CORS)' },
    { id: '3.4.3', level: 2, subject: 'A content security policy, with hashes or nonces' },
    { id: '3.4.4', level: 2, subject: '`nosniff`' },
    { id: '3.4.5', level: 2, subject: 'Addresses are not told to others (referrer)' },
    { id: '3.4.6', level: 2, subject: 'No other site frames a page' },
    { id: '3.5.1', level: 1, subject: 'No other site has a browser send anything' },
    {
      id: '3.5.2',
      level: 1,
      subject: 'Nothing that counts can be sent without a preflight or a check of the origin',
    },
    { id: '3.5.3', level: 1, subject: 'What only reads changes nothing' },
    {
      id: '3.5.4',
      level: 2,
      subject: 'Applications have hosts of their own',
      inapplicable:
        'it is one application; the admin, at the same host, has cookies, policy and checks of its own.',
    },
    {
      id: '3.5.5',
      level: 2,
      subject: 'Messages of other windows are heard from trusted origins only',
    },
    {
      id: '3.7.1',
      level: 2,
      subject: 'Only technologies that browsers still support',
      written: "HTML, CSS and JavaScript; `object-src 'none'` in each policy (3.4.3).",
    },
    {
      id: '3.7.2',
      level: 2,
      subject: 'Nothing leads to another host by itself unless it is on a list',
    },
  ],
}
