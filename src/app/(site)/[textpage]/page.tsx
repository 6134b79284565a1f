import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageSlices } from '../content-page.tsx'
import { metadataOf } from '../metadata-of.ts'
import { getTextPage } from '../reads.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ textpage: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { textpage } = await params
  const page = await getTextPage(textpage)
  return page ? metadataOf({ path: `/${page.uid}`, title: page.title, seo: page.seo }) : {}
}

export default async function TextPage({ params }: Props) {
  const page = await getTextPage((await params).textpage)
  if (!page) notFound()
  return <PageSlices page={page} />
}
