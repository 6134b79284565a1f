'use client'

export function FloorPlanField() {
  return null
}
