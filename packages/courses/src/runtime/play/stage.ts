import { strFromU8 } from 'fflate'
import { Window } from 'happy-dom'
import { listCourseFiles } from '../../package/build-course.ts'
import { connect } from '../connect.ts'
import type { LessonData } from '../data.ts'
import { LessonPlayer } from '../lesson.ts'

/**
 * A page of a built package, opened with a runtime of its standard around it and a clock that the test
 * controls.
 */
export type Stage = ReturnType<typeof openPage>

const packages = {
  'open-water': listCourseFiles('open-water', 'en-US'),
  nitrox: listCourseFiles('nitrox', 'en-US'),
}

export function openPage(
  name: keyof typeof packages,
  file: string,
  around: Record<string, unknown>,
  page?: string,
) {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
  const document = window.document as unknown as Document
  const html = strFromU8(packages[name].get(file) as Uint8Array)
  // The drawings make up most of a page, and no test looks at them.
  document.write(html.replaceAll(/<svg class="plate[\s\S]*?<\/svg>/g, ''))
  const clock = { now: Date.UTC(2026, 4, 14, 10) }
  const data: LessonData = JSON.parse(document.getElementById('data')?.textContent ?? '')
  const now = () => clock.now
  const recorder = connect({ parent: around as never }, now)
  new LessonPlayer(document, data, recorder, now).start(page)
  const one = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)
  const press = (selector: string) => one(selector)?.click()
  const terms = (selector = '') => [
    ...document.querySelectorAll<HTMLElement>(`.page:not([hidden]) .term${selector}`),
  ]
  return {
    term: (word: string) => terms().find(({ textContent }) => textContent?.toLowerCase() === word),
    terms: () => terms().map(({ textContent }) => textContent ?? ''),
    openTerms: () => terms('[aria-expanded="true"]').map(({ textContent }) => textContent),
    key: (key: string, selector?: string) => {
      const target = selector ? one(selector) : document
      target?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }) as unknown as Event)
    },
    data,
    recorder,
    title: () => one('.page:not([hidden]) h1')?.textContent,
    place: () => one('.segment-row')?.getAttribute('aria-label'),
    next: () => press('[data-go="next"]'),
    back: () => press('[data-go="back"]'),
    nextWord: () => one('[data-go="next"] span')?.textContent,
    press,
    note: () => one('.bar-note')?.textContent,
    said: () => one('.page:not([hidden]) .question:not([hidden]) .reason')?.textContent,
    text: (selector: string) => one(selector)?.textContent,
    focused: () => document.activeElement?.tagName,
    isHidden: (selector: string) => one(selector)?.hidden,
    slide: (selector: string, value: number) => {
      const input = one<HTMLInputElement>(selector)
      if (input) input.value = String(value)
      input?.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event)
    },
    wait: (seconds: number) => {
      clock.now += seconds * 1000
    },
    choose: (choice: number) => press(`.page:not([hidden]) .question:not([hidden]) input[value="${choice}"]`),
    ids: () =>
      [...document.querySelectorAll('.page:not([hidden]) .question:not([hidden])')].map((form) =>
        form.getAttribute('data-id'),
      ),
  }
}
