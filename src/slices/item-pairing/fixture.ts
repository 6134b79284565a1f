export { data, full, minimal } from '../sample-item-slice.ts'
