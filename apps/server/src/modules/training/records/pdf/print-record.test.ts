import { inflateSync } from 'node:zlib'
import type { ERecordWire } from '@fathom/contract/training'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'
import { printRecord } from './print-record.ts'

const RECORD: ERecordWire = {
  packageId: '01920000-0000-7000-8000-000000000001',
  enrolmentId: '01920000-0000-7000-8000-0000000000ff',
  affiliateId: 100002,
  name: 'Ines Duarte',
  birthDate: '1998-09-02',
  title: 'Open Water Diver',
  enrollmentDate: '2026-05-01T10:00:00.000Z',
  completedDate: null,
  certifiedDate: null,
  hasCard: true,
  progress: 0.54,
  seconds: 1440,
  teacher: { storeNumber: 7001, storeName: 'Harbour Divers', memberNumber: null, memberName: null },
  parts: [
    {
      activityId: 'water-world',
      title: 'Water world',
      kind: 'lesson',
      status: 'completed',
      progress: 1,
      score: 0.8,
      seconds: 1440,
      attempts: 1,
      firstAt: null,
      lastAt: null,
      doneAt: '2026-05-04T10:00:00.000Z',
      lateSeconds: null,
      isReported: false,
      isSelfChecked: false,
    },
  ],
  missing: [
    { step: 'store', state: 'done' },
    { step: 'theory', state: 'current', first: 3, last: 5, withExam: true, next: 'Breathing under pressure' },
    { step: 'dives', state: 'open', done: 0, of: 4 },
  ],
  dives: [],
  isCertifiable: false,
  isDeclined: false,
  printedAt: '2026-05-20T10:00:00.000Z',
}

/** The names of the fonts that the PDF uses. */
function facesIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const names = [text, ...streams].flatMap((part) => [
    ...part.matchAll(/\/BaseFont\s*\/(?:\w{6}\+)?([\w-]+)/g),
  ])
  return [...new Set(names.map(([, name = '']) => name.replace(/-.*/, '')))]
}

test.each([
  ['ar-SA', 'نورة القحطاني', 'NotoSansArabic'],
  ['iw-IL', 'נועה לוי', 'NotoSansHebrew'],
  ['th-TH', 'สมชาย ใจดี', 'NotoSansThai'],
  ['zh-CN', '陈伟', 'ChocolateClassicalSans'],
  ['zh-TW', '陳偉', 'ChocolateClassicalSans'],
  ['ja-JP', '山田花子', 'MotoyaLCedar'],
  ['ko-KR', '김민준', 'NanumGothic'],
  ['ru-RU', 'Анна Иванова', 'NotoSans'],
] as const)('[SC-07] a record in %s uses a font that has its characters', async (locale, name, face) => {
  expect(facesIn(await printRecord({ ...RECORD, name }, locale))).toContain(face)
})

test('[SC-07] a record prints in every locale, and user text is never read as markup', async () => {
  const name = '#panic("x") $ * _ ` \\ " </script>'
  for (const locale of LOCALES)
    expect((await printRecord({ ...RECORD, name }, locale)).subarray(0, 5).toString()).toBe('%PDF-')
})

const rowsOf = (record: Partial<ERecordWire>, locale: Locale = 'en-US') =>
  pageOf({ ...RECORD, ...record }, locale)

test('the record shows who, when, and what is still to do', () => {
  const page = rowsOf({})
  expect(page.facts).toContainEqual({ label: 'Dive center', value: 'Harbour Divers, 7001' })
  expect(page.facts.map(({ label }) => label)).not.toContain('Instructor')
  expect(page.theory.rows).toEqual([['Water world', 'Completed', '80%', '24 min', '4 May 2026']])
  expect(page.missing.rows).toEqual(['3 lessons and the final exam', 'Open water dives: 0 of 4 verified'])
  expect(page.page).toBe('Page {p} of {n}')
})

test("uses the exam's own name when only the exam is left", () => {
  const exam = {
    step: 'theory',
    state: 'current',
    first: 6,
    last: 5,
    withExam: true,
    next: 'Final exam',
  } as const
  expect(rowsOf({ missing: [exam] }).missing.rows).toEqual(['Final exam'])
})

/** Decision 105: the compilers for other platforms write no tags yet. */
test.runIf(process.platform === 'linux' && process.arch === 'x64').each(['en-US', 'ar-SA', 'ja-JP'] as const)(
  'a record in %s is PDF/UA-1, for people who use assistive technology',
  async (locale) => {
    const pdf = (await printRecord(RECORD, locale)).toString('latin1')
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toMatch(/\/S \/H1\b/)
  },
)

test('[TS-11] the printed record says how long after the end an exam arrived', () => {
  const parts = RECORD.parts.map((part) => ({ ...part, lateSeconds: 50 * 3600 }))
  expect(pageOf({ ...RECORD, parts }, 'en-US').theory.rows[0]?.[1]).toBe(
    'Completed · Arrived 2 days after the end',
  )
})
