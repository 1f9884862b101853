import { expect, test } from 'vitest'
import { readScorm } from './read-scorm.ts'
import { parseXml } from './xml.ts'

// So large that reading in which the time grows with the square of the length doesn't end: 200 KB took 44 s.
const LENGTH = 20_000_000
const filled = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length))

test.each([
  ['document types', `<?xml version="1.0"?><quiz>${filled('<!DOCTYPE')}`],
  ['document types with a bracket', `<?xml version="1.0"?>${filled('<!DOCTYPE [')}<quiz/>`],
  ['spaces before an equals sign', `<quiz a="b"${filled(' ')}="c"/>`],
])('[LE-12] XML with endless %s is refused in one pass', (_, text) => {
  expect(() => parseXml(text)).toThrow()
})

test('[LE-12] a document type is left out, one with declarations is refused, and one in a text stays', () => {
  expect(parseXml('<?xml version="1.0"?><!doctype quiz SYSTEM "quiz.dtd"><quiz/>').name).toBe('quiz')
  expect(() => parseXml('<!DOCTYPE quiz [<!ELEMENT quiz ANY>]><quiz/>')).toThrow()
  expect(parseXml('<quiz><![CDATA[<!DOCTYPE html [>]]></quiz>').text).toBe('<!DOCTYPE html [>')
})

const manifest = (items: string, rest: string, resources = '<resource identifier="r" href="index.html"/>') =>
  `<manifest${rest.startsWith(' ') ? rest : ''}><metadata><schemaversion>2004 4th Edition</schemaversion></metadata><organizations><organization identifier="o">${items}</organization></organizations><resources>${resources}</resources>${rest.startsWith(' ') ? '' : rest}</manifest>`
const read = (text: string) => readScorm(parseXml(text), text, (path) => path)
const items = (inside = '', attributes = '') =>
  filled(`<item identifierref="r"${attributes}>${inside}</item>`, 60_000)

test('[LE-12] rules that a thousand items share are read once', () => {
  const rules = `<sequencingCollection><sequencing ID="s"><limitConditions attemptAbsoluteDurationLimit="PT1H"/><objectives>${filled('<a/>', 1_500_000)}</objectives></sequencing></sequencingCollection>`
  const { activities } = read(manifest(items('<sequencing IDRef="s"/>'), rules))
  expect(activities.at(-1)?.timeLimit).toBe('PT1H')
})

test('[LE-12] addresses longer than any path are refused before they are repeated for each item', () => {
  const longest = filled('a/', 1_000_000)
  const missing = expect.objectContaining({ problem: 'package-launch-missing' })
  expect(() => read(manifest(items(), ` xml:base="${longest}"`))).toThrow(missing)
  expect(() => read(manifest(items(), '', `<resource identifier="r" href="${longest}"/>`))).toThrow(missing)
})
