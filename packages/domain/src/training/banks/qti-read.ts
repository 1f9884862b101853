import { elementsOf, type PlainText, textOfElement, withDescendants, type XmlElement } from './markup.ts'
import { type BankReading, type Candidate, type ImportLoss, type Refusal, settle } from './reading.ts'

/** An XML file of a QTI package, or the only one. */
export type QtiFile = { path: string; root: XmlElement }

/** QTI 2 and 3 differ in the spelling: `choiceInteraction` and `qti-choice-interaction`. */
function inOneSpelling(element: XmlElement): XmlElement {
  const attributes = Object.entries(element.attributes).map(([name, value]) => [
    name.replaceAll('-', ''),
    value,
  ])
  return {
    name: element.name.replace(/^qti-/, '').replaceAll('-', ''),
    attributes: Object.fromEntries(attributes),
    nodes: element.nodes.map((node) => (typeof node === 'string' ? node : inOneSpelling(node))),
  }
}

const allOf = (element: XmlElement, name: string) =>
  withDescendants(element).filter((each) => each.name === name)

/** Those of a name that aren't inside another one, whose text has theirs already. */
const outermost = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).flatMap((each) => (each.name === name ? [each] : outermost(each, name)))

/** `unread` are files that aren't valid XML, `pictures` the other files of the zip. */
export function readQti(
  files: readonly QtiFile[],
  unread: readonly string[] = [],
  pictures: readonly string[] = [],
): BankReading {
  const read = files.map(({ path, root }) => ({ path, root: inOneSpelling(root) }))
  const paths = new Set([...files.map(({ path }) => path), ...unread])
  const topics = topicsIn(read)
  const found = read.flatMap(({ path, root }): (Candidate | Refusal)[] => {
    if (root.name === 'assessmentitem') return [itemOf({ path, root }, topics, new Set(pictures))]
    if (root.name === 'assessmenttest' || root.name === 'manifest') return missingFrom(path, root, paths)
    return [{ line: null, item: path, fault: 'file-unknown' }]
  })
  const broken = unread.map((item): Refusal => ({ line: null, item, fault: 'unreadable' }))
  const reading = settle([...found, ...broken])
  // A test and a manifest usually name the same files.
  const named = new Set<string>()
  const refused = reading.refused.filter(({ item, fault }) => {
    const key = `${fault} ${item}`
    const isNew = fault !== 'file-missing' || !named.has(key)
    named.add(key)
    return isNew
  })
  return { ...reading, refused }
}

function resolvePath(from: string, href: string): string {
  const steps = [...from.split('/').slice(0, -1), ...href.split(/[?#]/, 1).join('').split('/')]
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

const decoded = (href: string) => {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** A topic is the innermost section of a test that has a title and names the item. */
function topicsIn(files: readonly QtiFile[]): ReadonlyMap<string, string> {
  const topics = new Map<string, string>()
  const walk = (path: string, element: XmlElement, topic: string | undefined) => {
    const own = element.name === 'assessmentsection' ? element.attributes.title || topic : topic
    if (element.name === 'assessmentitemref' && own)
      topics.set(resolvePath(path, decoded(element.attributes.href ?? '')), own)
    for (const child of elementsOf(element)) walk(path, child, own)
  }
  for (const { path, root } of files) if (root.name === 'assessmenttest') walk(path, root, undefined)
  return topics
}

function missingFrom(path: string, root: XmlElement, paths: ReadonlySet<string>): Refusal[] {
  const isItem = ({ attributes }: XmlElement) => /^imsqti_item/i.test(attributes.type ?? '')
  const refs = [...allOf(root, 'assessmentitemref'), ...allOf(root, 'resource').filter(isItem)]
  return refs
    .map(({ attributes }) => resolvePath(path, decoded(attributes.href ?? '')))
    .filter((href) => !paths.has(href))
    .map((item) => ({ line: null, item, fault: 'file-missing' }))
}

/** The signs that an identifier of QTI can't have are written as `_x20_`. */
const idIn = (identifier: string) =>
  identifier.replaceAll(/_x([\da-f]{1,6})_/g, (whole, hex) => {
    const code = Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

function itemOf(
  { path, root }: QtiFile,
  topics: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): Candidate | Refusal {
  const { identifier = '', title = '', label } = root.attributes
  const id = idIn(identifier)
  const place = { line: null, item: id || title || path }
  const interactions = withDescendants(root).filter(({ name }) => name.endsWith('interaction'))
  const [interaction] = interactions
  if (interactions.length !== 1 || interaction?.name !== 'choiceinteraction')
    return { ...place, fault: 'kind' }
  const right = rightIn(root, interaction)
  if (right === undefined || Number(interaction.attributes.maxchoices ?? 1) > 1)
    return { ...place, fault: 'kind' }
  const losses = new Set<ImportLoss>()
  const noted = ({ text, hasFormatting }: PlainText) => {
    if (hasFormatting) losses.add('formatting')
    return text
  }
  const [picture, ...others] = picturesIn(path, root)
  if (others.length > 0 || (picture && !files.has(picture.from.path))) losses.add('picture')
  const choices = elementsOf(interaction).filter(({ name }) => name === 'simplechoice')
  return {
    ...place,
    id: id || null,
    topic: topics.get(path) ?? null,
    prompt: promptOf(root, interaction, noted),
    choices: choices.map((choice) => ({
      text: noted(textOfElement(choice, ({ name }) => name === 'feedbackinline')),
      isRight: right.has(choice.attributes.identifier ?? ''),
      feedback: outermost(choice, 'feedbackinline')
        .map((each) => noted(textOfElement(each)))
        .join('\n'),
    })),
    reason: reasonOf(root, losses, noted),
    page: label ?? null,
    picture: picture && files.has(picture.from.path) ? picture : null,
    losses: [...losses],
  }
}

/** Everything that an item shows besides text; the first picture of its body comes first. */
const picturesIn = (path: string, root: XmlElement) =>
  withDescendants(root)
    .filter(({ name }) => name === 'img' || name === 'object')
    .map(({ attributes: { src, data, alt = '' } }) => ({
      alt,
      from: { path: resolvePath(path, decoded(src ?? data ?? '')) },
    }))

/** The stem is often before the interaction, and its own prompt empty. */
function promptOf(root: XmlElement, interaction: XmlElement, noted: (text: PlainText) => string): string {
  const [body] = allOf(root, 'itembody')
  const isElsewhere = ({ name }: XmlElement) => /^(choiceinteraction|rubricblock|feedbackblock)$/.test(name)
  const prompts = elementsOf(interaction).filter(({ name }) => name === 'prompt')
  const parts = [
    ...(body ? [textOfElement(body, isElsewhere)] : []),
    ...prompts.map((prompt) => textOfElement(prompt)),
  ]
  return parts.map(noted).join('\n')
}

/** The identifiers of the right choices; undefined if several must be chosen. */
function rightIn(root: XmlElement, interaction: XmlElement): ReadonlySet<string> | undefined {
  const declared = allOf(root, 'responsedeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseidentifier,
  )
  if (!declared) return new Set()
  const values = allOf(declared, 'correctresponse').flatMap((response) => allOf(response, 'value'))
  const mapped = allOf(declared, 'mapentry')
    .filter(({ attributes }) => Number(attributes.mappedvalue) > 0)
    .map(({ attributes }) => attributes.mapkey ?? '')
  const right = values.length > 0 ? values.map((value) => textOfElement(value).text.trim()) : mapped
  return declared.attributes.cardinality === 'multiple' && right.length !== 1 ? undefined : new Set(right)
}

/** General feedback explains the question. Feedback to one choice looks the same, so it's all taken together. */
function reasonOf(root: XmlElement, losses: Set<ImportLoss>, noted: (text: PlainText) => string): string {
  const feedback = [...outermost(root, 'modalfeedback'), ...outermost(root, 'feedbackblock')]
  const texts = [...new Set(feedback.map((each) => noted(textOfElement(each)).trim()))].filter(Boolean)
  if (texts.length > 1) losses.add('choice-feedback')
  return texts[0] ?? ''
}
