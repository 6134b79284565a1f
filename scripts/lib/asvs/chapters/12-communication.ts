import type { Chapter } from '../requirement.ts'

export const communication: Chapter = {
  number: 12,
  title: 'Secure communication',
  requirements: [
    {
      id: '12.1.1',
      level: 1,
      subject: 'TLS 1.2 and 1.3 alone',
      written:
        'The [samples](../operating/proxy.md) for nginx and HAProxy name them; Caddy takes no others.',
    },
    {
      id: '12.1.2',
      level: 2,
      subject: 'Only strong cipher suites',
      open: "the samples name no suites: those of OpenSSL's defaults are used, which have some for TLS 1.2 without forward secrecy. Caddy's defaults have none.",
    },
    {
      id: '12.1.3',
      level: 2,
      subject: 'Certificates of clients',
      inapplicable: 'nobody signs in by one.',
    },
    { id: '12.2.1', level: 1, subject: 'TLS for everybody outside' },
    {
      id: '12.2.2',
      level: 1,
      subject: 'Public certificates',
      written:
        "Caddy gets one by itself ([compose.yaml](../../deploy/compose.yaml)); otherwise it is the operator's ([proxy](../operating/proxy.md)).",
    },
    {
      id: '12.3.1',
      level: 2,
      subject: 'TLS for all connections',
      open: 'the site asks vendors by https alone, but Postgres, a bucket, ClamAV and a collector as their addresses say, and [compose.yaml](../../deploy/compose.yaml) has Postgres and MinIO without TLS on its own network.',
    },
    { id: '12.3.2', level: 2, subject: 'Certificates of others are checked' },
    {
      id: '12.3.3',
      level: 2,
      subject: 'TLS between parts of the site',
      open: 'between a proxy and the site it is http, on one machine or network ([proxy](../operating/proxy.md)).',
    },
    {
      id: '12.3.4',
      level: 2,
      subject: 'Certificates inside are trusted by name',
      open: 'as 12.3.3: there are none.',
    },
  ],
}
