import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () =>
  contentMetadata('bulk-gift-cards-page', '/corporate-gift-cards')

export default function CorporateGiftCardsPage() {
  return <ContentPage type="bulk-gift-cards-page" />
}
