export { loadMenuItem as load } from '../load-menu-items.ts'
