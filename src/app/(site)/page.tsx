import { ContentPage, contentMetadata } from './content-page.tsx'
import { SelectedRestaurant } from './your-restaurant.client.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => contentMetadata('homepage', '/')

export default function HomePage() {
  return <ContentPage type="homepage" afterFirst={<SelectedRestaurant />} />
}
