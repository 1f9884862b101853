import type { Block, Lesson, Page } from './course.ts'
import { FENCE, parseDrawing } from './parse-drawing.ts'
import { parseQuestion } from './parse-question.ts'

const PLATE = /^!\[(?<caption>[^\]]+)\]\((?<plate>[\w-]+) "(?<description>[^"]+)"\)$/

/** The lines of a block, and where the first of them is in the file, counted from 1. */
type Part = { line: number; lines: readonly string[] }

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
  let line = head.split('\n').length
  const parsed = pages.map((page) => {
    const from = line
    line += page.split('\n').length - 1
    return parsePage(page, { file: `${id}.md`, line: from + 1 }, () => `${id}-${++count}`)
  })
  return { id, title, minutes, pages: parsed }
}

function parsePage(
  source: string,
  { file, line }: { file: string; line: number },
  nextId: () => string,
): Page {
  const [title = '', ...rest] = source.split('\n')
  const parts = partsOf(rest, line)
  return {
    title: title.trim(),
    blocks: parts.filter(({ lines }) => !isQuestion(lines)).map((part) => parseBlock(part, file)),
    questions: parts
      .filter(({ lines }) => isQuestion(lines))
      .map(({ lines }) => parseQuestion(lines, nextId())),
  }
}

function partsOf(lines: readonly string[], first: number): Part[] {
  const parts: Part[] = []
  let open: string[] = []
  for (const [at, line] of [...lines, ''].entries()) {
    if (line.trim() !== '') open.push(line)
    else if (open.length > 0) {
      parts.push({ line: first + at - open.length, lines: open })
      open = []
    }
  }
  return parts
}

export const blocksOf = (lines: readonly string[]) => partsOf(lines, 1).map((part) => part.lines)

export function isQuestion(lines: readonly string[]): boolean {
  return lines[0]?.startsWith('? ') ?? false
}

function parseBlock({ line, lines }: Part, file: string): Block {
  if (lines.some((one) => one.startsWith(FENCE)))
    return { kind: 'drawing', ...parseDrawing(lines, { file, line }) }
  const text = lines.map((one) => one.trim()).join(' ')
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
  if (lines.every((one) => one.startsWith('- ')))
    return { kind: 'list', items: lines.map((one) => one.slice(2).trim()) }
  return { kind: 'text', text }
}
