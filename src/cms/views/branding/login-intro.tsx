import type { ServerProps } from 'payload'
import { readBrand } from '#cms/content/brand.ts'
import * as t from './messages.gen.ts'

/** Above the form: where one is. */
export async function LoginIntro({ payload }: Partial<ServerProps>) {
  if (!payload) return null
  const { shortName } = await readBrand(payload)
  return (
    <div className="admin-login-intro">
      <h1>{t.signIn()}</h1>
      <p>{t.forEveryoneAt({ group: shortName })}</p>
    </div>
  )
}
