import type { OwnPartiesWire } from '@fathom/contract/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../../shared/i18n/index.ts'
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

let close: (() => void) | undefined
afterEach(() => close?.())

type Asked = { query?: { memberNumber?: number; storeNumber?: number } }

/** Instructor 500077 works at Another Reef; the lookup finds both. */
async function open() {
  await Promise.all(['forms', 'forms-standing'].map((area) => i18n.need(area as 'forms')))
  await i18n.use('en-US')
  const get = async (_service: string, path: string, { query }: Asked) => {
    if (path !== 'parties') return { version: 0, answers: {} }
    if (query?.memberNumber !== 500077) return OWN
    return query.storeNumber === 7077 ? [...OWN, REEF, TEACHER] : [...OWN, REEF]
  }
  const onChoose = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http: { get } } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
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
          />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const press = (name: string) =>
    vi.waitFor(() => {
      const button = [...place.querySelectorAll('button')].find((each) => each.textContent === name)
      if (!button) throw new Error(`no button ${name}`)
      button.click()
    })
  return { onChoose, press, text: () => place.textContent ?? '' }
}

test('[TS-09] a dive center that the diver does not train with needs its instructor on the release', async () => {
  const { onChoose, press, text } = await open()
  await press('Find store')
  await press('Go on')
  await vi.waitFor(() => expect(text()).toContain(OTHER_STORE))
  expect(onChoose).not.toHaveBeenCalled()
  await press('Find member')
  await vi.waitFor(() => expect(text()).not.toContain(OTHER_STORE))
  await press('Go on')
  const chosen = { storeNumber: 7077, memberNumber: 500077 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(chosen))
})

test('[TS-09] an instructor with whom the diver does not train needs their dive center on the release', async () => {
  const { onChoose, press, text } = await open()
  await press('Find member')
  await press('Go on')
  await vi.waitFor(() => expect(text()).toContain(OTHER_INSTRUCTOR))
  expect(onChoose).not.toHaveBeenCalled()
  await press('Find store')
  await press('Go on')
  const chosen = { storeNumber: 7077, memberNumber: 500077 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(chosen))
})

test('[TS-09] the own dive center and instructor are proposed and accepted', async () => {
  const { onChoose, press } = await open()
  await press('Go on')
  const own = { storeNumber: 7001, memberNumber: 500001 }
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith(own))
})
