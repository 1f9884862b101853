import { expect, test } from 'vitest'
import { aPaper, aSignedRelease, type SetText, setTexts } from './a-paper.fixture.ts'

const MARGIN = (20 / 25.4) * 72

const LONG = {
  activity: 'Waves, wrecks, walls, wonders and weeks with water we wait for '.repeat(3).trim(),
  instructor: 'W'.repeat(200),
  store: 'نورةالعربية'.repeat(18),
}

const isBeside = (one: SetText, { left, right }: Pick<SetText, 'left' | 'right'>) =>
  one.right < left || one.left > right

test.each(['en-US', 'ar-SA'] as const)(
  '[SC-09] on a paper in %s long blanks wrap in their own column, beside their labels',
  async (language) => {
    // Without the facts, so that the blanks stay on the first page.
    const { texts, width } = await setTexts({ ...aPaper(aSignedRelease(language, LONG)), facts: [] })
    expect(texts.filter(({ left, right }) => left < MARGIN - 6 || right > width - MARGIN + 6)).toEqual([])
    const values = texts.filter(({ text }) => /^W{5}|wrecks|wonders/.test(text))
    expect(values.length).toBeGreaterThan(8)
    const [top, bottom] = [values[0]?.y ?? 0, values.at(-1)?.y ?? 0]
    const column = {
      left: Math.min(...values.map(({ left }) => left)),
      right: Math.max(...values.map(({ right }) => right)),
    }
    const labels = texts.filter(
      ({ text, y }) => y > top - 3 && y < bottom + 3 && !/[a-z]{4}.* |W{5}/.test(text),
    )
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter((label) => !isBeside(label, column))).toEqual([])
  },
)

test('[SC-09] a label stays on one line however long the blank beside it is', async () => {
  const { texts } = await setTexts(aPaper(aSignedRelease('en-US', LONG)))
  expect(texts.map(({ text }) => text)).toContain('Course or activity')
})
