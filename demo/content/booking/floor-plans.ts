import { type FloorPlan, floorPlan } from './plan.ts'

/** The floor of every restaurant that takes bookings, by its uid. */
export const floorPlans: Record<string, FloorPlan> = {
  burrard: floorPlan(
    {
      dining: '2x8 4x8 6x3 8',
      bar: '2x6',
      highTops: '2x2 4x2',
      counter: '2x4',
      patio: '2x2 4x4',
    },
    ['D9+D10', 'D11+D12', 'D17+D18', 'P3+P4'],
  ),
  kitsilano: floorPlan({ dining: '2x4 4x5 6', bar: '2x3', patio: '2x6 4x6' }, [
    'D5+D6',
    'P7+P8',
    'P9+P10',
  ]),
  'west-van': floorPlan({ dining: '2x5 4x5 6x2', bar: '2x2', patio: '2x2 4x2' }, [
    'D6+D7',
    'D11+D12',
  ]),
  metrotown: floorPlan({ dining: '2x6 4x8 6x2', bar: '2x5', highTops: '2x3 4x3' }, [
    'D7+D8',
    'D15+D16',
  ]),
  richmond: floorPlan({ dining: '2x5 4x6 6x2', bar: '2x3', counter: '2x6', patio: '4x3' }, [
    'D6+D7',
    'D12+D13',
  ]),
  'stephen-avenue': floorPlan(
    { dining: '2x7 4x7 6x3 8', bar: '2x5', highTops: '4x3', counter: '2x5', patio: '2x2 4x3' },
    ['D8+D9', 'D10+D11', 'D15+D16'],
  ),
  'ice-district': floorPlan({ dining: '2x4 4x7 6x2', bar: '2x6', highTops: '2x4 4x5' }, [
    'D5+D6',
    'D12+D13',
    'H5+H6',
  ]),
  'the-forks': floorPlan({ dining: '2x4 4x5 6', bar: '2x2', counter: '2x3', patio: '4x5' }, [
    'D5+D6',
    'P1+P2',
  ]),
  'king-west': floorPlan(
    { dining: '2x9 4x8 6x3 8', bar: '2x8', highTops: '2x3 4x2', counter: '2x4' },
    ['D10+D11', 'D12+D13', 'D18+D19'],
  ),
  yorkville: floorPlan({ dining: '2x6 4x4 6', bar: '2x2', patio: '2x2' }, ['D7+D8', 'D9+D10']),
  byward: floorPlan({ dining: '2x5 4x5 6', bar: '2x3', highTops: '4x2', patio: '2x3 4x2' }, [
    'D6+D7',
    'D8+D9',
  ]),
  'water-street': floorPlan({ dining: '2x4 4x4 6', bar: '2x3', counter: '2x3' }, [
    'D5+D6',
    'D7+D8',
  ]),
  'pike-street': floorPlan(
    { dining: '2x8 4x7 6x3 8', bar: '2x5', highTops: '2x2 4x3', counter: '2x6', patio: '4x2' },
    ['D9+D10', 'D11+D12', 'D16+D17'],
  ),
  bellevue: floorPlan({ dining: '2x6 4x7 6x2', bar: '2x4', counter: '2x2', patio: '2x2 4x3' }, [
    'D7+D8',
    'D14+D15',
  ]),
  'union-station': floorPlan({ dining: '2x6 4x6 6x2', bar: '2x6', highTops: '2x4 4x2' }, [
    'D7+D8',
    'D13+D14',
  ]),
  'roosevelt-row': floorPlan({ dining: '2x3 4x3', bar: '2x4', patio: '2x6 4x6 6x2' }, [
    'D4+D5',
    'P7+P8',
    'P13+P14',
  ]),
}
