import { MenuPage, type MenuPageProps, menuMetadata } from '../menu-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = menuMetadata

export default function MenuRoute(props: MenuPageProps) {
  return <MenuPage {...props} address="menu" />
}
