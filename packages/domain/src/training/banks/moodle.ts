import type { BankItem } from './bank-item.ts'
import { topicIn } from './gift.ts'
import {
  elementsOf,
  escapeXml,
  picturesInHtml,
  textOfHtml,
  withDescendants,
  type XmlElement,
} from './markup.ts'
import {
  type BankReading,
  type Candidate,
  type ImportLoss,
  nameOfText,
  type ReadPicture,
  type Refusal,
  settle,
  type TrueFalse,
} from './reading.ts'

const childOf = (element: XmlElement | undefined, name: string) =>
  element && elementsOf(element).find((child) => child.name === name)
const rawOf = (element: XmlElement | undefined) =>
  element?.nodes.map((node) => (typeof node === 'string' ? node : '')).join('') ?? ''

const AS_HTML = /^(html|moodle_auto_format|)$/

/** Text of Moodle is in `<text>`, in the format that its element names. */
function textIn(element: XmlElement | undefined, losses: Set<ImportLoss>): string {
  const raw = rawOf(childOf(element, 'text'))
  if (!AS_HTML.test(element?.attributes.format ?? '')) return raw
  const { text, hasFormatting, hasPicture } = textOfHtml(raw)
  if (hasFormatting) losses.add('formatting')
  if (hasPicture) losses.add('picture')
  return text
}

export function readMoodle(root: XmlElement, words: TrueFalse): BankReading {
  let topic: string | null = null
  const found: (Candidate | Refusal)[] = []
  for (const question of elementsOf(root)) {
    if (question.name !== 'question') {
      found.push({ line: null, item: question.name, fault: 'kind' })
      continue
    }
    if (question.attributes.type === 'category') {
      topic = topicIn(rawOf(childOf(childOf(question, 'category'), 'text')).trim())
      continue
    }
    found.push(questionOf(question, topic, words))
  }
  return settle(withDistinctIds(found))
}

function questionOf(question: XmlElement, topic: string | null, words: TrueFalse): Candidate | Refusal {
  const name = rawOf(childOf(childOf(question, 'name'), 'text')).trim()
  const id = rawOf(childOf(question, 'idnumber')).trim()
  const place = { line: null, item: name || id }
  const single = rawOf(childOf(question, 'single')).trim().toLowerCase()
  const isTrueFalse = question.attributes.type === 'truefalse'
  const isSingle = question.attributes.type === 'multichoice' && single !== 'false' && single !== '0'
  if (!isTrueFalse && !isSingle) return { ...place, fault: 'kind' }
  const losses = new Set<ImportLoss>()
  const choices = elementsOf(question)
    .filter((child) => child.name === 'answer')
    .map((answer) => {
      const fraction = Number(answer.attributes.fraction ?? 0)
      if (fraction > 0 && fraction < 100) losses.add('partial-credit')
      return {
        text: isTrueFalse ? wordOf(rawOf(childOf(answer, 'text')), words) : textIn(answer, losses),
        isRight: fraction >= 100,
        feedback: textIn(childOf(answer, 'feedback'), losses),
      }
    })
  const reason = textIn(childOf(question, 'generalfeedback'), losses)
  const prompt = textIn(childOf(question, 'questiontext'), new Set())
  const { picture, isAll } = pictureIn(question)
  if (!isAll) losses.add('picture')
  return {
    ...place,
    id: id || name || null,
    topic,
    prompt,
    choices,
    reason,
    picture,
    page: pageIn(question),
    losses: [...losses],
  }
}

/** A picture of the question's text that the file contains; `isAll` if the question has no other. */
function pictureIn(question: XmlElement): { picture: ReadPicture | null; isAll: boolean } {
  const asked = childOf(question, 'questiontext')
  const shown = picturesInHtml(rawOf(childOf(asked, 'text')))
  const files = asked ? elementsOf(asked).filter(({ name }) => name === 'file') : []
  const file = files.find(({ attributes }) => attributes.encoding === 'base64')
  const others = withDescendants(question).filter(({ name }) => name === 'file').length - (file ? 1 : 0)
  if (!file) return { picture: null, isAll: others === 0 && shown.length === 0 }
  const name = file.attributes.name ?? ''
  const own = shown.find(
    ({ src }) => src.endsWith(`/${name}`) || src.endsWith(`/${encodeURIComponent(name)}`),
  )
  const base64 = rawOf(file).replaceAll(/\s/g, '')
  return { picture: { alt: own?.alt ?? '', from: { base64 } }, isAll: others === 0 && shown.length <= 1 }
}

/** Moodle writes `true` and `false` in every language. */
const wordOf = (text: string, { yes, no }: TrueFalse) => (text.trim().toLowerCase() === 'true' ? yes : no)

const PAGE = 'page: '

/** Our own exports name the page in a tag. */
function pageIn(question: XmlElement): string | null {
  const tags = childOf(question, 'tags')
  const names = tags ? elementsOf(tags).map((tag) => rawOf(childOf(tag, 'text'))) : []
  return names.find((name) => name.startsWith(PAGE))?.slice(PAGE.length) ?? null
}

/** Names aren't unique in Moodle: of several questions with one, each gets an identifier of its own. */
function withDistinctIds(found: readonly (Candidate | Refusal)[]): (Candidate | Refusal)[] {
  const known = new Set<string>()
  return found.map((one) => {
    if ('fault' in one || one.id === null || !known.has(one.id)) {
      if ('id' in one && one.id !== null) known.add(one.id)
      return one
    }
    return { ...one, id: `${one.id} ${nameOfText(one.prompt)}` }
  })
}

const text = (value: string) => `<text>${escapeXml(value)}</text>`

/** With a picture, the text is HTML. */
function promptXml({ prompt, picture }: BankItem, pictures: Pictures): string {
  const data = picture && pictures.get(picture.id)
  if (!picture || !data) return `    <questiontext format="plain_text">${text(prompt)}</questiontext>`
  const name = `${picture.id}.jpg`
  const shown = `<p><img src="@@PLUGINFILE@@/${name}" alt="${escapeXml(picture.alt)}"></p>`
  const html = `<p>${prompt.split('\n').map(escapeXml).join('<br>')}</p>${shown}`
  return `    <questiontext format="html">${text(html)}<file name="${name}" path="/" encoding="base64">${data}</file></questiontext>`
}

function questionXml(item: BankItem, pictures: Pictures): string {
  const { id, choices, right, reason, feedback, page } = item
  const answers = choices.map((choice, at) => {
    const said = feedback[at] ? `<feedback format="plain_text">${text(feedback[at])}</feedback>` : ''
    return `    <answer fraction="${at === right ? 100 : 0}" format="plain_text">${text(choice)}${said}</answer>`
  })
  return [
    '  <question type="multichoice">',
    `    <name>${text(id)}</name>`,
    promptXml(item, pictures),
    `    <generalfeedback format="plain_text">${text(reason)}</generalfeedback>`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0</penalty>',
    '    <hidden>0</hidden>',
    `    <idnumber>${escapeXml(id)}</idnumber>`,
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>abc</answernumbering>',
    ...answers,
    ...(page === null ? [] : [`    <tags><tag>${text(PAGE + page)}</tag></tags>`]),
    '  </question>',
  ].join('\n')
}

/** JPEGs in base64, by the picture's id. */
export type Pictures = ReadonlyMap<string, string>

export function writeMoodle(
  items: readonly BankItem[],
  topicOf: (section: string) => string,
  pictures: Pictures,
): string {
  let section: string | undefined
  const parts = items.flatMap((item) => {
    const path = `$course$/top/${topicOf(item.section).replaceAll('/', '//')}`
    const category =
      item.section === section
        ? []
        : [`  <question type="category">\n    <category>${text(path)}</category>\n  </question>`]
    section = item.section
    return [...category, questionXml(item, pictures)]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`
}
