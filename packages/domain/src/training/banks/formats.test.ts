import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK_LIMITS, type BankItem, tidy, tidyLine } from './bank-item.ts'
import { readCsv, writeCsv } from './csv.ts'
import { readGift, writeGift } from './gift.ts'

/** Text as people and tools write it: several scripts, marks of every format, lines. */
const someText = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom(
          '=',
          '~',
          '#',
          '{',
          '}',
          ':',
          '::',
          '\\',
          '\\n',
          '//',
          '%50%',
          '->',
          '"',
          "'",
          '""',
          ',',
        ),
        fc.constantFrom(
          ';',
          '<b>',
          '</p>',
          '&amp;',
          '&',
          ']]>',
          '[html]',
          '\n',
          ' ',
          '@SUM',
          '-1',
          'Ψ',
          'عمق',
          '潜水',
        ),
        fc.constantFrom('depth', '18 m', 'nitrox', '_x20_', '####', '$CATEGORY: x', '// no', '____'),
      ),
      { minLength: 1, maxLength },
    )
    .map((parts) => parts.join(''))
    // Private use signs have no meaning in a text, and stars are our own marks for strong words.
    .map((text) => text.replaceAll(/[\uE000-\uF8FF*]/g, ''))

const nonEmpty = (maxLength: number) =>
  someText(maxLength)
    .map((text) => tidy(text).slice(0, 400).trim())
    .filter((text) => tidy(text) === text && text !== '')
const aName = nonEmpty(4)
  .map((text) => tidyLine(text).slice(0, 60).trim())
  .filter((text) => text !== '' && tidyLine(text) === text)

const anItem: fc.Arbitrary<BankItem> = fc
  .record({
    id: aName,
    section: fc.constantFrom('gas', 'sea/deep', 'gear & <more>'),
    prompt: nonEmpty(8),
    choices: fc.uniqueArray(nonEmpty(4), { minLength: 2, maxLength: 6 }),
    reason: fc.oneof(fc.constant(''), nonEmpty(6)),
    page: fc.oneof(fc.constant(null), aName),
    right: fc.nat(),
    said: fc.array(fc.oneof(fc.constant(''), nonEmpty(4)), { minLength: 6, maxLength: 6 }),
  })
  .map(({ right, said, ...item }) => ({
    ...item,
    right: right % item.choices.length,
    // What is said about the right choice is the reason.
    feedback: item.choices.map((_, at) => (at === right % item.choices.length ? '' : (said[at] ?? ''))),
  }))

/** Banks in the order of their topics, which is how they are exported. */
const someItems = fc
  .uniqueArray(anItem, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
  .map((items) => items.toSorted((one, other) => one.section.localeCompare(other.section)))

const WORDS = { yes: 'Richtig', no: 'Falsch' }
const sameTopic = (section: string) => section

test.each([
  ['CSV', writeCsv, readCsv],
  ['GIFT', writeGift, (text: string) => readGift(text, WORDS)],
] as const)('a bank exported as %s is imported as it was', (_, write, read) => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { items: again, refused, losses } = read(write(items, sameTopic).replace(/^\uFEFF/, ''))
      expect({ refused, losses }).toEqual({ refused: [], losses: [] })
      expect(again).toEqual(items.map(({ section, ...item }) => ({ ...item, picture: null, topic: section })))
    }),
    { numRuns: 60 },
  )
})

test('any text read as a bank gives questions or reasons, and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const read of [readCsv, readGift]) expect(read(text, WORDS)).toHaveProperty('items')
    }),
  )
})

const MOODLE_GIFT = `// question: 0  name: Switch category to $course$/top/Gas laws
$CATEGORY: $course$/top/Gas laws

// question: 31  name: Boyle
// [id:boyle-1] [tag:physics]
::Boyle::[html]<p>At 10 m, the <b>volume</b> of a balloon is&nbsp;\\:</p>{
	=half#Right, 2 bar.
	~a third
	~unchanged
	####<p>The pressure doubles.</p>
}

::Partial:: Which gases are in air? {
~%50%nitrogen
~%50%oxygen
~%-100%helium
}

Air has {~10 =21 ~32} percent oxygen.

// question: 33  name: True
::True::Salt water is denser than fresh water. {TRUE}

::Number::How many meters of sea water add 1 bar? {#10:0.5}

::Short::The gas in the cylinder is {=air =Air}

::Match::Match. {=a -> b =c -> d}

::Broken::Half of a question { =yes ~no

Only a remark without answers.
`

test('reads GIFT as Moodle exports it, and lists by line what is no single choice', () => {
  const { items, refused, losses } = readGift(MOODLE_GIFT, WORDS)
  expect(items).toEqual([
    {
      id: 'boyle-1',
      topic: 'Gas laws',
      prompt: 'At 10 m, the volume of a balloon is\u00A0:',
      choices: ['half', 'a third', 'unchanged'],
      right: 0,
      reason: 'The pressure doubles.',
      feedback: ['', '', ''],
      page: null,
      picture: null,
    },
    expect.objectContaining({
      id: expect.stringMatching(/^q-/),
      prompt: 'Air has _____ percent oxygen.',
      choices: ['10', '21', '32'],
      right: 1,
    }),
    expect.objectContaining({ id: 'True', choices: ['Richtig', 'Falsch'], right: 0 }),
  ])
  expect(losses.map(({ line, item, loss }) => [line, item, loss])).toEqual([
    [4, 'Boyle', 'formatting'],
    [4, 'Boyle', 'choice-feedback'],
  ])
  expect(refused.map(({ line, item, fault }) => [line, item, fault])).toEqual([
    [13, 'Partial', 'kind'],
    [24, 'Number', 'kind'],
    [26, 'Short', 'kind'],
    [28, 'Match', 'kind'],
    [30, 'Broken', 'unreadable'],
    [32, 'Only a remark without answers.', 'kind'],
  ])
})

test.each([
  ['{T}', 0, ''],
  ['{ false }', 1, ''],
  ['{F#Salt is heavy.#Fresh water is lighter.}', 1, 'Fresh water is lighter.'],
  ['{TRUE#No.#Yes.####Salt adds weight.}', 0, 'Salt adds weight.'],
])(
  'a true or false question of GIFT has two choices in the language of the bank: %s',
  (answer, right, reason) => {
    const { items, refused } = readGift(`Salt water is denser. ${answer}`, WORDS)
    expect(refused).toEqual([])
    expect(items).toMatchObject([{ choices: ['Richtig', 'Falsch'], right, reason }])
    if (answer.includes('#')) expect(items[0]?.feedback[right]).toBe('')
  },
)

test('feedback to the right choice becomes the explanation where there is none', () => {
  const { items, losses } = readGift('Depth? {=18 #Twice the pressure. ~40 #Too deep.}', WORDS)
  expect(items).toMatchObject([{ reason: 'Twice the pressure.', feedback: ['', 'Too deep.'] }])
  expect(losses).toEqual([])
})

test('reads CSV of a spreadsheet: semicolons, quotes, lines in cells, answers as letter, number or text', () => {
  const { items, refused, losses } = readCsv(
    [
      'Item ID;Category;Question text;Option A;Option B;Option C;Correct answer;Rationale;Author',
      'a1;Signals;"What does ""OK"" mean?\nTwo lines.";I am fine;Go up;;B;Because.;Kai',
      'a2;;How deep?;10;20;30;2;;Kai',
      'a3;;Which one?;this;that;other;other;;Kai',
      'a4;;Nothing right?;this;that;other;D;;Kai',
      'a5;;;this;that;;A;;Kai',
      'a1;;The same name again?;this;that;;A;;Kai',
      ";;'=SUM(A1)?;yes;no;;A;;Kai",
    ].join('\n'),
  )
  expect(
    items.map(({ id, topic, prompt, choices, right }) => [id, topic, prompt, choices.length, right]),
  ).toEqual([
    ['a1', 'Signals', 'What does "OK" mean?\nTwo lines.', 2, 1],
    ['a2', null, 'How deep?', 3, 1],
    ['a3', null, 'Which one?', 3, 2],
    [expect.stringMatching(/^q-/), null, '=SUM(A1)?', 2, 0],
  ])
  expect(refused).toEqual([
    { line: 6, item: 'a4', fault: 'no-right-answer' },
    { line: 7, item: 'a5', fault: 'no-prompt' },
    { line: 8, item: 'a1', fault: 'same-id' },
  ])
  expect(losses).toEqual([{ line: 1, item: 'Author', loss: 'column' }])
})

test('a file without the columns of a question is refused as a whole', () => {
  expect(readCsv('name,score\nKai,3').refused).toEqual([{ line: 1, item: 'name score', fault: 'unreadable' }])
})

test('nothing beyond the limits is taken: too long, too many', () => {
  const long = `question,a,b,right\n${'x'.repeat(BANK_LIMITS.prompt + 1)},yes,no,a\n`
  expect(readCsv(long).refused).toMatchObject([{ fault: 'too-long' }])
  const many = Array.from({ length: BANK_LIMITS.items + 2 }, (_, at) => `Question ${at}?,yes,no,a`)
  const { items, refused } = readCsv(`question,a,b,right\n${many.join('\n')}`)
  expect([items.length, refused.length, refused[0]?.fault]).toEqual([BANK_LIMITS.items, 2, 'too-many'])
})
