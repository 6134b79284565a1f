import { ContentPage, contentMetadata } from './content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('homepage', '/')

export default function HomePage() {
  return <ContentPage type="homepage" />
}
