import { MenuPage, type MenuPageProps, menuMetadata } from '../menu-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = menuMetadata

export default function TouchlessMenuRoute({ params }: MenuPageProps) {
  return <MenuPage params={params} ordering={false} />
}
