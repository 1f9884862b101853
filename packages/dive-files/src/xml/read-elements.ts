import { type SaxesOptions, SaxesParser, type SaxesTagPlain } from 'saxes'
import type { ByteSource } from '../byte-source.ts'
import { type Encoding, readText } from '../encoding.ts'
import { FileProblem } from '../file-problem.ts'
import type { XmlElement } from './xml-element.ts'

/** No format of dive logs nests deeper than 12. */
const DEEPEST = 64
/** A sample of Subsurface has 25. */
const MOST_ATTRIBUTES = 64
/** Elements and attributes. A dive of 100,000 samples with 13 values each has 1.4 million. */
const MOST_VALUES_OF_A_DIVE = 1_500_000
/** A logbook of 200 MB has as many. */
const MOST_VALUES = 8_000_000
/** Real ones have 14 characters and more with their name: a file of shorter ones says nothing, and takes long. */
const SHORTEST_VALUE = 10
/** From how many on the average tells. */
const SHORT_FROM = 200_000
const LONGEST_TEXT = 1_000_000
/** The profiles of a dive of 100,000 samples. */
const LONGEST_OWN = 20_000_000
/** The parser holds a value until it ends; a single one that is longer than anything we write has no use. */
const LONGEST_VALUE = LONGEST_OWN + 1_000_000
/** The target of instructions that our writers add for our readers. */
export const OWN = 'fathom'

const NONE: Readonly<Record<string, string>> = Object.freeze({})
const NO_CHILDREN: XmlElement[] = []

export type Found = {
  /** The names of the elements from the root on: `uddf/profiledata/repetitiongroup/dive`. */
  path: string
  element: XmlElement
}

type Open = { path: string; element: XmlElement | undefined }

type Wanted = (path: string, depth: number) => boolean
/** Given each attribute and text outside of the wanted elements, by its path. */
type Skipped = (path: string, value: string) => void

/**
 * Yields the elements at the wanted paths, each with everything in it, and forgets the rest. An element in a
 * wanted one is a part of it.
 */
export async function* readElements(
  source: ByteSource,
  encoding: Encoding,
  isWanted: Wanted,
  onSkipped?: Skipped,
): AsyncGenerator<Found> {
  const collector = new Collector(isWanted, onSkipped)
  for await (const text of readText(source, encoding)) {
    collector.write(text)
    yield* collector.takeFound()
  }
  collector.close()
  yield* collector.takeFound()
}

class Collector {
  readonly #isWanted: Wanted
  readonly #onSkipped: Skipped | undefined
  /**
   * It stores handlers under computed names. With eight of them V8 makes the object slow to read, and every character
   * is read from it: parsing takes four times as long.
   */
  readonly #parser = new SaxesParser<SaxesOptions>({ position: true })
  readonly #open: Open[] = []
  #found: Found[] = []
  #values = 0
  #valuesOfDive = 0
  /** Characters in all. */
  #read = 0
  /** Characters since something ended. */
  #unfinished = 0

  constructor(isWanted: Wanted, onSkipped: Skipped | undefined) {
    this.#isWanted = isWanted
    this.#onSkipped = onSkipped
    this.#parser.on('error', (error) => {
      throw this.#problem('not-well-formed', error)
    })
    this.#parser.on('doctype', (doctype) => {
      // Nobody who writes a dive log needs one, and a chain of them fills the memory.
      if (/<!ENTITY/i.test(doctype)) throw this.#problem('entities-refused')
    })
    this.#parser.on('opentag', (tag) => this.#begin(tag as SaxesTagPlain))
    this.#parser.on('text', (text) => this.#addText(text))
    this.#parser.on('cdata', (text) => this.#addText(text))
    this.#parser.on('processinginstruction', ({ target, body }) => {
      this.#finish()
      const element = this.#open.at(-1)?.element
      if (target === OWN && element && body.length <= LONGEST_OWN) element.own = body
    })
    this.#parser.on('closetag', () => this.#end())
  }

  write(text: string): void {
    this.#read += text.length
    this.#unfinished += text.length
    this.#parser.write(text)
    if (this.#unfinished > LONGEST_VALUE) throw this.#problem('dive-too-large')
  }

  close(): void {
    this.#parser.close()
  }

  takeFound(): Found[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #problem(code: FileProblem['code'], cause?: unknown): FileProblem {
    return new FileProblem(code, { line: this.#parser.line }, cause)
  }

  #tooMany(what: 'attributes' | 'values', limit: number): FileProblem {
    return new FileProblem('too-many-values', { line: this.#parser.line, what, limit })
  }

  #finish(): void {
    this.#unfinished = 0
  }

  #begin({ name: qualified, attributes }: SaxesTagPlain): void {
    this.#finish()
    const parent = this.#open.at(-1)
    if (this.#open.length >= DEEPEST) throw this.#problem('too-deep')
    const name = localName(qualified)
    const isPart = parent?.element !== undefined
    const path = isPart ? '' : parent ? `${parent.path}/${name}` : name
    const isWanted = isPart || this.#isWanted(path, this.#open.length + 1)
    const named = this.#readAttributes(attributes, isWanted)
    const element = isWanted
      ? { name, attributes: named, children: NO_CHILDREN, text: '', line: this.#parser.line }
      : undefined
    if (element && parent?.element) addChild(parent.element, element)
    if (!isWanted && this.#onSkipped)
      for (const key of Object.keys(named)) this.#onSkipped(`${path}@${key}`, named[key] ?? '')
    this.#open.push({ path, element })
  }

  /** By their local names. Counts them and their element. */
  #readAttributes(attributes: Record<string, string>, isWanted: boolean): Readonly<Record<string, string>> {
    let named: Record<string, string> | undefined
    let values = 1
    for (const name in attributes) {
      values += 1
      if (/^xmlns(:|$)/.test(name)) continue
      named ??= {}
      setOwn(named, localName(name), attributes[name] ?? '')
    }
    this.#values += values
    if (isWanted) this.#valuesOfDive += values
    if (values > MOST_ATTRIBUTES + 1) throw this.#tooMany('attributes', MOST_ATTRIBUTES)
    if (this.#valuesOfDive > MOST_VALUES_OF_A_DIVE) throw this.#problem('dive-too-large')
    this.#checkValues()
    return named ?? NONE
  }

  #checkValues(): void {
    if (this.#values > MOST_VALUES) throw this.#tooMany('values', MOST_VALUES)
    const isDense = this.#values > SHORT_FROM && this.#read < this.#values * SHORTEST_VALUE
    if (isDense) throw this.#tooMany('values', SHORT_FROM)
  }

  #addText(text: string): void {
    this.#finish()
    const element = this.#open.at(-1)?.element
    if (element) {
      element.text += text
      if (element.text.length > LONGEST_TEXT) throw this.#problem('dive-too-large')
    } else this.#skipText(text)
  }

  #skipText(text: string): void {
    if (this.#onSkipped && this.#open.length > 0 && text.trim() !== '')
      this.#onSkipped(this.#open.at(-1)?.path ?? '', text.trim())
  }

  #end(): void {
    this.#finish()
    const closed = this.#open.pop()
    if (!closed?.element) return
    closed.element.text = closed.element.text.trim()
    if (this.#open.at(-1)?.element) return
    this.#valuesOfDive = 0
    this.#found.push({ path: closed.path, element: closed.element })
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Most elements have no children, and an array for each would double the memory. */
function addChild(parent: XmlElement, child: XmlElement): void {
  if (parent.children === NO_CHILDREN) parent.children = [child]
  else (parent.children as XmlElement[]).push(child)
}

function setOwn(table: Record<string, string>, key: string, value: string): void {
  if (key === '__proto__') Object.defineProperty(table, key, { value, enumerable: true })
  else table[key] = value
}
