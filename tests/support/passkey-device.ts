import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** How a device answers, where not as it should. */
type Quirks = { origin?: string; isUnlocked?: boolean; counts?: number }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** A device with one passkey (ES256), as a browser lets a site use it. */
export function passkeyDevice(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { hostname, origin: own } = new URL(site)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ isUnlocked = true, counts }: Quirks, key?: Buffer) => {
    counter = counts ?? counter + 1
    const flags = USER_PRESENT | (isUnlocked ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([digest(hostname), head, ...(key ? [key] : [])])
  }
  const common = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const }

  return {
    create(
      { challenge }: PublicKeyCredentialCreationOptionsJSON,
      { origin = own, ...quirks }: Quirks = {},
    ): RegistrationResponseJSON {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const authData = new Uint8Array(authenticatorData(quirks, attested))
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', authData],
        ]),
      )
      return {
        ...common,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, origin)),
          attestationObject: encoded(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    get(
      { challenge }: PublicKeyCredentialRequestOptionsJSON,
      { origin = own, ...quirks }: Quirks = {},
    ): AuthenticationResponseJSON {
      const data = authenticatorData(quirks)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>
