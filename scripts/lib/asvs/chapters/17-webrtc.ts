import type { Chapter } from '../requirement.ts'

export const webrtc: Chapter = {
  number: 17,
  title: 'WebRTC',
  requirements: [
    { id: '17.1.1', level: 2, subject: 'TURN', inapplicable: 'there is no WebRTC.' },
    { id: '17.2.1', level: 2, subject: 'Keys of DTLS', inapplicable: 'as 17.1.1.' },
    { id: '17.2.2', level: 2, subject: 'Suites of DTLS', inapplicable: 'as 17.1.1.' },
    { id: '17.2.3', level: 2, subject: 'SRTP is authenticated', inapplicable: 'as 17.1.1.' },
    { id: '17.2.4', level: 2, subject: 'Malformed SRTP', inapplicable: 'as 17.1.1.' },
    { id: '17.3.1', level: 2, subject: 'Floods of signalling', inapplicable: 'as 17.1.1.' },
    { id: '17.3.2', level: 2, subject: 'Malformed signalling', inapplicable: 'as 17.1.1.' },
  ],
}
