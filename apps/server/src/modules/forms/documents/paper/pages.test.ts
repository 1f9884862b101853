import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import type { SignedDocument } from '../read-document.ts'
import {
  aPaper,
  aSignedMedical,
  aSignedRelease,
  setTexts,
  withGuardian,
  withPhysician,
} from './a-paper.fixture.ts'

const NUMBER = '01920000-0000-7000-8000-0000000000ff'

type Paper = ReturnType<typeof aPaper>

/** Pushes the signatures down by this many lines. */
function pushedDown(paper: Paper, lines: number): Paper {
  const paragraphs = Array.from({ length: lines }, (_, line) => ({
    text: `Planted text ${line}`,
    size: 'usual',
  }))
  return {
    ...paper,
    sections: [...paper.sections, { title: 'Planted', paragraphs, isWritten: false, rows: [] }],
  } as Paper
}

/** The heights at which texts begin, and the page of each: every page begins with the name of the form. */
async function read(paper: Paper) {
  const { texts } = await setTexts(paper)
  const find = (wanted: string) => texts.filter(({ text }) => text.replaceAll('\u00a0', ' ').includes(wanted))
  const headers = find(`${paper.title} ·`)
  const pageOf = (wanted: string) => {
    const [first] = find(wanted)
    if (!first) throw new Error(`the paper does not say ${wanted}`)
    return headers.filter(({ y }) => y < first.y).length
  }
  return { find, headers, pageOf }
}

/** Across more than a page, so that the signatures begin at every height of it. */
const DOWN = Array.from({ length: 12 }, (_, step) => step * 4)

test.each(DOWN)(
  '[SC-09] every page names form, diver and document, and the signature stands with its statement (%i lines down)',
  async (lines) => {
    const { find, headers, pageOf } = await read(pushedDown(aPaper(aSignedRelease('en-US')), lines))
    const pages = find('Page ').length
    expect(pages).toBeGreaterThan(0)
    expect(headers).toHaveLength(pages)
    // In each header, and once in the record at the end.
    expect(find(NUMBER)).toHaveLength(pages + 1)
    const named = headers.filter(({ y }) => find('Planted Name').some((name) => Math.abs(name.y - y) < 1))
    expect(named).toHaveLength(pages)
    expect(pageOf('Signature of the diver')).toBe(pageOf('I sign of my own free will'))
  },
)

test.each(DOWN)(
  '[TS-10] the signature of a guardian stands with the statement and the signature of the diver (%i lines down)',
  async (lines) => {
    const { pageOf } = await read(pushedDown(aPaper(withGuardian(aSignedRelease('en-US'), 8)), lines))
    expect(pageOf('Signature of the parent or guardian')).toBe(pageOf('I sign of my own free will'))
    expect(pageOf('Planted line 7 of')).toBe(pageOf('Signature of the diver'))
  },
)

test.each(DOWN)(
  '[TS-10] what a physician signs stands with the signature of the diver (%i lines down)',
  async (lines) => {
    const { pageOf } = await read(pushedDown(aPaper(withPhysician(aSignedMedical('en-US'))), lines))
    expect(pageOf('Dr. Planted Reis')).toBe(pageOf('Signature of the diver'))
    expect(pageOf('Planted Clinic')).toBe(pageOf('Dr. Planted Reis'))
  },
)

test('[TS-10] signatures that no page takes together are all printed, each in one piece', async () => {
  const { pageOf } = await read(aPaper(withPhysician(withGuardian(aSignedMedical('en-US'), 24))))
  expect(pageOf('Planted line 23 of')).toBe(pageOf('Signature of the parent or guardian'))
  expect(pageOf('Planted Clinic')).toBe(pageOf('Dr. Planted Reis'))
})

const LONG_NAME = 'Maria Alexandrovna Konstantinopolskaja-Schwarzenberger von und zu Hohenlohe-Langenburg'

/** With a long name, and with titles that can be found in every script. */
function withPlantedTitles({ answers, ...document }: SignedDocument): Paper {
  const place = { country: 'DE', region: '' }
  const paper = aPaper({
    ...document,
    answers: { ...answers, memberName: LONG_NAME, birthDate: '1991-04-18', place },
  })
  return {
    ...paper,
    title: 'Planted form',
    trail: { ...paper.trail, title: 'Planted record' },
    sections: paper.sections.map((section, at) => ({ ...section, title: `Planted section ${at}` })),
    statement: { ...paper.statement, title: 'Planted statement' },
    signatures: paper.signatures.map((signature, at) => ({ ...signature, title: `Planted signature ${at}` })),
  }
}

test.each(LOCALES)(
  '[TS-10] in %s the record stands on the first page with the form, and all signatures on the last with the statement',
  async (locale) => {
    for (const document of [aSignedRelease(locale), aSignedMedical(locale)]) {
      const { headers, pageOf } = await read(withPlantedTitles(withPhysician(withGuardian(document, 3))))
      expect([pageOf('Planted record'), pageOf('Planted section 0')]).toEqual([1, 1])
      const last = headers.length
      expect(last).toBeGreaterThan(1)
      for (const text of [
        'Planted statement',
        'Planted signature 0',
        'Planted signature 1',
        'Dr. Planted Reis',
      ])
        expect([text, pageOf(text)]).toEqual([text, last])
    }
  },
)

test.each(DOWN)('[SC-09] a question stays on the page of its notes (%i lines down)', async (lines) => {
  const paper = aPaper(aSignedMedical('en-US'))
  const rows = Array.from({ length: 30 }, (_, at) => ({
    number: `${at}`,
    question: `Planted question ${at}.`,
    note: `${'A long planted note. '.repeat(12)} Planted end of ${at}.`,
    answer: 'No',
  }))
  const planted = { title: 'Planted', paragraphs: [], isWritten: false, rows }
  const { pageOf } = await read({
    ...paper,
    sections: [...pushedDown(paper, lines).sections.slice(-1), planted],
  } as Paper)
  for (const at of rows.keys())
    expect([at, pageOf(`end of ${at}.`)]).toEqual([at, pageOf(`Planted question ${at}.`)])
})

test('[TS-10] a signed form says until when it counts, and explains its check numbers', () => {
  const { facts, trail } = aPaper(aSignedRelease('en-US'))
  expect(facts.find(({ label }) => label === 'Valid until')?.value).toBe('15 November 2027')
  expect(trail.digest).toBe('These check numbers change if a single character of the form changes.')
})

test('[TS-02] the paper says that a physician typed the signature, and what was stated with it', async () => {
  const typed = withPhysician(aSignedMedical('en-US'), { way: 'typed', mark: 'Dr. Planted Reis' })
  const { find } = await read(aPaper(typed))
  expect(find('Typed name')).not.toHaveLength(0)
  expect(find('I sign by typing my name.')).toHaveLength(1)
  const { find: findDrawn } = await read(aPaper(withPhysician(aSignedMedical('en-US'))))
  expect(findDrawn('I sign by typing my name.')).toHaveLength(0)
})

test('[TS-02] [TS-03] the block of a physician says how the signature came about, as the others do', async () => {
  const textsOf = async (over: object) => {
    const { texts } = await setTexts(aPaper(withPhysician(aSignedMedical('en-US'), over)))
    return texts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('|')
  }
  const [drawn, typed] = [await textsOf({}), await textsOf({ way: 'typed', mark: 'Dr. Planted Reis' })]
  const onPaper = { way: 'paper', by: 'Kai Nakamura', at: '2026-11-15T10:00:00.000Z' }
  const paper = await textsOf({ mark: undefined, origin: onPaper })
  expect([drawn, typed, paper].map((texts) => /How: ([^|]*)/.exec(texts)?.[1])).toEqual([
    'Drawn by hand',
    'Typed name',
    undefined,
  ])
  expect(paper).toContain('On paper, seen by')
})

test.each(DOWN)('[TS-09] the parties of a release stand on one page (%i lines down)', async (lines) => {
  const paper = pushedDown(aPaper(aSignedRelease('en-US')), lines)
  const rows = [1, 2, 3, 4].map((at) => ({
    number: '',
    question: `Party ${at}`,
    answer: `Named ${at}`,
    note: null,
  }))
  const parties = { title: 'Parties', paragraphs: [], isWritten: true, rows }
  const { pageOf } = await read({ ...paper, sections: [...paper.sections, parties] } as Paper)
  const pages = new Set(rows.map(({ question }) => pageOf(question)))
  expect(pages.size).toBe(1)
})
