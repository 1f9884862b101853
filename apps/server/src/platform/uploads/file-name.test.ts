import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Certificate.hta', 'application/pdf', 'Certificate.hta.pdf'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['page.pdf.html', 'application/pdf', 'page.pdf.html.pdf'],
  ['card.PDF', 'application/pdf', 'card.PDF'],
  ['card', 'application/pdf', 'card.pdf'],
  ['run.bat', 'image/jpeg', 'run.bat.jpg'],
  ['reef.png', 'image/jpeg', 'reef.jpg'],
  ['reef.JPEG', 'image/jpeg', 'reef.JPEG'],
  ['reef.html', 'image/png', 'reef.html.png'],
] as const)('[TS-20] %s with the content %s is saved as %s', (name, type, saved) => {
  expect(fileNameOf(name, type)).toBe(saved)
})
