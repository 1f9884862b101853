import { expect, test } from 'vitest'
import { aPaper, aSignedRelease, setTexts } from './a-paper.fixture.ts'

const NUMBER = '01920000-0000-7000-8000-0000000000ff'

/** Pushes the signature down by a line at a time, past the end of the page. */
const LENGTHS = [1, 12, 24, 36, 48]

test.each(LENGTHS)(
  '[SC-09] every page names form, diver and document, and the signature stands with its statement (%i)',
  async (lines) => {
    const answers = {
      activity: 'Waves, wrecks and walls of the northern reef at night '.repeat(lines).trim(),
    }
    const { texts } = await setTexts(aPaper(aSignedRelease('en-US', answers)))
    const find = (wanted: string) =>
      texts.filter(({ text }) => text.replaceAll('\u00a0', ' ').includes(wanted))
    const pages = find('Page ').length
    const headers = find('Liability release ·')
    expect(pages).toBeGreaterThan(0)
    expect(headers).toHaveLength(pages)
    // In each header, and once in the record at the end.
    expect(find(NUMBER)).toHaveLength(pages + 1)
    const named = headers.filter(({ y }) => find('Planted Name').some((name) => Math.abs(name.y - y) < 1))
    expect(named).toHaveLength(pages)
    const pageOf = (wanted: string) =>
      headers.filter((header) => header.y < (find(wanted)[0]?.y ?? Number.NaN)).length
    expect(pageOf('Signature of the diver')).toBeGreaterThan(0)
    expect(pageOf('Signature of the diver')).toBe(pageOf('I sign of my own free will'))
  },
)

test('[TS-10] a signed form says until when it counts, and explains its check numbers', () => {
  const { facts, trail } = aPaper(aSignedRelease('en-US'))
  expect(facts.find(({ label }) => label === 'Valid until')?.value).toBe('November 15, 2027')
  expect(trail.digest).toBe('These check numbers change if a single character of the form changes.')
})
