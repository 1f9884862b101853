import { type Control, type Drawing, type Goal, isReached, type PlacedDrawing } from '../drawings/drawing.ts'
import { drawings } from '../drawings/drawings.ts'

export const FENCE = '```'

type Place = { file: string; line: number }
type Entry = { key: string; value: string; refuse: (why: string) => never }
type Slider = PlacedDrawing['sliders'][number]

const TEXTS = ['title', 'shows', 'task', 'solved'] as const
const SETTING = /^(?<start>-?[\d.]+)(?: from (?<min>-?[\d.]+) to (?<max>-?[\d.]+)|(?<fixed> fixed))?$/
const GOAL = /^(?<of>\w+) (?<is>=|>=|<=) (?<value>[\w.-]+)$/

/**
 * An interactive drawing: a fence with its name, then a line for each text, slider and goal. What isn't known
 * fails with its line, because a misspelled slider would silently be missing.
 */
export function parseDrawing(lines: readonly string[], { file, line }: Place): PlacedDrawing {
  const refuserOf = (at: number) => (why: string) => {
    throw new Error(`${file}:${line + at}: ${why}`)
  }
  const [, name = ''] = /^```drawing ([\w-]+)$/.exec(lines[0] ?? '') ?? []
  const refuse: (why: string) => never = refuserOf(0) as never
  const drawing = drawings[name]
  if (!drawing) return refuse(`no drawing is called "${name || lines[0]}"`)
  if (lines.at(-1) !== FENCE) return refuse('a drawing ends with a fence, and has no empty line')
  const entries = lines.slice(1, -1).map((text, at) => entryOf(text, refuserOf(at + 1) as never))
  const texts = Object.fromEntries(TEXTS.map((key) => [key, textOf(entries, key, refuse)]))
  const settings = entries
    .filter(({ key }) => key in drawing.controls)
    .map((entry) => settingOf(entry, drawing.controls[entry.key] as Control))
  const known = new Set<string>([...TEXTS, 'goal', ...Object.keys(drawing.controls)])
  for (const { key, refuse } of entries) if (!known.has(key)) refuse(`${name} has no "${key}"`)
  const starts = Object.entries(drawing.controls).map(([key, { start }]) => [key, start])
  const values = {
    ...Object.fromEntries(starts),
    ...Object.fromEntries(settings.map(({ name, start }) => [name, start])),
  }
  const goals = entries.filter(({ key }) => key === 'goal').map((entry) => goalOf(entry, drawing, values))
  if (goals.length === 0) refuse('a drawing needs a goal')
  // With rules to check, a plan is only solved when the reader asks for the check.
  if (!drawing.checks && isReached(drawing, values, goals)) refuse('the task is solved before it begins')
  return {
    name,
    ...(texts as Record<(typeof TEXTS)[number], string>),
    values,
    sliders: settings.flatMap(({ slider }) => slider ?? []),
    goals,
  }
}

function entryOf(text: string, refuse: Entry['refuse']): Entry {
  const [, key = '', value = ''] = /^([\w-]+): (.+)$/.exec(text) ?? []
  if (!key) refuse(`not a line of a drawing: ${text}`)
  return { key, value: value.trim(), refuse }
}

function textOf(entries: readonly Entry[], key: string, refuse: Entry['refuse']): string {
  const found = entries.filter((entry) => entry.key === key)
  if (found.length > 1) found[1]?.refuse(`a second "${key}"`)
  return found[0]?.value ?? refuse(`a drawing needs "${key}"`)
}

/** `18`, `18 from 10 to 30` or `18 fixed`, which shows no slider. */
function settingOf(
  { key, value, refuse }: Entry,
  control: Control,
): { name: string; start: number; slider?: Slider } {
  const found = SETTING.exec(value)?.groups
  if (!found) return refuse(`"${key}" is a number, with "from … to …" or "fixed": ${value}`)
  const start = Number(found.start)
  const min = Number(found.min ?? control.min)
  const max = Number(found.max ?? control.max)
  const isStep = (number: number) => Number.isInteger((number - min) / control.step)
  if (min < control.min || max > control.max || min >= max)
    refuse(`"${key}" lies between ${control.min} and ${control.max}: ${value}`)
  if (!(start >= min && start <= max && isStep(start)))
    refuse(`"${key}" starts between ${min} and ${max}, in steps of ${control.step}: ${value}`)
  if (found.fixed) return { name: key, start }
  return { name: key, start, slider: { name: key, min, max, step: control.step } }
}

function goalOf({ value, refuse }: Entry, drawing: Drawing, values: PlacedDrawing['values']): Goal {
  const found = GOAL.exec(value)?.groups
  if (!found) return refuse(`a goal is a name, =, >= or <=, and a value: ${value}`)
  const { of = '', is = '', value: text = '' } = found
  if (of === 'outcome' && is === '=') {
    if (!drawing.says.includes(text)) refuse(`it never says "${text}"`)
    return { of, is, value: text }
  }
  const number = Number(text)
  if (Number.isNaN(number)) refuse(`not a number: ${text}`)
  if (!(of in values) && !(of in drawing.results(values))) refuse(`the drawing has no "${of}"`)
  return { of, is: is as Goal['is'], value: number }
}
