import { type Question, reviewOf } from '@fathom/domain/forms'
import type { AnswersContent } from '../document.ts'
import type { Words } from './words-of.ts'

/** The sections that this person saw, with their answers. */
export function sectionsOf(content: AnswersContent, words: Words) {
  const { definition, answers, texts } = content
  return reviewOf(definition, answers).map(({ section, lines }) => {
    const shown = definition.sections.find(({ id }) => id === section)
    return {
      title: texts[shown?.title ?? ''] ?? '',
      paragraphs: (shown?.paragraphs ?? []).map(({ text, size }) => ({ text: texts[text] ?? '', size })),
      /** Free-text answers can be long, so they get a column with its own width. */
      isWritten: lines.some(({ question }) => question.kind === 'text'),
      rows: lines.map(({ question, answer }) => ({
        number: numberOf(question, words),
        question: texts[question.text] ?? '',
        note: noteOf(question, content, words),
        answer: answerText(question, answer ?? '', words),
      })),
    }
  })
}

function answerText({ kind }: Question, answer: string, { t, asWritten }: Words): string {
  if (kind === 'text') return asWritten(answer)
  return answer === 'yes' ? t('forms.document.yes') : t('forms.document.no')
}

/** `q7` is the seventh question, `b2` the second of box B; a blank has no number. */
function numberOf({ id }: Question, { formatNumber }: Words): string {
  const [, box = '', number] = /^([a-z])(\d+)$/.exec(id) ?? []
  if (number === undefined) return ''
  return `${box === 'q' ? '' : box.toUpperCase()}${formatNumber(Number(number))}`
}

function noteOf({ id, help, examples = [] }: Question, content: AnswersContent, { t }: Words): string | null {
  const { texts, contradictions } = content
  const said = [help, ...examples].flatMap((key) => (key ? [texts[key] ?? ''] : []))
  if (contradictions.includes(id)) said.push(t('forms.document.contradiction'))
  return said.length > 0 ? said.join(' · ') : null
}
