import { diveLog, type ProfilesWire, unitSetting } from '@fathom/contract/logbook'
import { afterEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { aWire } from '../list/logbook.fixture.ts'

const ID = '018f0000-0000-7000-8000-000000000001'
const soon = <T,>(check: () => T) => vi.waitFor(check)
const SKETCH = [50, 200, 180, 50]

/** Twenty minutes at 20 m with nitrox and a sensor, and an ascent that is too fast. */
const RECORDED: ProfilesWire[number] = {
  id: '018f0000-0000-7000-8000-00000000000a',
  importId: '018f0000-0000-7000-8000-00000000000b',
  maker: 'Shearwater',
  model: 'Perdix 2',
  time: Array.from({ length: 23 }, (_, minute) => minute * 60),
  columns: {
    depth: [0, ...Array.from({ length: 20 }, () => 20), 5, 0],
    temperature: Array.from({ length: 23 }, () => 21),
  },
  pressures: { '0': Array.from({ length: 23 }, (_, minute) => 200 - minute * 6) },
  gases: [{ oxygen: 0.5, helium: 0 }],
  switches: [],
  events: [{ time: 300, name: 'bookmark' }],
}
const OTHER = { ...RECORDED, id: '018f0000-0000-7000-8000-00000000000c', maker: 'Suunto', model: 'D5' }

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(profiles: unknown, change: Parameters<typeof aWire>[0] = {}, unit = 'Metric') {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  const wire = { ...aWire({ profile_sketch: SKETCH, ...change }), seal: null, dive_number: 1 }
  const app = await anApp(`/logbook/dive/${ID}?diver=100009`, {
    [`/profiles/${ID}`]: profiles,
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const id = JSON.parse(body).extensions.persistedQuery.sha256Hash
      if (id === unitSetting.id) return { data: { unitSetting: { affiliate_id: 100001, unit } } }
      return id === diveLog.id ? { data: { diveLog: { ...wire, affiliate_id: 100009 } } } : 404
    },
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const calls = () =>
    app.fetch.mock.calls.map(([input]) => String(input)).filter((url) => url.includes('/profiles/018'))
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLButtonElement>('main button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  const slider = () =>
    soon(() => place.querySelector<HTMLInputElement>('main input[type=range]') ?? fail('slider'))
  return {
    place,
    wire,
    calls,
    button,
    slider,
    text: () => (place.textContent ?? '').replaceAll('\u00a0', ' '),
  }
}

const fail = (what: string): never => {
  throw new Error(`no ${what}`)
}

/** As a browser does it when someone presses an arrow key. */
function moveTo(slider: HTMLInputElement, seconds: number): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(slider, String(seconds))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (on: HTMLElement, key: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('[LO-05] a dive with samples shows what they say, and warns in calm words', async () => {
  const { text, calls } = await open([RECORDED])
  await soon(() => expect(text()).toContain('From the samples'))
  expect(text()).toContain('Average depth18.4 m')
  expect(text()).toContain('Fastest ascent15 m/min')
  expect(text()).toMatch(/Gas use\d\.\d bar\/min/)
  expect(text()).toMatch(/CNS1\d%/)
  expect(text()).toContain(
    'EAN50 reached an oxygen pressure of 1.50 bar. The usual limit of 1.40 bar is at 18 m.',
  )
  expect(text()).toContain('The fastest ascent was 15 m/min, at 21:00. Aim for 9 m/min or slower.')
  expect(text()).not.toContain('Sketch from depth and times.')
  expect(calls()[0]).toContain('affiliateId=100009')
})

test('[LO-05] the keyboard moves through the dive and hears the values', async () => {
  const { slider, text } = await open([RECORDED])
  const input = await slider()
  moveTo(input, 300)
  await soon(() => expect(text()).toContain('5:00'))
  const said = (input.getAttribute('aria-valuetext') ?? '').replaceAll('\u00a0', ' ')
  expect(said).toBe(
    '5 min 0 s, Depth 20 m, Temperature 21 °C, Cylinder pressure 170 bar, Gas EAN50, Events bookmark',
  )
  press(input, '+')
  await soon(() => expect(text()).toContain('Shown from 2 min 30 s to 13 min 30 s.'))
  press(input, '0')
  await soon(() => expect(text()).toContain('The whole dive is shown.'))
})

test('[LO-05] Escape ends a zoom from the slider and from the buttons, and the chart names the key', async () => {
  const { slider, button, text } = await open([RECORDED])
  const input = await slider()
  expect(input.title).toBe(
    'Arrow keys move through the dive. Plus and minus zoom, 0 or Escape shows the whole dive.',
  )
  for (const from of [input, button('Zoom in') ?? fail('button')]) {
    press(input, '+')
    await soon(() => expect(button('Zoom out')?.disabled).toBe(false))
    expect(press(from, 'Escape')).toBe(false)
    await soon(() => expect(button('Zoom out')?.disabled).toBe(true))
    expect(text()).toContain('The whole dive is shown.')
  }
  // There is nothing left to end, so the key is free for others.
  expect(press(input, 'Escape')).toBe(true)
})

test('[LO-05] each of two cylinders has its name, also while only one of them has a pressure', async () => {
  const stage = Array.from({ length: 23 }, (_, minute) => (minute > 15 ? 180 - minute : null))
  const first = RECORDED.pressures['0']?.map((bar, minute) => (minute < 12 ? bar : null)) ?? []
  const { slider, place, text } = await open([{ ...RECORDED, pressures: { '0': first, '1': stage } }])
  const input = await slider()
  const names = () => [...place.querySelectorAll('main dt')].map((each) => each.textContent)
  moveTo(input, 300)
  await soon(() => expect(text()).toContain('5:00'))
  expect(names()).toEqual(expect.arrayContaining(['Cylinder 1', 'Cylinder 2']))
  expect(names()).not.toContain('Cylinder pressure')
  const said = () => (input.getAttribute('aria-valuetext') ?? '').replaceAll('\u00a0', ' ')
  expect(said()).toContain('Cylinder 1 170 bar')
  moveTo(input, 1080)
  await soon(() => expect(said()).toContain('Cylinder 2 162 bar'))
})

test('[LO-05] the last step of the slider is the last sample, whole and zoomed', async () => {
  const { slider, text } = await open([RECORDED])
  const input = await slider()
  const lastStep = () => Math.round(Math.floor(Number(input.max) / Number(input.step)) * Number(input.step))
  expect(lastStep()).toBe(Number(input.max))
  moveTo(input, 300)
  press(input, '+')
  await soon(() => expect(text()).toContain('Shown from 2 min 30 s to 13 min 30 s.'))
  expect(lastStep()).toBe(Number(input.max))
})

test('[LO-05] buttons zoom, and zooming out is only there when there is something to zoom out of', async () => {
  const { slider, button, text } = await open([RECORDED])
  await slider()
  expect(button('Zoom out')?.disabled).toBe(true)
  button('Zoom in')?.click()
  await soon(() => expect(button('Zoom out')?.disabled).toBe(false))
  button('Show whole dive')?.click()
  await soon(() => expect(text()).toContain('The whole dive is shown.'))
  expect(button('Zoom out')?.disabled).toBe(true)
})

test('[LO-05] curves and computers can be switched off, but one computer stays', async () => {
  const { slider, button } = await open([RECORDED, OTHER])
  await slider()
  button('Temperature')?.click()
  await soon(() => expect(button('Temperature')?.getAttribute('aria-pressed')).toBe('false'))
  button('Shearwater Perdix 2')?.click()
  await soon(() => expect(button('Suunto D5')?.disabled).toBe(true))
  expect(button('Ceiling')).toBeUndefined()
})

test('[LO-05] each of two computers says its own values under the cursor, in sight and in words', async () => {
  const other = {
    ...OTHER,
    columns: { ...OTHER.columns, depth: [0, ...Array.from({ length: 20 }, () => 19), 5, 0] },
  }
  const { slider, place, button } = await open([RECORDED, other])
  const input = await slider()
  const seen = () => (place.querySelector('main section')?.textContent ?? '').replaceAll('\u00a0', ' ')
  moveTo(input, 300)
  await soon(() => expect(seen()).toMatch(/^Shearwater Perdix 2Time5:00Depth20 m/))
  // The value is isolated: beside Arabic, its unit would change sides.
  expect(seen()).toContain('Suunto D5 Depth \u206819 m\u2069')
  const said = () => (input.getAttribute('aria-valuetext') ?? '').replaceAll('\u00a0', ' ')
  expect(said()).toMatch(/Shearwater Perdix 2, Depth 20 m.*Suunto D5, Depth 19 m/)
  button('Suunto D5')?.click()
  await soon(() => expect(seen()).not.toContain('Suunto D5 Depth'))
  expect(said()).not.toContain('Shearwater')
})

test('[LO-05] the chart is built once, also while the dive is read again and words are loaded', async () => {
  const build = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  build.mockClear()
  const { slider, text, wire } = await open([RECORDED])
  await slider()
  wire.dive_title = 'Another name'
  await shown?.queries.invalidateQueries()
  await soon(() => expect(text()).toContain('Another name'))
  await i18n.need('shop')
  moveTo(await slider(), 300)
  await soon(() => expect(text()).toContain('5:00'))
  expect(build).toHaveBeenCalledOnce()
  build.mockRestore()
})

test('[LO-05] a dive has one average depth: the one of the log, or else that of the samples', async () => {
  const { depth_time } = aWire()
  const { text } = await open([RECORDED], { depth_time: { ...depth_time, average_depth: 16.1 } })
  await soon(() => expect(text()).toContain('From the samples'))
  expect(text()).toContain('average depth16.1m')
  expect(text()).not.toContain('Average depth18.4 m')
})

test('[LO-05] the samples are there as a table', async () => {
  const { slider, place } = await open([RECORDED])
  await slider()
  const details = place.querySelector<HTMLDetailsElement>('main details') ?? fail('details')
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  const rows = await soon(() => {
    const all = [...place.querySelectorAll('main details tbody tr')]
    return all.length === 23 ? all : fail('rows')
  })
  expect(rows[5]?.textContent?.replaceAll('\u00a0', ' ')).toBe('5:0020 m21 °C170 barEAN50bookmark')
})

test("[EN-10] values are in the reader's units", async () => {
  const { text, slider } = await open([RECORDED], {}, 'Imperial')
  moveTo(await slider(), 300)
  await soon(() => expect(text()).toContain('Average depth60 ft'))
  expect(text()).toContain('Fastest ascent49 ft/min')
  expect(text()).toContain('Temperature70 °F')
})

test('[LO-05] if the samples do not come, the sketch says what it is and one can try again', async () => {
  let answer: unknown = 500
  const { text, button, calls } = await open(() => answer)
  await soon(() => expect(text()).toContain('We couldn’t load the full dive profile.'))
  expect(text()).toContain('Simplified from the dive computer’s samples.')
  answer = [RECORDED]
  button('Try again')?.click()
  await soon(() => expect(text()).toContain('From the samples'))
  expect(calls().length).toBeGreaterThan(1)
})

test('[LO-05] a dive without samples has the scheme, and asks for none', async () => {
  const { text, calls } = await open([RECORDED], { profile_sketch: null })
  await soon(() => expect(text()).toContain('Sketch from depth and times.'))
  expect(calls()).toEqual([])
})

test.each([
  ['Metric', 9.4, '9 m/min'],
  ['Imperial', 9.2, '30 ft/min'],
])(
  '[LO-05] in %s an ascent that reads like the limit is no reason to warn',
  async (unit, rate, shownRate) => {
    const depth = [0, ...Array.from({ length: 19 }, () => rate * 2), rate * 2, rate, 0]
    const { text } = await open([{ ...RECORDED, columns: { depth } }], {}, unit)
    await soon(() => expect(text()).toContain(`Fastest ascent${shownRate}`))
    expect(text()).not.toContain('The fastest ascent was')
    expect(text()).not.toContain('faster than')
  },
)
