import type { Answer } from '@fathom/domain/training'
import { isAnsweredVerb, secondsOf } from '@fathom/domain/training/content'
import type { Statement } from './read-statement.ts'

const LONGEST = 4000

/** The question that a statement reports as answered; undefined for any other statement. */
export function answerOf(statement: Statement, language: string): Answer | undefined {
  const { verb, object, result, context, timestamp } = statement
  if (!isAnsweredVerb(verb.id) || !object.id) return undefined
  const definition = (object.definition ?? {}) as Definition
  const readable = (response: string) => withChoices(response, definition, language)
  const rights = [definition.correctResponsesPattern ?? []].flat().map((right) => readable(String(right)))
  const [parent] = [context?.contextActivities?.parent ?? []].flat()
  return {
    id: object.id.slice(0, LONGEST),
    section: parent?.id.slice(0, LONGEST) ?? null,
    prompt:
      (inLanguage(definition.description, language) ?? inLanguage(definition.name, language))?.slice(
        0,
        LONGEST,
      ) ?? null,
    given: readable(result?.response ?? '').slice(0, LONGEST),
    right: rights.join(' / ').slice(0, LONGEST) || null,
    result: result?.success === undefined ? 'neutral' : result.success ? 'correct' : 'wrong',
    seconds: secondsOf(result?.duration) ?? null,
    at: isTime(timestamp) ? timestamp : null,
  }
}

type Words = Readonly<Record<string, unknown>>
type Definition = {
  name?: Words
  description?: Words
  correctResponsesPattern?: unknown
  choices?: readonly { id?: unknown; description?: Words }[]
}

function inLanguage(words: Words | undefined, language: string): string | undefined {
  if (typeof words !== 'object' || words === null) return undefined
  const text = words[language] ?? words[language.slice(0, 2)] ?? words['en-US'] ?? Object.values(words)[0]
  return typeof text === 'string' ? text : undefined
}

/** The chosen options, as text where the package provides it. */
function withChoices(response: string, { choices }: Definition, language: string): string {
  const known = Array.isArray(choices) ? choices : []
  const worded = (id: string) =>
    inLanguage(known.find((choice) => choice?.id === id)?.description, language) ?? id
  return response.split('[,]').map(worded).join(', ').replaceAll('[.]', ' – ').replaceAll('[:]', '…')
}

const isTime = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 40 && !Number.isNaN(Date.parse(text))
