import type { Page } from '@playwright/test'
import { type Figure, median } from './figure.ts'

const END = 'dialog[open] [data-more]'
const ROWS = 'dialog[open] section > ul > li'

type Memory = { megabytes: number; elements: number }
type Read = { pages: number[]; frames: number[]; empty: number; rows: number }

/** Scrolls the open drawer to its end and back: measures the time of pages and frames, and the memory. */
export async function measureScrolling(page: Page): Promise<Figure[]> {
  const before = await memoryNow(page)
  const read = await readToTheEnd(page)
  const after = await memoryNow(page)
  return [...timesOf(read), ...memoryOf(read.rows, before, after)]
}

/**
 * Compares the last pages with the first, and measures the frames of a fast scroll once all rows are loaded.
 */
function timesOf({ pages, frames, empty, rows }: Read): Figure[] {
  const tenth = Math.floor(pages.length / 10)
  const first = median(pages.slice(0, tenth))
  const last = median(pages.slice(-tenth))
  const sorted = frames.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return [
    {
      name: `the last of ${rows} rows come as fast as the first: a page takes`,
      ...{ value: last / first, unit: 'times as long', atMost: 1.5 },
      detail: [`first pages ${first.toFixed(0)} ms, last pages ${last.toFixed(0)} ms (median of ${tenth})`],
    },
    {
      name: `a frame of a fast scroll through ${rows} rows, 95 of 100 within`,
      ...{ value: late, unit: 'ms', atMost: 50 },
      detail: [
        `median ${median(frames).toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms of ${frames.length}`,
        `${empty} of them had no row in the middle`,
      ],
    },
  ]
}

const memoryOf = (rows: number, before: Memory, after: Memory): Figure[] => [
  {
    name: `what ${rows} rows hold more than the first 50, of the memory of scripts`,
    ...{ value: after.megabytes - before.megabytes, unit: 'MB', atMost: 20 },
    detail: [`${before.megabytes.toFixed(1)} MB before, ${after.megabytes.toFixed(1)} MB after`],
  },
  {
    name: `elements of the page with ${rows} rows loaded`,
    ...{ value: after.elements, unit: 'elements', atMost: 3_000 },
    detail: [`${before.elements} with the first 50`],
  },
]

async function memoryNow(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { megabytes: usedSize / 1e6, elements }
}

/** Scrolls to the end repeatedly, then back to the top by more than a screen per frame. */
function readToTheEnd(page: Page): Promise<Read> {
  return page.evaluate(
    async ([rows, end]) => {
      let place = document.querySelector(rows)?.parentElement
      while (place && getComputedStyle(place).overflowY !== 'auto') place = place.parentElement
      if (!place) throw new Error('nothing scrolls')
      const frame = () => new Promise<number>(requestAnimationFrame)
      const next = () => document.querySelector<HTMLElement>(end)?.dataset.more
      const pages: number[] = []
      while (next()) {
        const begun = performance.now()
        const before = next()
        while (next() === before) {
          if (performance.now() - begun > 20_000) throw new Error(`no more than ${pages.length} pages came`)
          place.scrollTop = place.scrollHeight
          await frame()
        }
        await frame()
        pages.push(performance.now() - begun)
      }
      const { left, top, width, height } = place.getBoundingClientRect()
      const hasRow = () => document.elementFromPoint(left + width / 2, top + height / 2)?.closest('li, h3')
      const frames: number[] = []
      let empty = 0
      let seen = await frame()
      while (place.scrollTop > 0) {
        place.scrollTop -= 1000
        const now = await frame()
        frames.push(now - seen)
        if (!hasRow()) empty += 1
        seen = now
      }
      return { pages, frames, empty, rows: pages.length * 50 }
    },
    [ROWS, END] as const,
  )
}
