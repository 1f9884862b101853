import type { FormTasksWire } from '@fathom/contract/forms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { ICON, useFormTitle } from '../list/due-forms.tsx'
import css from '../list/list.module.css'
import { CheckEvaluation, type Proving } from './check-evaluation.tsx'
import { HandOver } from './hand-over.tsx'
import { formTasksQuery } from './witness.queries.ts'

type Task = FormTasksWire[number]

type Props = {
  student: number
  /** Where the page isn't about this person alone. */
  name?: string
  /** The instructor or dive center who is signed in. */
  witness: { affiliateId: number; name: string } & Proving
}

/** TS-03, TS-06: what a student's forms need of the instructor or dive center; nothing if they need nothing. */
export function FormTasks({ student, name, witness }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const { data = [] } = useQuery(formTasksQuery(useCalls(), student))
  const [open, setOpen] = useState<Task>()
  const [settled, setSettled] = useState<readonly string[]>([])
  const tasks = data.filter(({ id }) => !settled.includes(id))
  const { place, move } = useFocusAfter()
  const change = (task: Task | undefined) => {
    setOpen(task)
    move()
  }
  const close = () => change(undefined)
  const affiliateId = String(student)
  if (!open && tasks.length === 0) return null
  return (
    <div className={css.studentForms} ref={place} tabIndex={-1}>
      {!open && (
        <Card title={[t('forms-signers.tasks'), name].filter(Boolean).join(': ')}>
          <ul className={css.list}>
            {tasks.map((task) => (
              <TaskRow key={task.id} onOpen={() => change(task)} task={task} />
            ))}
          </ul>
        </Card>
      )}
      {open?.kind === 'guardian' && (
        <HandOver of={{ affiliateId, documentId: open.id }} onClose={close} witness={witness.affiliateId} />
      )}
      {open?.kind === 'paper' && (
        <CheckEvaluation
          of={{ affiliateId, evaluationId: open.id }}
          onClose={close}
          onSettled={() => {
            setSettled([...settled, open.id])
            close()
          }}
          freshly={witness.freshly}
          isCanceled={witness.isCanceled}
          isCenter={witness.isCenter}
          reader={witness.name}
        />
      )}
    </div>
  )
}

/** The focus follows to what opened or, once it closed, to the tasks; without any left, to the title of the page. */
function useFocusAfter() {
  const place = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved > 0) (place.current ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [moved])
  return { place, move: () => setMoved((before) => before + 1) }
}

function TaskRow({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const date = formatDay(new Date(task.date))
  const title = useFormTitle()(task.form)
  return (
    <li className={css.row}>
      <Tile icon={ICON[task.form]} tone="plain" />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>
          {task.kind === 'guardian'
            ? t('forms-signers.tasks.guardian')
            : t('forms-signers.tasks.paper', { date })}
        </p>
      </div>
      <div className={css.actions}>
        <Button kind="soft" onClick={onOpen}>
          {t(`forms-signers.tasks.${task.kind}.open`)}
        </Button>
      </div>
    </li>
  )
}
