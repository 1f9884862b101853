import { expect, test } from 'vitest'
import { tidy } from './bank-item.ts'
import { readCsv } from './csv.ts'
import { readGift } from './gift.ts'
import { textOfHtml, type XmlElement } from './markup.ts'
import { readQti } from './qti-read.ts'

// So large that reading in which the time grows with the square of the length doesn't end: 100 KB took 30 s.
const LENGTH = 4_000_000
const filled = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length))

test('[LE-12] spaces between control characters are tidied in one pass', () => {
  expect(tidy(`a${filled('\u0085 ')}b`)).toBe('a b')
})

test.each(['<!--', '<script', '<style>', '<script></style '])(
  '[LE-12] HTML that repeats %s without an end is read in one pass',
  (mark) => {
    expect(textOfHtml(filled(mark)).hasPicture).toBe(false)
  },
)

test('[LE-12] what HTML hides is left out, and what it does not close stays', () => {
  expect(textOfHtml('a<!-- <script> -->b<script>c</SCRIPT >d<style>e').text).toBe('abde')
})

test.each([
  ['comment', `// ${filled('[id:')}\nDepth? {=18 ~40}`],
  ['category', `$CATEGORY:${filled(' ')}a\u2028b\nDepth? {=18 ~40}`],
])('[LE-12] a GIFT file with an endless %s is read in one pass', (_, text) => {
  expect(readGift(text, { yes: 'True', no: 'False' }).items).toMatchObject([
    { prompt: 'Depth?', choices: ['18', '40'] },
  ])
})

test('[LE-12] a table with as many columns as rows reads no more columns than a question has choices', () => {
  const text = `question,right,${filled('a,', 100_000)}\n${filled('x\n', 100_000)}`
  expect(readCsv(text).items).toEqual([])
})

test('[LE-12] a QTI question with as many right values as choices is read in one pass', () => {
  const element = (name: string, nodes: XmlElement['nodes'], attributes = {}): XmlElement => ({
    name,
    attributes,
    nodes,
  })
  const many = (each: XmlElement) => Array.from({ length: 100_000 }, () => each)
  const root = element('assessmentitem', [
    element('responsedeclaration', [element('correctresponse', many(element('value', ['right'])))]),
    element('itembody', [
      element('choiceinteraction', many(element('simplechoice', ['x'], { identifier: 'wrong' }))),
    ]),
  ])
  expect(readQti([{ path: 'item.xml', root }]).refused).toMatchObject([{ fault: 'no-prompt' }])
})
