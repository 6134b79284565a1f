import { describeFloorLayouts } from '#tests/support/floor-layouts-suite.ts'

describeFloorLayouts('postgres')
