import { diveLog, unitSetting } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { giveNavigator } from '../../../shared/testing/navigator.fixture.ts'
import { openMenu } from '../../../shared/testing/open-menu.fixture.ts'
import { aWire, emptyDevice } from '../list/logbook.fixture.ts'

/** What was written on the canvas; happy-dom has none. */
let written: string[]

function stubCanvas(give: Blob | null = new Blob(['png'], { type: 'image/png' })): void {
  written = []
  const known: Record<string, unknown> = {
    fillText: (text: string) => written.push(text),
    measureText: () => ({ width: 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const context = new Proxy(known, { get: (of, name) => of[String(name)] ?? (() => undefined) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(give))
  vi.stubGlobal(
    'Path2D',
    class {
      addPath = () => undefined
    },
  )
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => undefined
    },
  )
  Object.assign(document, { fonts: { load: () => Promise.reject(new Error('a stand-in font')) } })
}

beforeEach(emptyDevice)
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
})

async function open() {
  const page = await anOpenPage('/logbook/dive/018f0000-0000-7000-8000-000000000001', {
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const id = JSON.parse(body).extensions.persistedQuery.sha256Hash
      if (id === unitSetting.id) return { data: { unitSetting: { affiliate_id: 100001, unit: 'Metric' } } }
      return id === diveLog.id ? { data: { diveLog: { ...aWire(), seal: null, dive_number: 12 } } } : 404
    },
  })
  await soon(() => expect(page.find('[role=menu]')).toBeTruthy())
  openMenu(page.find('[role=menu]'))
  await soon(() => {
    const item = page.named('[role=menuitem]', 'Share')
    expect(item).toBeTruthy()
    item?.click()
  })
  await soon(() => expect(page.text()).toContain('Share this dive'))
  return page
}

test('[CD-04] the dialog shows the picture and saves it', async () => {
  stubCanvas()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { find, named } = await open()
  await soon(() => expect(find('dialog img')?.getAttribute('alt')).toMatch(/^Picture of the dive /))
  expect(named('dialog button', 'Share')).toBeUndefined()
  const buttons = [...document.querySelectorAll('dialog[open] button')].map((button) => button.textContent)
  expect(buttons.slice(-3), 'phones show the last one first').toEqual(['Close', 'Copy text', 'Save picture'])
  named('dialog button', 'Save picture')?.click()
  expect(saved).toEqual([expect.stringMatching(/^dive-\d{4}-\d{2}-\d{2}\.png$/)])
  expect(written).toEqual(expect.arrayContaining(['\u2068Dahab\u2069', 'max depth', 'Fathom']))
})

test('[CD-04] a device that shares files is given the picture', async () => {
  stubCanvas()
  const share = vi.fn(async () => undefined)
  giveNavigator({ share, canShare: () => true })
  const { named } = await open()
  await soon(() => expect(named('dialog button', 'Share')).toBeTruthy())
  named('dialog button', 'Share')?.click()
  await soon(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [expect.any(File)] })))
})

test('[CD-04] without a picture, the text can still be copied', async () => {
  stubCanvas(null)
  const { text, named } = await open()
  await soon(() => expect(text()).toContain('We couldn’t draw the picture.'))
  expect(named('dialog button', 'Save picture')?.hasAttribute('disabled')).toBe(true)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  named('dialog button', 'Copy text')?.click()
  await soon(() => expect(copy).toHaveBeenCalledWith(expect.stringContaining('Dahab')))
})
