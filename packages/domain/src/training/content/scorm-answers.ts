import type { Standard } from '../activity.ts'
import type { Answer, AnswerResult } from '../attempt.ts'
import { type Cmi, listAt, textAt } from './cmi.ts'
import { secondsOf } from './duration.ts'

const LONGEST_TEXT = 4000

/** A question with the index under which the package reports it. */
export type IndexedAnswer = Answer & { index: number }

/** The answers that a SCORM package reports. The caller sets `at`, because 1.2 gives only the time of day. */
export function scormAnswers(standard: Standard, cmi: Cmi): IndexedAnswer[] {
  const names = standard === 'scorm-1.2' ? NAMES_12 : NAMES_2004
  return listAt(cmi, 'interactions').flatMap(([index, interaction]) => {
    const id = cut(textAt(interaction, 'id'))
    const patterns = listAt(interaction, 'correct_responses').map(([, right]) => textAt(right, 'pattern'))
    if (!id) return []
    return {
      index,
      id,
      section: cut(textAt(interaction, 'objectives.0.id')) || null,
      prompt: cut(plain(textAt(interaction, 'description')) || promptIn(id)) || null,
      given: cut(plain(textAt(interaction, names.given))),
      right: cut(patterns.filter(Boolean).map(plain).join(' / ')) || null,
      result: RESULTS[textAt(interaction, 'result')] ?? 'neutral',
      seconds: secondsOf(textAt(interaction, 'latency')) ?? null,
      at: null,
    }
  })
}

const NAMES_12 = { given: 'student_response' }
const NAMES_2004 = { given: 'learner_response' }

const RESULTS: Readonly<Record<string, AnswerResult>> = {
  correct: 'correct',
  wrong: 'wrong',
  incorrect: 'wrong',
  unanticipated: 'unanticipated',
}

const cut = (text: string) => text.slice(0, LONGEST_TEXT)

const BETWEEN: Readonly<Record<string, string>> = { '[,]': ', ', '[.]': ' – ', '[:]': '…' }

/** Removes the markers with which SCORM 2004 separates parts and defines how to compare them. */
const plain = (text: string): string =>
  text
    .replaceAll(/\{(lang|case_matters|order_matters)=[^}]*\}/g, '')
    .split(/(\[[,.:]\])/)
    .map((part) => BETWEEN[part] ?? readable(part))
    .join('')

/**
 * Identifiers can't contain spaces, so tools encode the words of a choice, as in `It_expands` or
 * `It%20expands`.
 */
function readable(text: string): string {
  if (/\s/.test(text) || !/[\p{L}\d](?:_|%20)+[\p{L}\d]/u.test(text)) return text
  return text.replaceAll('%20', ' ').replaceAll(/_+/g, ' ')
}

/** SCORM 1.2 has no field for the question text; some tools encode it in the identifier. */
function promptIn(id: string): string {
  const words = readable(id)
  const isSentence = (words.match(/\p{L}+/gu)?.length ?? 0) >= 4 && words.includes(' ')
  return isSentence && !/\b(scene|slide|interaction|question)\s?\d/i.test(words) ? words.trim() : ''
}
