import type { Block, Lesson, Page } from './course.ts'
import { parseQuestion } from './parse-question.ts'

const PLATE = /^!\[(?<caption>[^\]]+)\]\((?<plate>[\w-]+) "(?<description>[^"]+)"\)$/

/**
 * Parses a lesson: `# title`, `minutes: 12`, then pages that start with `## title`. An empty line ends a
 * block.
 */
export function parseLesson(id: string, source: string): Lesson {
  const [head = '', ...pages] = source.split(/^## /m)
  const title = /^# (.+)$/m.exec(head)?.[1]
  const minutes = Number(/^minutes: (\d+)$/m.exec(head)?.[1])
  if (!title || !minutes || pages.length === 0) throw new Error(`${id} needs a title, minutes and pages`)
  let count = 0
  return { id, title, minutes, pages: pages.map((page) => parsePage(page, () => `${id}-${++count}`)) }
}

function parsePage(source: string, nextId: () => string): Page {
  const [title = '', ...rest] = source.split('\n')
  const parts = blocksOf(rest)
  return {
    title: title.trim(),
    blocks: parts.filter((lines) => !isQuestion(lines)).map(parseBlock),
    questions: parts.filter(isQuestion).map((lines) => parseQuestion(lines, nextId())),
  }
}

export function blocksOf(lines: readonly string[]): string[][] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0)
}

export function isQuestion(lines: readonly string[]): boolean {
  return lines[0]?.startsWith('? ') ?? false
}

function parseBlock(lines: readonly string[]): Block {
  const text = lines.map((line) => line.trim()).join(' ')
  const plate = PLATE.exec(text)?.groups
  if (plate)
    return {
      kind: 'plate',
      plate: plate.plate ?? '',
      caption: plate.caption ?? '',
      description: plate.description ?? '',
    }
  if (text.startsWith('![')) throw new Error(`not a plate: ${text}`)
  if (lines[0]?.startsWith('> ')) return { kind: 'fact', text: text.replaceAll(/(^|\s)> /g, '$1') }
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) }
  return { kind: 'text', text }
}
