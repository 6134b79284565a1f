import { type CdnSimulator, simulateApi } from '../simulated-api.ts'
import type { CloudFrontAccount } from './env.ts'
import { isSigned } from './signature.ts'

export type CloudFrontSimulator = CdnSimulator & { account: CloudFrontAccount }

const XMLNS = 'http://cloudfront.amazonaws.com/doc/2020-05-31/'

/** Starts a stand-in of CloudFront's interface: takes signed invalidations of one distribution. */
export async function startCloudFrontSimulator(): Promise<CloudFrontSimulator> {
  const distribution = 'E1A2B3C4D5E6F7'
  const credentials = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a secret of this distribution',
  }
  const failure = (status: number, code: string) => ({
    status,
    type: 'text/xml',
    body: `<ErrorResponse xmlns="${XMLNS}"><Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`,
  })
  const simulator = await simulateApi((call) => {
    if (!isSigned(call, credentials)) return failure(403, 'SignatureDoesNotMatch')
    const place = `/2020-05-31/distribution/${distribution}/invalidation`
    if (call.method !== 'POST' || call.path !== place) return failure(404, 'NoSuchDistribution')
    const [, path] = /<Path>([^<]+)<\/Path>/.exec(call.body) ?? []
    const [, reference] = /<CallerReference>([^<]+)<\/CallerReference>/.exec(call.body) ?? []
    if (!path || !reference) return failure(400, 'InvalidArgument')
    return { status: 201, type: 'text/xml', body: invalidation(path, reference), purged: path }
  })
  return { ...simulator, account: { distribution, credentials, api: simulator.origin } }
}

function invalidation(path: string, reference: string): string {
  return (
    `<Invalidation xmlns="${XMLNS}"><Id>I2J0I21PCUYOIK</Id><Status>InProgress</Status>` +
    '<CreateTime>2026-11-26T03:00:00.000Z</CreateTime><InvalidationBatch><Paths><Quantity>1</Quantity>' +
    `<Items><Path>${path}</Path></Items></Paths><CallerReference>${reference}</CallerReference>` +
    '</InvalidationBatch></Invalidation>'
  )
}
