import { availableParallelism, loadavg } from 'node:os'
import { type Figure, isMet } from './figure.ts'

/** What a figure depends on besides the code. */
export type Conditions = { date: string; cores: number; architecture: string; load: number }

/** Read before the bench begins: its own work is part of the load afterwards. */
export const readConditions = (): Conditions => ({
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  architecture: process.arch,
  load: loadavg()[0] ?? 0,
})

const begin = (name: string) => `<!-- measured by: npm run bench -- ${name} -->`
const END = '<!-- end -->'

/** Replaces the table of one bench in a document. Undefined if the document has no place for it. */
export function withTable(
  text: string,
  name: string,
  figures: readonly Figure[],
  conditions: Conditions,
): string | undefined {
  const from = text.indexOf(begin(name))
  if (from < 0) return undefined
  const to = text.indexOf(END, from)
  if (to < 0) throw new Error(`the table of ${name} has no end (${END})`)
  return [text.slice(0, from), begin(name), '\n', tableOf(name, figures, conditions), text.slice(to)].join('')
}

function tableOf(name: string, figures: readonly Figure[], conditions: Conditions): string {
  const { date, cores, architecture, load } = conditions
  return [
    '| what | limit | measured |',
    '|---|---|---|',
    ...figures.map((figure) => `| ${inCell(figure.name)} | ${limitOf(figure)} | ${measuredOf(figure)} |`),
    '',
    `\`npm run bench -- ${name}\`, ${date}, ${cores} cores (${architecture}), load ${load.toFixed(1)} before.`,
    '',
  ].join('\n')
}

function limitOf({ atMost, atLeast, unit }: Figure): string {
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast} ${unit}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost} ${unit}`]),
  ]
  return limits.join(', ') || 'no limit'
}

function measuredOf(figure: Figure): string {
  const value = `${figure.value.toFixed(figure.digits ?? 1)} ${figure.unit}`
  return isMet(figure) ? value : `${value}, **missed**`
}

const inCell = (text: string) => text.replaceAll('|', '\\|')
