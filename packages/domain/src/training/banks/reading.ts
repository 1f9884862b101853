import { BANK_LIMITS, type BankItem, type ItemFault, itemFault, tidy, tidyLine } from './bank-item.ts'

/** A question of a file; its topic is the file's own name for it. */
export type ReadItem = Omit<BankItem, 'section' | 'picture'> & {
  topic: string | null
  picture: ReadPicture | null
}

/** A picture above a question: in the file itself, or in another one of the same zip. */
export type ReadPicture = { alt: string; from: { base64: string } | { path: string } }

/** Why a question of a file is not taken. */
export type ImportFault =
  | ItemFault
  | 'kind'
  | 'unreadable'
  | 'same-id'
  | 'too-many'
  | 'file-missing'
  | 'file-unknown'

/** What of a question or file is left out, though the rest is taken. */
export type ImportLoss =
  | 'formatting'
  | 'picture'
  | 'choice-feedback'
  | 'column'
  | 'partial-credit'
  | 'topic'
  | 'page'
  | 'id'
  /** The office retired the question, and it stays so. */
  | 'retired'

/** Where in the file: the line if it is known, and the name of the question, column or file. */
export type ImportPlace = { line: number | null; item: string }

export type BankReading = {
  items: ReadItem[]
  refused: (ImportPlace & { fault: ImportFault })[]
  losses: (ImportPlace & { loss: ImportLoss })[]
}

/** The two choices of a true or false question, in the language of the bank. */
export type TrueFalse = { yes: string; no: string }

/** `feedback` is what the file says to someone who chooses it. */
type ReadChoice = { text: string; isRight: boolean; feedback: string }

/** A question as a file has it, before it's judged. */
export type Candidate = ImportPlace & {
  /** The file's identifier of the question; null if it has none. */
  id: string | null
  topic: string | null
  prompt: string
  choices: readonly ReadChoice[]
  reason: string
  page: string | null
  picture?: ReadPicture | null
  losses: readonly ImportLoss[]
}

export type Refusal = ImportPlace & { fault: ImportFault }

/** 53 bits of a text: without an identifier, the same question has the same one each time. */
export function nameOfText(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return `q-${(4294967296 * (2097151 & two) + (one >>> 0)).toString(36)}`
}

const STARS = '**'

/** Judges what a file has: everything in it is either taken, or listed with the reason. */
export function settle(found: readonly (Candidate | Refusal)[]): BankReading {
  const reading: BankReading = { items: [], refused: [], losses: [] }
  const known = new Set<string>()
  for (const one of found) {
    const { line, item: name } = one
    const item = shorten(name)
    if ('fault' in one) {
      reading.refused.push({ line, item, fault: one.fault })
      continue
    }
    const { read, losses } = readItem(one)
    const fault = faultOf(one, read, known)
    if (fault) {
      reading.refused.push({ line, item: item || shorten(read.prompt), fault })
      continue
    }
    known.add(read.id)
    reading.items.push(read)
    reading.losses.push(...losses.map((loss) => ({ line, item: item || read.id, loss })))
  }
  return reading
}

const shorten = (text: string) => tidyLine(text).slice(0, 100)

function readItem(one: Candidate): { read: ReadItem; losses: ImportLoss[] } {
  const losses = new Set(one.losses)
  const text = (raw: string) => {
    if (raw.includes(STARS)) losses.add('formatting')
    return tidy(raw.replaceAll(STARS, ''))
  }
  const short = (raw: string | null, most: number, loss: ImportLoss) => {
    const name = tidyLine((raw ?? '').replaceAll(STARS, ''))
    if (name.length > most) losses.add(loss)
    return name.slice(0, most).trim() || null
  }
  const prompt = text(one.prompt)
  const right = one.choices.findIndex(({ isRight }) => isRight)
  const general = text(one.reason)
  // Who chose right reads the explanation, so what a file says to them is one.
  const praise = text(one.choices[right]?.feedback ?? '')
  if (praise && general && praise !== general) losses.add('choice-feedback')
  const read = {
    id: short(one.id, BANK_LIMITS.id, 'id') ?? nameOfText(prompt),
    topic: short(one.topic, BANK_LIMITS.topic, 'topic'),
    prompt,
    choices: one.choices.map((choice) => text(choice.text)),
    right,
    reason: general || praise,
    feedback: one.choices.map((choice, at) => (at === right ? '' : text(choice.feedback))),
    page: short(one.page, BANK_LIMITS.page, 'page'),
    // What a picture shows is mostly in the question, if the file doesn't say it.
    picture: one.picture
      ? { ...one.picture, alt: (tidyLine(one.picture.alt) || tidyLine(prompt)).slice(0, BANK_LIMITS.alt) }
      : null,
  }
  return { read, losses: [...losses] }
}

function faultOf({ choices }: Candidate, read: ReadItem, known: ReadonlySet<string>): ImportFault | null {
  if (choices.filter(({ isRight }) => isRight).length > 1) return 'several-right'
  const fault = itemFault(read)
  if (fault) return fault
  if (known.has(read.id)) return 'same-id'
  return known.size >= BANK_LIMITS.items ? 'too-many' : null
}
