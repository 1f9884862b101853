import { own } from './own.ts'
import type { PathNode } from './path-tree.ts'
import type { FieldUse, Receipt } from './receipt.ts'
import type { DiveProblem } from './source-dive.ts'
import type { XmlElement } from './xml/xml-element.ts'

/** Where a field of the source goes. Returns what became of it; undefined if the value can't be read. */
export type Rule<Target> = {
  field: string
  read: (target: Target, value: string) => Exclude<FieldUse, 'unused'> | undefined
}

/** By the path of the field in its record. Fields without a rule are unused. */
export type Rules<Target> = Readonly<Record<string, Rule<Target>>>

/** The keys of those properties of a target that take such a value. */
type KeysFor<Target, Value> = {
  [Key in keyof Target]-?: [Value] extends [Exclude<Target[Key], undefined>] ? Key : never
}[keyof Target] &
  string

const set = <Target>(target: Target, key: string, value: unknown): void => {
  // Its key was checked by the type of the rule.
  ;(target as Record<string, unknown>)[key] = value
}

export const text = <Target>(key: KeysFor<Target, string>): Rule<Target> =>
  custom(key, (target, value) => {
    set(target, key, value)
  })

/** A number in a unit that the format fixes. */
export const number = <Target>(
  key: KeysFor<Target, number>,
  convert?: (value: number) => number | undefined,
): Rule<Target> => ({
  field: key,
  read: (target, value) => {
    const found = parseNumber(value)
    const converted = found === undefined || !convert ? found : convert(found)
    if (converted === undefined) return undefined
    set(target, key, converted)
    return convert ? 'converted' : 'stored'
  },
})

/** A value that is read by a function of the format. */
export const parsed = <Target, Value>(
  key: KeysFor<Target, Value>,
  parse: (value: string) => Value | undefined,
): Rule<Target> => ({
  field: key,
  read: (target, value) => {
    const found = parse(value)
    if (found === undefined) return undefined
    set(target, key, found)
    return 'converted'
  },
})

/** A value that goes elsewhere than into one property. */
export const custom = <Target>(
  field: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most rules can read everything and return nothing.
  read: (target: Target, value: string) => boolean | void,
): Rule<Target> => ({
  field,
  read: (target, value) => (read(target, value) === false ? undefined : 'stored'),
})

/** A value that was read before, for example because the meaning of others depends on it. */
export const known = (field: string): Rule<unknown> => custom(field, () => undefined)

/** Longer than any number that means something. */
export const LONGEST_NUMBER = 40
/** A dive with more of them is listed with the first ones. */
const MOST_PROBLEMS = 100

/** Some programs write decimals with a comma. */
export function parseNumber(value: string): number | undefined {
  if (value.length > LONGEST_NUMBER) return undefined
  const plain = value.trim().replace(',', '.')
  const found = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(found) ? found : undefined
}

export type Context = { receipt: Receipt; problems: DiveProblem[] }

type Place = {
  /** In the words of the source. */
  path: string
  /** The part of our dive that the rule's field is in, such as `samples`. */
  into?: string | undefined
  line?: number | undefined
}

/** Applies the rule of a field, and notes in the receipt what became of it. */
export function applyRule<Target>(
  { receipt, problems }: Context,
  rule: Rule<Target> | undefined,
  target: Target,
  value: string,
  { path, into, line }: Place,
): void {
  const use = rule?.read(target, value)
  if (rule && use) receipt.note(path, use, value, { into, field: rule.field })
  else receipt.note(path, 'unused', value)
  if (rule && !use && problems.length < MOST_PROBLEMS)
    problems.push({
      code: 'value-unreadable',
      value: `${path}: ${value}`,
      ...(line !== undefined && { line }),
    })
}

type ReadPart = (part: XmlElement, path: string) => void

type Mapping<Target> = {
  rules: Rules<Target>
  /** Parts that are read as a whole, by their path in the record. */
  parts?: Readonly<Record<string, ReadPart>>
  into?: string
  /** How the receipt names the element; without it, by its own name. */
  path?: string
}

/**
 * Reads every attribute and text of an element. `greatestdepth` is a text, `greatestdepth@unit` an attribute;
 * what has no rule is noted as unused, so that the receipt is complete (LO-03).
 */
export function mapElement<Target>(
  context: Context,
  root: XmlElement,
  target: Target,
  { rules, parts = {}, into, path: rootPath = root.name }: Mapping<Target>,
): void {
  const { paths } = context.receipt
  const visit = (element: XmlElement, place: PathNode) => {
    const { at, path } = place
    const readPart = at === '' ? undefined : own(parts, at)
    if (readPart) return readPart(element, path)
    const { line, attributes } = element
    for (const name in attributes) {
      const named = paths.attributeOf(place, name)
      applyRule(context, own(rules, named.at), target, attributes[name] ?? '', {
        path: named.path,
        into,
        line,
      })
    }
    if (element.text !== '') applyRule(context, own(rules, at), target, element.text, { path, into, line })
    for (const child of element.children) visit(child, paths.childOf(place, child.name))
  }
  visit(root, paths.rootOf(rootPath))
}
