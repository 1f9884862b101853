import type { OverridesWire, OwnMessagesWire } from '@fathom/contract/translations'
import { foldedText } from '@fathom/domain/logbook'

type Message = OwnMessagesWire['messages'][number]

/** `isGone`: an update has removed it, only the change of staff is left. */
export type Found = Message & { isGone: boolean }

type Search = { search: string; opened: readonly string[] }

/** Without a search, the texts that are changed or being changed; those that no longer exist come first. */
export function findMessages(
  all: OwnMessagesWire,
  texts: OverridesWire['texts'],
  { search, opened }: Search,
): Found[] {
  const known = messagesByKey(all)
  const gone = Object.keys(texts)
    .filter((key) => !known.has(key))
    .map((key) => ({ key, english: '', text: '', note: '', isGone: true }))
  const words = foldedText(search).split(' ').filter(Boolean)
  const isFound = (key: string, folded: string) => {
    if (words.length === 0) return opened.includes(key) || Object.hasOwn(texts, key)
    const changed = texts[key]
    const shown = changed === undefined ? folded : `${folded} ${foldedText(changed)}`
    return words.every((word) => shown.includes(word))
  }
  const whole = foldedText(search)
  const isWhole = ({ key, english, text }: Message) =>
    [key, english, text].some((each) => foldedText(each) === whole)
  return [
    ...gone.filter(({ key }) => isFound(key, foldedText(key))),
    ...all.messages
      .filter((message) => isFound(message.key, foldedMessage(message)))
      // A short word is in hundreds of texts; the one that says just that comes first.
      .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)))
      .map((message) => ({ ...message, isGone: false })),
  ]
}

/** Thousands of texts, searched at each key press. */
const folded = new WeakMap<Message, string>()

function foldedMessage(message: Message): string {
  const known = folded.get(message) ?? foldedText(`${message.key} ${message.english} ${message.text}`)
  folded.set(message, known)
  return known
}

const indexed = new WeakMap<OwnMessagesWire, ReadonlyMap<string, Message>>()

export function messagesByKey(all: OwnMessagesWire): ReadonlyMap<string, Message> {
  const known = indexed.get(all) ?? new Map(all.messages.map((message) => [message.key, message]))
  indexed.set(all, known)
  return known
}
