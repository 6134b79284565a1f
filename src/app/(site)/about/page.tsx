import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('about-page', '/about')

export default function AboutPage() {
  return <ContentPage type="about-page" />
}
