import {
  deleteRecreationalLog,
  diveLogOf,
  type LogListsInput,
  restoreDiveLog,
  updateLogLists,
  updateRecreationalLog,
} from '@fathom/contract/logbook'
import { expect, type Mock, vi } from 'vitest'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { answerLogbook, aWire, emptyDevice, listOn, type Replies, soon } from './logbook.fixture.ts'

/** Shows nothing of the earlier test any more. */
export function endPage(): void {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
}

const IDS = ['1', '2', '3', '4'].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`)
export const [ANCHOR = '', BOMMIE = '', CANYON = '', VERIFIED = ''] = IDS

export const DIVES = [
  aWire({ id: ANCHOR, dive_title: 'Anchor', dive_date: '2026-05-04' }),
  aWire({ id: BOMMIE, dive_title: 'Bommie', dive_date: '2026-05-03' }),
  aWire({ id: CANYON, dive_title: 'Canyon', dive_date: '2026-05-02' }),
  aWire({
    ...{ id: VERIFIED, dive_title: 'Drills', dive_date: '2026-05-01' },
    ...{ log_type: 'Training', status: 'Verified' },
  }),
]

export type Feed = ReturnType<typeof answerLogbook>

const server = (feed: Feed): Replies => ({
  [deleteRecreationalLog.id]: ({ id }) => {
    feed.remove(String(id))
    return { deleteRecreationalLog: true }
  },
  [restoreDiveLog.id]: ({ id }) => {
    const dive = DIVES.find((each) => each.id === id) ?? aWire()
    feed.save(diveLogOf(dive))
    return { restoreDiveLog: dive }
  },
  [updateRecreationalLog.id]: ({ id, input }) => {
    const before = DIVES.find((each) => each.id === id) ?? aWire()
    const after = { ...before, ...(input as object), id: before.id, version: 2 }
    feed.save(diveLogOf({ ...after, experience: { ...after.experience, photos: [] } }))
    return { updateRecreationalLog: { ...after, experience: { ...after.experience, photos: [] } } }
  },
  [updateLogLists.id]: ({ logs }) => ({
    updateLogLists: (logs as LogListsInput[]).map(({ id, version, tags }) => {
      const dive = DIVES.find((each) => each.id === id) ?? aWire()
      const experience = { ...dive.experience, tags: [...(tags ?? [])] }
      feed.save(diveLogOf({ ...dive, experience, version: version + 1 }))
      return { id, problem: null }
    }),
  }),
})

type Prepare = (app: { fetch: Mock<typeof fetch> }) => { feed: Feed }

/** Four dives: Anchor, Bommie, Canyon and Drills, which is verified. The test opens the page of the app. */
export async function listIn<Page extends { place: HTMLElement }>(open: (prepare: Prepare) => Promise<Page>) {
  await emptyDevice()
  const given: Record<string, Replies[string]> = {}
  const exports: { url: string; body: unknown }[] = []
  const asked: string[] = []
  const page = await open(({ fetch }) => {
    const feed = answerLogbook(fetch, given, DIVES)
    for (const [id, reply] of Object.entries(server(feed)))
      given[id] = (variables) => {
        asked.push(id)
        return reply(variables)
      }
    const others = fetch.getMockImplementation()
    fetch.mockImplementation(async (input, init) => {
      if (!String(input).includes('/api/logbook/export')) return others?.(input, init) as Promise<Response>
      exports.push({ url: String(input), body: init?.body && JSON.parse(String(init.body)) })
      return new Response('<uddf/>')
    })
    vi.stubGlobal('fetch', fetch)
    return { feed }
  })
  const list = listOn(page.place)
  await soon(() => expect(list.titles().length).toBeGreaterThan(0))
  const box = (name: string) => page.place.querySelector<HTMLInputElement>(`[aria-label^="Select ${name},"]`)
  const pick = async (name: string, shiftKey = false) => {
    const found = await soon(() => {
      const one = box(name)
      if (!one) throw new Error(`no box for ${name}`)
      return one
    })
    found.parentElement?.dispatchEvent(new PointerEvent('pointerdown', { shiftKey, bubbles: true }))
    found.click()
  }
  const addTags = async (tags: string) => {
    await list.press('button', 'Add tags')
    const field = await soon(() => {
      const input = page.place.querySelector<HTMLInputElement>('dialog input')
      if (!input) throw new Error('no field')
      return input
    })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, tags)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await soon(() =>
      expect(page.place.querySelector<HTMLButtonElement>('dialog button:not([aria-pressed])')?.disabled).toBe(
        false,
      ),
    )
    await list.press('dialog button', 'Add tags')
  }
  return { ...page, ...list, box, pick, addTags, exports, asked }
}

export const toastText = () => currentToast()?.text ?? ''
