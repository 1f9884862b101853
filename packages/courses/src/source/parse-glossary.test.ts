import { expect, test } from 'vitest'
import { parseGlossary } from './parse-glossary.ts'
import { parseLesson } from './parse-lesson.ts'

const lessons = [parseLesson('water', '# Water\nminutes: 3\n\n## First page\n\nA line.\n')]
const source = `# Glossary

## Tide
also: tides, high tide
page: water 1

The rise and fall
of the sea.
`

test('a term has other forms, a page and an explanation', () => {
  expect(parseGlossary(source, lessons)).toEqual([
    {
      term: 'Tide',
      also: ['tides', 'high tide'],
      lesson: 'water',
      page: 1,
      text: 'The rise and fall of the sea.',
    },
  ])
})

test('rejects a term without an explanation, and one whose page does not exist', () => {
  expect(() => parseGlossary(source.replace('water 1', 'water 2'), lessons)).toThrow(/Tide needs a page/)
  expect(() => parseGlossary('## Tide\npage: water 1\n', lessons)).toThrow(/Tide needs a page/)
})
