/* Payload's template of the admin's document, in the group's colours and type. */
import config from '@payload-config'
import '@payloadcms/next/css'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import './styles/theme.css'
import './styles/frame.css'
import './styles/parts.css'
import './styles/login.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardServerFunction } from '#cms/access/guard-server-functions.ts'
import { logPlan } from '#cms/audit-log/log-plans.ts'
import { withoutStaleNotice } from '#cms/fields/seen-version.ts'
import { readPageLook, referenceLook } from '#data/content/look.ts'
import { getPayload } from '#data/site/payload.ts'
import { preloadFonts, typeStyle } from '#ui/fonts.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const req = await guardServerFunction(await getPayload(), await headers(), args)
  await logPlan(req, args)
  return handleServerFunctions({ ...withoutStaleNotice(args, req), config, importMap })
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { style, type } = await readPageLook().catch((error: unknown) => {
    console.error('the look could not be read', error)
    return referenceLook
  })
  preloadFonts(type)
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{style + typeStyle(type)}</style>
      {children}
    </RootLayout>
  )
}
