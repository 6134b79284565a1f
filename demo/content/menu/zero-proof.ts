import { from } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const zeroProof: DemoCategory = {
  uid: 'zero-proof',
  title: 'Zero Proof',
  kind: 'drink',
  description: 'Built with the same care.',
  checkedAt: '2026-10-19',
  items: [
    {
      uid: 'sea-buckthorn-spritz',
      title: 'Sea Buckthorn Spritz',
      price: 11,
      description: 'Tart berries, verjus, soda, a pinch of salt.',
      tags: ['zero-proof', 'vegan'],
      pairingType: 'food',
      pairings: [from('raw-bar', 'albacore-crudo')],
    },
    {
      uid: 'smoked-pear-tonic',
      title: 'Smoked Pear and Tonic',
      price: 11,
      description: 'Pear from the coals, juniper, tonic, bay leaf.',
      tags: ['zero-proof', 'vegan'],
      pairingType: 'food',
      pairings: [from('from-the-fire', 'ember-cauliflower')],
    },
    {
      uid: 'orchard-and-thyme',
      title: 'Orchard and Thyme',
      price: 10,
      description: 'Pressed apple, lemon, thyme, ginger that lingers.',
      tags: ['zero-proof', 'vegan'],
    },
    {
      uid: 'cold-green-tea',
      title: 'Cold Green Tea',
      price: 8,
      description: 'Steeped overnight with cucumber and mint.',
      tags: ['zero-proof', 'vegan'],
    },
  ],
}
