import { expect, test } from 'vitest'
import { sortFiles } from './sort-files.ts'

const rules = { accept: ['image/jpeg', 'image/png'], maxBytes: 10 }
const file = (name: string, type: string, size: number) => new File(['x'.repeat(size)], name, { type })

test('matching files are accepted, others are refused with a reason', () => {
  const turtle = file('turtle.jpg', 'image/jpeg', 10)
  const { accepted, refused } = sortFiles(
    [
      turtle,
      file('wreck.heic', 'image/heic', 5),
      file('reef.png', 'image/png', 11),
      file('none.png', 'image/png', 0),
    ],
    rules,
  )
  expect(accepted).toEqual([turtle])
  expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['wreck.heic', 'type'],
    ['reef.png', 'size'],
    ['none.png', 'empty'],
  ])
})

test('file extensions and type wildcards count too', () => {
  const dives = file('Dives.UDDF', '', 3)
  const photo = file('a.webp', 'image/webp', 3)
  expect(sortFiles([dives, photo], { accept: ['.uddf', 'image/*'], maxBytes: 10 }).refused).toEqual([])
})
