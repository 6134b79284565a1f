import { MenuPage, type MenuPageProps, menuMetadata } from '../menu-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = menuMetadata

export default function TouchlessMenuRoute(props: MenuPageProps) {
  return <MenuPage {...props} address="touchless-menu" />
}
