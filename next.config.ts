import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // pdfkit reads its own files at run time; of prom-client's default metrics there is one in a process, and of the
  // tracer that the front sets; the AWS SDK is loaded where a bucket or CloudFront is configured, and never else.
  serverExternalPackages: [
    ...['pdfkit', 'fontkit', 'subset-font', 'prom-client', '@opentelemetry/api'],
    ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/client-cloudfront'],
  ],
  reactStrictMode: true,
  // The front compresses, and keeps what it compressed.
  compress: false,
  // One answer for every user agent: metadata always stands in <head>, never streamed into the body.
  htmlLimitedBots: /.*/,
  // Types are checked by `npm run verify`; a first start does not wait for them twice.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made at upload; nothing is resized at request time.
  images: { unoptimized: true },
  // Fonts by their address (`src/ui/fonts.ts`); in style sheets they are what they always were.
  turbopack: {
    rules: { '*.woff2': { condition: { query: '?url' }, type: 'asset' } },
    // `next/dynamic` is replaced: in browsers by a small one, since Next's own also carries the server's preloading
    // of chunks, which costs every page 1.2 kB (gzip); on the server by one that knows hydration gates.
    resolveAlias: {
      'next/dist/shared/lib/app-dynamic': {
        browser: './src/ui/dynamic-in-browser.tsx',
        default: './src/ui/dynamic-on-server.tsx',
      },
    },
  },
  experimental: {
    // Few sheets, of those rules that routes share: six requests at most, and 24 kB (gzip) where the default has 26.
    cssChunking: { type: 'graph', requestCost: 3_000_000 },
    // The front drops the router state, so that a page has one RSC answer and not one per source page.
    validateRSCRequestHeaders: false,
    // Nothing reads a server's source maps, which were three quarters of a build and more than half of its time.
    turbopackSourceMaps: false,
  },
}

export default withPayload(config, { devBundleServerPackages: false })
