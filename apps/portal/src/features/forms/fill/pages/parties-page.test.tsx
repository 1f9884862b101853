import type { OwnPartiesWire } from '@fathom/contract/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { closeScreen, openScreen } from '../../testing/open-screen.fixture.tsx'
import { PartiesPage } from './parties-page.tsx'

const OWN: OwnPartiesWire = [
  { kind: 'store', number: 7001, name: 'Harbour Divers' },
  { kind: 'member', number: 500001, name: 'Kai Nakamura' },
]
const REEF = { kind: 'store', number: 7077, name: 'Another Reef' } as const
const TEACHER = { kind: 'member', number: 500077, name: 'Another Teacher' } as const
const OTHER_INSTRUCTOR =
  'You do not train with this instructor yet. Choose the dive center where they work as well.'
const OTHER_STORE = 'You do not train with this dive center yet. Choose the instructor there as well.'

afterEach(closeScreen)

type Asked = { query?: { memberNumber?: number; storeNumber?: number } }

/** Instructor 500077 works at Another Reef; the lookup finds both. */
async function open() {
  const get = async (_service: string, path: string, { query }: Asked) => {
    if (path !== 'parties') return { version: 0, answers: {} }
    if (query?.memberNumber !== 500077) return OWN
    return query.storeNumber === 7077 ? [...OWN, REEF, TEACHER] : [...OWN, REEF]
  }
  const onChoose = vi.fn()
  const { place, press } = await openScreen(
    <PartiesPage
      affiliateId={100002}
      lookup={(kind, onFound) => (
        <button
          onClick={() => onFound(kind === 'store' ? REEF : { number: 500077, name: 'Another Teacher' })}
          type="button"
        >
          Find {kind}
        </button>
      )}
      onChoose={onChoose}
    />,
    { http: { get }, areas: ['forms', 'forms-standing'] },
  )
  return { onChoose, press, text: () => place.textContent ?? '' }
}

test('[TS-09] a dive center that the diver does not train with needs its instructor on the release', async () => {
  const { onChoose, press, text } = await open()
  await press('Find store')
  await press('Continue')
  await vi.waitFor(() => expect(text()).toContain(OTHER_STORE))
  expect(onChoose).not.toHaveBeenCalled()
  await press('Find member')
  await vi.waitFor(() => expect(text()).not.toContain(OTHER_STORE))
  await press('Continue')
  const chosen = { storeNumber: 7077, memberNumber: 500077 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(chosen))
})

test('[TS-09] an instructor with whom the diver does not train needs their dive center on the release', async () => {
  const { onChoose, press, text } = await open()
  await press('Find member')
  await press('Continue')
  await vi.waitFor(() => expect(text()).toContain(OTHER_INSTRUCTOR))
  expect(onChoose).not.toHaveBeenCalled()
  await press('Find store')
  await press('Continue')
  const chosen = { storeNumber: 7077, memberNumber: 500077 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(chosen))
})

test('[TS-09] the own dive center and instructor are proposed and accepted', async () => {
  const { onChoose, press } = await open()
  await press('Continue')
  const own = { storeNumber: 7001, memberNumber: 500001 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(own))
})
