import { expect, test } from 'vitest'
import { parseLesson } from './parse-lesson.ts'

const source = `# Water
minutes: 3

## First page

A line
that goes on.

- one
- **two**

> **Mind this.** Always.

![A caption.](jar "What it shows.")

? Which one?
- this
~ It is over there.
+ that
- neither
= Because it is that one.
^ 1
`

test('a page contains text, lists, a key fact, a drawing and a question, in their order', () => {
  const { title, minutes, pages } = parseLesson('water', source)
  expect({ title, minutes }).toEqual({ title: 'Water', minutes: 3 })
  expect(pages).toEqual([
    {
      title: 'First page',
      blocks: [
        { kind: 'text', text: 'A line that goes on.' },
        { kind: 'list', items: ['one', '**two**'] },
        { kind: 'fact', text: '**Mind this.** Always.' },
        { kind: 'plate', plate: 'jar', caption: 'A caption.', description: 'What it shows.' },
      ],
      questions: [
        {
          id: 'water-1',
          prompt: 'Which one?',
          choices: ['this', 'that', 'neither'],
          right: 1,
          feedback: ['It is over there.', '', ''],
          reason: 'Because it is that one.',
          explainedOn: 1,
        },
      ],
    },
  ])
})

test('rejects a question with two right answers or without a reason, and names it', () => {
  expect(() => parseLesson('water', source.replace('- this', '+ this'))).toThrow(/water-1 needs/)
  expect(() => parseLesson('water', source.replace('= Because it is that one.', ''))).toThrow(/water-1 needs/)
})

test('rejects a malformed drawing instead of showing it as text', () => {
  expect(() => parseLesson('water', source.replace('(jar "', '(jar '))).toThrow(/not a plate/)
})
