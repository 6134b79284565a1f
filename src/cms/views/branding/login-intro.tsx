import type { ServerProps } from 'payload'
import { readBrand } from '#cms/content/brand.ts'

/** Above the form: where one is. */
export async function LoginIntro({ payload }: Partial<ServerProps>) {
  if (!payload) return null
  const { shortName } = await readBrand(payload)
  return (
    <div className="admin-login-intro">
      <h1>Sign in</h1>
      <p>For everyone who works at {shortName}.</p>
    </div>
  )
}
