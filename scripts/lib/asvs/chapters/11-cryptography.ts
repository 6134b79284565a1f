import type { Chapter } from '../requirement.ts'

export const cryptography: Chapter = {
  number: 11,
  title: 'Cryptography',
  requirements: [
    {
      id: '11.1.1',
      level: 2,
      subject: 'Documented: how keys are looked after',
      written: '[Cryptography](cryptography.md#keys).',
    },
    {
      id: '11.1.2',
      level: 2,
      subject: 'Documented: all keys and algorithms',
      written: '[Cryptography](cryptography.md#what-is-used-for-what).',
    },
    {
      id: '11.2.1',
      level: 2,
      subject: 'Well-known implementations are used',
      written:
        "Node's own (OpenSSL), and libraries for WebAuthn, TOTP and OpenID Connect ([cryptography](cryptography.md)).",
    },
    {
      id: '11.2.2',
      level: 2,
      subject: 'Algorithms and keys can be exchanged',
      open: 'one version of each algorithm is known; keys can be exchanged (`npm run rotate-secret`), algorithms only by a migration ([cryptography](cryptography.md#what-is-lacking)).',
    },
    {
      id: '11.2.3',
      level: 2,
      subject: '128 bits of security',
      written: '[Cryptography](cryptography.md#what-is-used-for-what).',
    },
    { id: '11.3.1', level: 1, subject: 'No weak modes of encryption' },
    {
      id: '11.3.2',
      level: 1,
      subject: 'Only approved ciphers',
      written:
        'AES-256-GCM, and nothing else ([cryptography](cryptography.md#what-is-used-for-what)).',
    },
    { id: '11.3.3', level: 2, subject: 'What is encrypted cannot be changed' },
    {
      id: '11.4.1',
      level: 1,
      subject: 'Only approved hash functions',
      written:
        'SHA-256 everywhere; SHA-1 as HMAC alone, where authenticator apps and Twilio ask for it ([cryptography](cryptography.md#what-is-used-for-what)).',
    },
    { id: '11.4.2', level: 2, subject: 'Passwords are kept by a slow function' },
    {
      id: '11.4.3',
      level: 2,
      subject: 'Hashes are long enough',
      written:
        'SHA-256, in full where collisions matter ([cryptography](cryptography.md#what-is-used-for-what)).',
    },
    {
      id: '11.4.4',
      level: 2,
      subject: 'Keys from passwords are stretched',
      inapplicable: 'no key is made of a password.',
    },
    {
      id: '11.5.1',
      level: 2,
      subject: 'What cannot be guessed has 128 random bits',
      open: "tokens and one-time passwords have; recovery codes have 49 (6.5.4 asks for 20), and names of forms' beginnings 96 beside their signature.",
    },
    {
      id: '11.6.1',
      level: 2,
      subject: 'Approved algorithms for key pairs',
      written:
        'The site makes no key pairs; passkeys and tokens are verified by libraries ([cryptography](cryptography.md#what-is-used-for-what)).',
    },
  ],
}
