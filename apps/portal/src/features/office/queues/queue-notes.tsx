import type { OpenedItemWire } from '@fathom/contract/office'
import { LONGEST_NOTE, type QueueKind } from '@fathom/domain/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { addNote, openedQuery } from './queue.queries.ts'
import css from './queues.module.css'

export type UnsentNotes = RefObject<Map<string, string>>

type Props = { kind: QueueKind; id: string; notes: OpenedItemWire['notes']; unsent: UnsentNotes }

/** What colleagues wrote about an item, and a new note (OF-02). */
export function QueueNotes({ kind, id, notes, unsent }: Props) {
  const { t, formatMoment } = useTranslator('office-queues')
  return (
    <Card level={3} title={t('office-queues.notes')}>
      {notes.length === 0 && <p className={css.quiet}>{t('office-queues.notes.none')}</p>}
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <p className={css.quiet}>
              <bdi>{note.author}</bdi> · {formatMoment(note.at)}
            </p>
          </li>
        ))}
      </ul>
      <NewNote {...{ id, kind, unsent }} />
    </Card>
  )
}

function NewNote({ kind, id, unsent }: Omit<Props, 'notes'>) {
  const { t, locale } = useTranslator('office-queues')
  const calls = useCalls()
  const client = useQueryClient()
  const oneAtATime = useOneAtATime()
  const [text, setText] = useState(unsent.current.get(id) ?? '')
  const [isTried, setIsTried] = useState(false)
  /** The same text sent again, as after a lost answer, is the same note. */
  const sent = useRef({ id: '', text: '' })
  const type = (typed: string) => {
    unsent.current.set(id, typed)
    setText(typed)
  }
  const { isTooLong, ...limit } = useTextLimit()(text, LONGEST_NOTE)
  const isMissing = isTried && !text.trim()
  const add = useMutation({
    mutationFn: (note: { id: string; text: string }) => addNote(calls, kind, id, note),
    onSuccess: (opened) => {
      client.setQueryData(openedQuery(calls, kind, id, locale).queryKey, opened)
      sent.current = { id: '', text: '' }
      type('')
      setIsTried(false)
    },
    onError: () => showToast({ text: t('office-queues.notSaved') }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    const written = text.trim()
    if (!written || isTooLong) return event.currentTarget.querySelector('textarea')?.focus()
    if (sent.current.text !== written) sent.current = { id: newId(), text: written }
    oneAtATime(() => add.mutateAsync(sent.current))
  }
  return (
    <form className={css.note} noValidate={true} onSubmit={submit}>
      <Field
        error={limit.error ?? (isMissing && t('office-queues.notes.missing'))}
        help={limit.help}
        label={t('office-queues.notes.label')}
      >
        <TextArea dir="auto" onChange={({ target }) => type(target.value)} rows={2} value={text} />
      </Field>
      <Button busy={add.isPending} type="submit">
        {t('office-queues.notes.add')}
      </Button>
    </form>
  )
}
