import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { i18n } from '../../../../shared/i18n/index.ts'
import { closeScreen, openScreen } from '../../testing/open-screen.fixture.tsx'
import { PaperCard } from './paper-card.tsx'

const flagsWith = (officeChecksPapers: boolean) =>
  vi.fn(async () =>
    Response.json({
      ...{ showSiteMaintenanceNotice: false, monitoringSampling: 0, officeChecksPapers },
      ...{ notice: null, changesInMs: null },
    }),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', flagsWith(false))
})
afterEach(() => {
  closeScreen()
  vi.unstubAllGlobals()
})

test.each([
  ['page-type', 'forms-signers.paper.wrongFile'],
  ['page-blank', 'forms-signers.paper.blank'],
  [undefined, 'forms-signers.paper.failed'],
] as const)(
  '[TS-03] a page that the server refuses (%s) says why, and another one can be sent',
  async (problem, words) => {
    const refusal = new CallFailed('', { kind: 'refused', status: 422, ...(problem && { problem }) })
    const send = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue({})
    const http = { post: send, put: send, upload: send }
    const { place } = await openScreen(<PaperCard documentId="d-1" page={null} />, {
      http,
      areas: ['forms', 'forms-signers'],
    })
    const { t } = i18n.current()
    const choose = async (file: File) => {
      const input = await vi.waitFor(() => {
        const found = place.querySelector<HTMLInputElement>('input[type=file]')
        if (!found) throw new Error('no file input yet')
        return found
      })
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await choose(new File(['no page'], 'notes.txt', { type: 'text/plain' }))
    await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toBe(t(words)))
    await choose(new File(['%PDF-'], 'page.pdf', { type: 'application/pdf' }))
    await vi.waitFor(() => expect(place.querySelector('[role=alert]')).toBeNull())
    await vi.waitFor(() => expect(send.mock.lastCall?.[1]).toMatch(/\/complete$/))
  },
)

test.each([true, false])(
  '[TS-03] [OF-02] the diver reads before the upload whether staff see the page too (%s)',
  async (officeChecksPapers) => {
    const asked = flagsWith(officeChecksPapers)
    vi.stubGlobal('fetch', asked)
    const { place } = await openScreen(<PaperCard documentId="d-1" page={null} />, {
      http: {},
      areas: ['forms', 'forms-signers'],
    })
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await vi.waitFor(() =>
      expect(place.textContent?.includes('Our staff can also confirm the page.')).toBe(officeChecksPapers),
    )
  },
)
