import { type SaxesOptions, SaxesParser, type SaxesTagPlain } from 'saxes'
import type { ByteSource } from '../byte-source.ts'
import { type Encoding, readText } from '../encoding.ts'
import { FileProblem } from '../file-problem.ts'
import type { XmlElement } from './xml-element.ts'

/** No format of dive logs nests deeper than 12. */
const DEEPEST = 64
/** A dive of 100,000 samples with 13 values each has 1.4 million. */
const MOST_ELEMENTS = 4_000_000
const LONGEST_TEXT = 1_000_000
const MOST_ATTRIBUTES = 200
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

type Open = { name: string; element: XmlElement | undefined }

type Wanted = (path: string) => boolean
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
  readonly #parser = new SaxesParser<SaxesOptions>({ position: true })
  readonly #open: Open[] = []
  #found: Found[] = []
  #elements = 0
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
    this.#parser.on('comment', () => this.#finish())
    this.#parser.on('processinginstruction', ({ target, body }) => {
      this.#finish()
      const element = this.#open.at(-1)?.element
      if (target === OWN && element && body.length <= LONGEST_OWN) element.own = body
    })
    this.#parser.on('closetag', () => this.#end())
  }

  write(text: string): void {
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

  #finish(): void {
    this.#unfinished = 0
  }

  #begin({ name: qualified, attributes }: SaxesTagPlain): void {
    this.#finish()
    if (this.#open.length >= DEEPEST) throw this.#problem('too-deep')
    if (Object.keys(attributes).length > MOST_ATTRIBUTES) throw this.#problem('dive-too-large')
    const name = localName(qualified)
    const parent = this.#open.at(-1)?.element
    const path = parent ? '' : [...this.#open.map((open) => open.name), name].join('/')
    const isPart = parent !== undefined || this.#isWanted(path)
    if (!isPart && this.#onSkipped)
      for (const [key, value] of Object.entries(localNames(attributes)))
        this.#onSkipped(`${path}@${key}`, value)
    if (isPart && ++this.#elements > MOST_ELEMENTS) throw this.#problem('dive-too-large')
    const element = isPart
      ? { name, attributes: localNames(attributes), children: NO_CHILDREN, text: '', line: this.#parser.line }
      : undefined
    if (parent && element) {
      const siblings = parent.children as XmlElement[]
      // Most elements have no children, and an array for each would double the memory.
      if (siblings === NO_CHILDREN) parent.children = [element]
      else siblings.push(element)
    }
    this.#open.push({ name, element })
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
      this.#onSkipped(this.#open.map(({ name }) => name).join('/'), text.trim())
  }

  #end(): void {
    this.#finish()
    const closed = this.#open.pop()
    if (!closed?.element) return
    closed.element.text = closed.element.text.trim()
    if (this.#open.at(-1)?.element) return
    this.#elements = 0
    const path = [...this.#open, closed].map(({ name }) => name).join('/')
    this.#found.push({ path, element: closed.element })
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function localNames(attributes: Record<string, string>): Readonly<Record<string, string>> {
  const names = Object.keys(attributes).filter((name) => !/^xmlns(:|$)/.test(name))
  if (names.length === 0) return NONE
  return Object.fromEntries(names.map((name) => [localName(name), attributes[name] ?? '']))
}
