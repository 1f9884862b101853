import { deleteGearItem, gearItems, saveGearItem } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { type } from '../form/open-form.fixture.ts'
import {
  answerLogbook,
  aWire,
  emptyDevice,
  type Replies,
  soon,
  type Variables,
} from '../list/logbook.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T10:00:00Z') })
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(() => void vi.useRealTimers())

const REGULATOR = {
  ...{
    id: 'r',
    name: 'Apeks XTX50',
    kind: 'Regulator',
    serviced_on: '2025-05-01',
    service_due: '2026-05-01',
  },
}
const LIGHT = { id: 'l', name: 'Big Blue', kind: 'Light', serviced_on: null, service_due: '2026-06-10' }
const DIVE = aWire({})
const USED = { ...DIVE, equipment: { ...DIVE.equipment, gear: ['apeks xtx50'] } }

async function open(items: (typeof REGULATOR | typeof LIGHT)[], replies: Replies = {}) {
  await emptyDevice()
  await forgetAnswers()
  let gear: unknown[] = items
  const saved: Variables[] = []
  const page = await anOpenPage('/logbook/gear', {}, ({ fetch }) => ({
    feed: answerLogbook(
      fetch,
      {
        [gearItems.id]: () => ({ gearItems: gear }),
        [saveGearItem.id]: (args) => {
          saved.push(args)
          const item = { id: args.id, ...(args.input as object) }
          gear = [...gear, item]
          return { saveGearItem: item }
        },
        [deleteGearItem.id]: ({ id }) => {
          gear = gear.filter((item) => (item as { id: string }).id !== id)
          return { deleteGearItem: true }
        },
        ...replies,
      },
      [USED],
    ),
  }))
  return { ...page, saved }
}

test('[LO-09] gear shows its kind, its dives, and calmly when a service was or will be due', async () => {
  const { text } = await open([REGULATOR, LIGHT])
  await soon(() => expect(text()).toContain('Regulator · 1 dive'))
  expect(text()).toContain('Service was due on 1 May 2026')
  expect(text()).toContain('Light · No dives')
  expect(text()).toContain('Service is due on 10 June 2026')
})

test('[LO-09] an item is added under a name of its own', async () => {
  const { text, named, find, saved } = await open([])
  await soon(() => expect(text()).toContain('No gear yet'))
  named('button', 'Add gear')?.click()
  const name = await soon(() => {
    const input = find<HTMLInputElement>('dialog input')
    if (!input) throw new Error('no dialog yet')
    return input
  })
  named('dialog button', 'Save gear')?.click()
  await soon(() => expect(text()).toContain('Enter a name'))
  type(name, 'Suunto D5')
  named('dialog button', 'Save gear')?.click()
  await soon(() => expect(text()).toContain('Suunto D5'))
  expect(saved).toMatchObject([{ input: { name: 'Suunto D5', kind: 'Other', serviced_on: null } }])
  await soon(() => expect(find('dialog h2')).toBeNull())
})

test('[LO-09] a name that another item has is refused at its field', async () => {
  const taken = Response.json({
    errors: [{ message: 'taken', extensions: { problem: 'gear-name-taken', status: 409, errors: [] } }],
  })
  const { text, named, find } = await open([REGULATOR], { [saveGearItem.id]: () => taken })
  await soon(() => expect(text()).toContain('Apeks XTX50'))
  named('button', 'Add gear')?.click()
  type(
    await soon(() => find<HTMLInputElement>('dialog input') ?? Promise.reject(new Error('no dialog'))),
    'apeks xtx50',
  )
  named('dialog button', 'Save gear')?.click()
  await soon(() => expect(text()).toContain('You already have gear with this name'))
})

test('[LO-09] deleted gear comes back with Undo', async () => {
  const { text, find, saved } = await open([REGULATOR])
  await soon(() => expect(text()).toContain('Apeks XTX50'))
  find('button[aria-label="Delete Apeks XTX50"]')?.click()
  await soon(() => expect(text()).toContain('No gear yet'))
  const toast = await soon(() => currentToast() ?? Promise.reject(new Error('nothing was said')))
  dismissToast(toast.id, true)
  await soon(() => expect(text()).toContain('Apeks XTX50'))
  expect(saved).toMatchObject([{ id: 'r', input: { service_due: '2026-05-01' } }])
})
