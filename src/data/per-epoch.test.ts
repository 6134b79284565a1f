import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentEpoch } from '#cms/epoch.ts'
import { type RenderContext, withRenderContext } from '#lib/render-context.ts'
import { perEpoch } from './per-epoch.ts'

vi.mock('#cms/epoch.ts', () => ({ currentEpoch: vi.fn() }))
vi.mock('./payload.ts', () => ({ getPayload: async () => ({}) }))

let lists = 0
const listOf = <Rows>(read: () => Promise<Rows>) => perEpoch(`test ${++lists}`, read)

beforeEach(() => {
  vi.mocked(currentEpoch).mockResolvedValue(1)
})

describe('a list that many pages need', () => {
  it('is read once per content epoch, however many ask at the same time', async () => {
    const read = vi.fn(async () => ['Burrard'])
    const list = listOf(read)
    await Promise.all([list(), list(), list()])
    expect(await list()).toEqual(['Burrard'])
    expect(read).toHaveBeenCalledTimes(1)
    vi.mocked(currentEpoch).mockResolvedValue(2)
    await list()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is read again after a failure', async () => {
    const read = vi.fn(async () => ['Burrard']).mockRejectedValueOnce(new Error('no database'))
    const list = listOf(read)
    await expect(list()).rejects.toThrow('no database')
    expect(await list()).toEqual(['Burrard'])
  })

  it('is read by a preview for itself, which leaves nothing behind', async () => {
    let found = ['published']
    const list = listOf(async () => found)
    await list()
    const preview: RenderContext = {
      requestId: 'test',
      address: null,
      draft: 'locations:1',
      validUntil: Number.POSITIVE_INFINITY,
    }
    found = ['draft']
    expect(await withRenderContext(preview, list)).toEqual(['draft'])
    expect(await list()).toEqual(['published'])
  })

  it('is never older than the epoch at which somebody asks, whatever is published meanwhile', async () => {
    const steps = fc.array(fc.constantFrom('ask', 'publish', 'go on'), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, steps) => {
        let published = 0
        const later = () => scheduler.schedule(Promise.resolve())
        // The database looks at some moment between the question and the answer.
        const look = async () => {
          await later()
          const seen = published
          await later()
          return seen
        }
        vi.mocked(currentEpoch).mockImplementation(look)
        const list = listOf(look)
        const asked: Promise<void>[] = []
        const ask = async () => {
          const began = published
          expect(await list()).toBeGreaterThanOrEqual(began)
        }
        for (const step of steps) {
          if (step === 'publish') published++
          else if (step === 'ask') asked.push(ask())
          else if (scheduler.count() > 0) await scheduler.waitOne()
        }
        await scheduler.waitFor(Promise.all(asked))
      }),
    )
  })
})
