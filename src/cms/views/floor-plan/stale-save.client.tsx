'use client'

export function StaleSave() {
  return null
}
