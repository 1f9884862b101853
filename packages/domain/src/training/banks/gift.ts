import type { BankItem } from './bank-item.ts'
import { textOfHtml } from './markup.ts'
import {
  type BankReading,
  type Candidate,
  type ImportLoss,
  type Refusal,
  settle,
  type TrueFalse,
} from './reading.ts'

type Block = { line: number; comments: string[]; text: string }

/** Questions are separated by empty lines. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [at, line] of source.split('\n').entries()) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    if (!open) {
      open = { line: at + 1, comments: [], text: '' }
      blocks.push(open)
    }
    if (line.trimStart().startsWith('//')) open.comments.push(line.trim().slice(2))
    else open.text += `${line}\n`
  }
  return blocks
}

// An escaped sign becomes one of the private use area until everything is split.
const SIGNS = '~=#{}:\\[]'
const hide = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\[\]n])/g, (_, sign: string) =>
    sign === 'n' ? '\uE00F' : String.fromCharCode(0xe000 + SIGNS.indexOf(sign)),
  )
const show = (text: string) =>
  text.replaceAll(/[\uE000-\uE008\uE00F]/g, (sign) =>
    sign === '\uE00F' ? '\n' : (SIGNS[sign.charCodeAt(0) - 0xe000] ?? ''),
  )

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i

type Losses = Set<ImportLoss>

/** A text in the format that it names, or in the one of the question. */
function textIn(raw: string, format: string, losses: Losses): string {
  const own = FORMAT.exec(raw)
  const kind = (own?.[1] ?? format).toLowerCase()
  const text = show(own ? raw.slice(own[0].length) : raw)
  if (kind !== 'html') return text
  const { text: plain, hasFormatting, hasPicture } = textOfHtml(text)
  if (hasFormatting) losses.add('formatting')
  if (hasPicture) losses.add('picture')
  return plain
}

const CATEGORY = '$CATEGORY:'

export function readGift(source: string, words: TrueFalse): BankReading {
  let topic: string | null = null
  const found: (Candidate | Refusal)[] = []
  for (const block of blocksOf(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))) {
    const { line, comments } = block
    const [first = '', ...rest] = block.text.split('\n')
    const isCategory = first.trimStart().startsWith(CATEGORY)
    if (isCategory) topic = topicIn(first.trim().slice(CATEGORY.length))
    const text = isCategory ? rest.join('\n') : block.text
    if (text.trim()) found.push(questionOf({ line, comments, text }, topic, words))
  }
  return settle(found)
}

/** The last part of a path of categories; `//` stands for a slash in a name. */
export function topicIn(path: string): string | null {
  const parts = path.replaceAll('//', '\uE00E').split('/')
  const name = (parts.at(-1) ?? '').replaceAll('\uE00E', '/').trim()
  return name === '' || name === 'top' || /^\$\w+\$$/.test(name) ? null : name
}

/** The first value of `[name:value]`, in which a backslash escapes the next sign. */
function inComment(comments: readonly string[], name: string): string | null {
  const text = comments.join(' ')
  const mark = `[${name}:`
  const start = text.indexOf(mark)
  if (start < 0) return null
  let end = start + mark.length
  while (end < text.length && text[end] !== ']') end += text[end] === '\\' ? 2 : 1
  return end < text.length ? text.slice(start + mark.length, end).replaceAll(/\\(.)/g, '$1') : null
}

function questionOf(
  { line, comments, text }: Block,
  topic: string | null,
  words: TrueFalse,
): Candidate | Refusal {
  const hidden = hide(text)
  const [, title, body = ''] = /^\s*(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(hidden) ?? []
  const name = show(title ?? '').trim()
  const place = { line, item: name || show(body) }
  const [, before, inside, after] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(body) ?? []
  if (before === undefined || inside === undefined)
    return { ...place, fault: /[{}]/.test(body) ? 'unreadable' : 'kind' }
  const losses: Losses = new Set()
  const format = FORMAT.exec(before)?.[1] ?? 'moodle'
  const read = trueFalseIn(inside, format, losses, words) ?? answersIn(inside, format, losses)
  if (!read) return { ...place, fault: 'kind' }
  const rest = show(after ?? '').trim()
  const prompt = textIn(before, format, losses).trim()
  return {
    ...place,
    id: inComment(comments, 'id') || name || null,
    topic,
    // The answers can be in the middle of a sentence.
    prompt: rest ? `${prompt} _____ ${rest}` : prompt,
    ...read,
    page: inComment(comments, 'page'),
    losses: [...losses],
  }
}

/** `{T}` or `{FALSE#why it is wrong#why it is right}`; undefined if it's neither. */
function trueFalseIn(
  inside: string,
  format: string,
  losses: Losses,
  { yes, no }: TrueFalse,
): Pick<Candidate, 'choices' | 'reason'> | undefined {
  const [answer = '', ...general] = inside.split('####')
  const [sign = '', wrong = '', right = ''] = answer.split('#')
  const [, isTrue, isFalse] = /^\s*(?:(t|true)|(f|false))\s*$/i.exec(sign) ?? []
  if (!isTrue && !isFalse) return undefined
  const choiceOf = (text: string, isRight: boolean) => ({
    text,
    isRight,
    feedback: textIn(isRight ? right : wrong, format, losses),
  })
  return {
    choices: [choiceOf(yes, Boolean(isTrue)), choiceOf(no, Boolean(isFalse))],
    reason: textIn(general.join('####'), format, losses),
  }
}

/** Undefined unless it's a question with one right choice. */
function answersIn(
  inside: string,
  format: string,
  losses: Losses,
): Pick<Candidate, 'choices' | 'reason'> | undefined {
  const [answers = '', ...general] = inside.split('####')
  const reason = textIn(general.join('####'), format, losses)
  if (!/^\s*[~=]/.test(answers) || !answers.includes('~')) return undefined
  const parts = [...answers.matchAll(/([~=])([^~=]*)/g)]
  const choices = parts.map(([, sign, part = '']) => {
    const [choice = '', ...feedback] = part.split('#')
    const [weight, share] = /^\s*%(-?[\d.]+)%/.exec(choice) ?? ['', undefined]
    if (share !== undefined && Number(share) > 0 && Number(share) < 100) losses.add('partial-credit')
    const isRight = share === undefined ? sign === '=' : Number(share) === 100
    return {
      text: textIn(choice.slice(weight.length), format, losses),
      isRight,
      feedback: textIn(feedback.join('#'), format, losses),
    }
  })
  // Several choices with a share each: every one of them has to be chosen.
  return losses.has('partial-credit') && !choices.some(({ isRight }) => isRight)
    ? undefined
    : { choices, reason }
}

const escapeGift = (text: string) => text.replaceAll(/[~=#{}:\\[\]]/g, '\\$&').replaceAll('\n', '\\n')
const escapeComment = (text: string) => text.replaceAll(/[\]\\]/g, '\\$&')

export function writeGift(items: readonly BankItem[], topicOf: (section: string) => string): string {
  let section: string | undefined
  const blocks = items.flatMap((item) => {
    const { id, prompt, choices, right, reason, feedback, page } = item
    const category =
      item.section === section
        ? []
        : [`${CATEGORY} $course$/top/${topicOf(item.section).replaceAll('/', '//')}`]
    section = item.section
    const answers = choices.map((choice, at) => {
      // The share says whether it's right, so that a choice can begin with a percent sign.
      const share = choice.startsWith('%') ? (at === right ? '%100%' : '%0%') : ''
      const said = feedback[at] ? ` #${escapeGift(feedback[at])}` : ''
      return `  ${at === right ? '=' : '~'}${share}${escapeGift(choice)}${said}`
    })
    const lines = [
      `// [id:${escapeComment(id)}]${page === null ? '' : ` [page:${escapeComment(page)}]`}`,
      `::${escapeGift(id)}::[plain]${escapeGift(prompt)} {`,
      ...answers,
      ...(reason ? [`  ####${escapeGift(reason)}`] : []),
      '}',
    ]
    return [...category, lines.join('\n')]
  })
  return `${blocks.join('\n\n')}\n`
}
