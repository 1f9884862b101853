import { csvRows } from '../../references/index.ts'
import { BANK_LIMITS, type BankItem } from './bank-item.ts'
import { type BankReading, type Candidate, type ImportPlace, type Refusal, settle } from './reading.ts'

/** The names that tools give to a column, without spaces and in small letters. */
const COLUMNS = {
  id: /^(id|identifier|itemid|questionid)$/,
  topic: /^(topic|category|section|lesson)$/,
  prompt: /^(question|questiontext|prompt|stem|text)$/,
  right: /^(right|correct|correctanswer|rightanswer|answer|key)$/,
  reason: /^(explanation|reason|feedback|rationale)$/,
  page: /^(page|reference)$/,
} as const
const CHOICE = /^(?:(?:choice|option|answer)?([a-j])|(?:choice|option|answer)(\d{1,2}))$/
/** Feedback to the choice with this letter or number. */
const FEEDBACK = /^(?:feedback|whywrong)(?:([a-j])|(\d{1,2}))$/

type Column = keyof typeof COLUMNS
type Header = {
  named: ReadonlyMap<Column, number>
  choices: readonly number[]
  /** The column of the feedback to each choice, by the choice's index. */
  feedback: ReadonlyMap<number, number>
  unknown: readonly string[]
}

function headerOf(cells: readonly string[]): Header {
  const named = new Map<Column, number>()
  const choices: number[] = []
  const feedback = new Map<number, number>()
  const unknown: string[] = []
  for (const [at, cell] of cells.entries()) {
    const name = cell.toLowerCase().replaceAll(/[\s_-]+/g, '')
    const column = (Object.keys(COLUMNS) as Column[]).find((key) => COLUMNS[key].test(name))
    if (column && !named.has(column)) named.set(column, at)
    // One more than a question can have, so that it's refused. Every row reads each of these columns.
    else if (CHOICE.test(name) && choices.length <= BANK_LIMITS.mostChoices) choices.push(at)
    else if (FEEDBACK.test(name)) feedback.set(placeIn(FEEDBACK.exec(name) ?? []), at)
    else if (name) unknown.push(cell)
  }
  return { named, choices, feedback, unknown }
}

const placeIn = ([, letter, number]: readonly (string | undefined)[]) =>
  letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : Number(number) - 1

/** A cell that a spreadsheet would take for a formula has an apostrophe before it. */
const FORMULA = /^'*[=+\-@]/
const toCell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\n\r]|^\s|\s$/.test(safe) || safe === '' ? `"${safe.replaceAll('"', '""')}"` : safe
}
const fromCell = (text: string) => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text)

/** The right answer is a number from 1, a letter, or the text of the choice. */
function rightOf(answer: string, choices: readonly string[]): number {
  const same = choices.indexOf(answer)
  if (same >= 0) return same
  if (/^\d{1,2}$/.test(answer)) return Number(answer) - 1
  return /^[a-j]$/i.test(answer) ? answer.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1
}

export function readCsv(text: string): BankReading {
  const [header, ...rows] = csvRows(text)
  const { named, choices: places, feedback, unknown } = headerOf(header?.cells ?? [])
  if (!named.has('prompt') || !named.has('right') || places.length < 2)
    return settle([{ line: 1, item: header?.cells.join(' ') ?? '', fault: 'unreadable' }])
  const reading = settle(
    rows.map(({ line, cells }): Candidate | Refusal => {
      const cell = (column: Column) => fromCell(cells[named.get(column) ?? -1]?.trim() ?? '')
      const given = places.map((at) => fromCell(cells[at]?.trim() ?? ''))
      const last = given.findLastIndex((choice) => choice !== '')
      const choices = given.slice(0, last + 1)
      const right = rightOf(cell('right'), choices)
      return {
        line,
        item: cell('id') || cell('prompt'),
        id: cell('id') || null,
        topic: cell('topic') || null,
        prompt: cell('prompt'),
        choices: choices.map((choice, at) => ({
          text: choice,
          isRight: at === right,
          feedback: fromCell(cells[feedback.get(at) ?? -1]?.trim() ?? ''),
        })),
        reason: cell('reason'),
        page: cell('page') || null,
        losses: [],
      }
    }),
  )
  const lost: ImportPlace[] = unknown.map((item) => ({ line: 1, item: item.slice(0, 100) }))
  return {
    ...reading,
    losses: [...lost.map((one) => ({ ...one, loss: 'column' as const })), ...reading.losses],
  }
}

/** One question a line. `topicOf` words the topic of a question. */
export function writeCsv(items: readonly BankItem[], topicOf: (section: string) => string): string {
  const most = Math.max(3, ...items.map(({ choices }) => choices.length))
  const choices = Array.from({ length: most }, (_, at) => at)
  const header = [
    'id',
    'topic',
    'question',
    ...choices.map((at) => `choice ${at + 1}`),
    'right',
    'explanation',
    'page',
    ...choices.map((at) => `feedback ${at + 1}`),
  ]
  const rows = items.map((item) => [
    item.id,
    topicOf(item.section),
    item.prompt,
    ...choices.map((at) => item.choices[at] ?? ''),
    // A letter, because a choice can be a number.
    String.fromCharCode('A'.charCodeAt(0) + item.right),
    item.reason,
    item.page ?? '',
    ...choices.map((at) => item.feedback[at] ?? ''),
  ])
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}
