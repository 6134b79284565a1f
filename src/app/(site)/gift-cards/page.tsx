import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('gift-cards-page', '/gift-cards')

export default function GiftCardsPage() {
  return <ContentPage type="gift-cards-page" />
}
