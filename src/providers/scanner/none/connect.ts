export { createNoScanner as connect } from './adapter.ts'
