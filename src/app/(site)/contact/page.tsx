import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('contact-page', '/contact')

export default function ContactPage() {
  return <ContentPage type="contact-page" />
}
