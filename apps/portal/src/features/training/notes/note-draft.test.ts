import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTexts } from './note-draft.ts'

test.each([
  ['only the other device changed it', 'start', 'start', 'theirs', 'theirs'],
  ['only this device changed it', 'start', 'mine', 'start', 'mine'],
  ['both typed the same', 'start', 'same', 'same', 'same'],
  ['both wrote a new text', 'start', 'mine', 'theirs', 'theirs\n\nmine'],
  ['the other device added a line', 'start', 'started', 'start\nmore', 'started\nmore'],
  ['this device added a line', 'start', 'before\nstart', 'theirs', 'before\ntheirs'],
  ['the note was new on both', '', 'mine', 'theirs', 'theirs\n\nmine'],
  ['a letter in a word is no line', 'a', 'about', 'cat', 'cat\n\nabout'],
])('[LE-08] a note of two devices: %s', (_, base, mine, theirs, joined) => {
  expect(joinTexts(base, mine, theirs)).toBe(joined)
})

test('[LE-08] every line that a device has changed is in the joined text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const joined = joinTexts(base, mine, theirs).split('\n')
      const before = base.split('\n')
      for (const side of [mine, theirs])
        for (const line of side.split('\n')) if (!before.includes(line)) expect(joined).toContain(line)
    }),
  )
})
