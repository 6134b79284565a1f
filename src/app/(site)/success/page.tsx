import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('success-page', '/success', { noIndex: true })

export default function SuccessPage() {
  return <ContentPage type="success-page" />
}
