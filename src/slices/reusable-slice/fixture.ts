import type { ReusableSlice } from './schema.ts'

export const full: ReusableSlice = { reusable: { id: 1, title: 'Gift cards, in short' } }

export const minimal: ReusableSlice = { reusable: { id: 1 } }
