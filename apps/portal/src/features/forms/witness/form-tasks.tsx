import type { FormTasksWire } from '@fathom/contract/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { ICON, useFormTitle } from '../list/due-forms.tsx'
import css from '../list/list.module.css'
import { CheckEvaluation } from './check-evaluation.tsx'
import { GuardianInPerson } from './guardian-in-person.tsx'
import { formTasksQuery } from './witness.queries.ts'

type Task = FormTasksWire[number]

/** TS-03, TS-06: what a student's forms need of the instructor or dive center; nothing if they need nothing. */
export function FormTasks({ student }: { student: number }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const { data: tasks = [] } = useQuery(formTasksQuery(useCalls(), student))
  const [open, setOpen] = useState<Task>()
  const affiliateId = String(student)
  const close = () => setOpen(undefined)
  if (!open && tasks.length === 0) return null
  return (
    <div className={css.studentForms}>
      {!open && (
        <Card title={t('forms-signers.tasks')}>
          <ul className={css.list}>
            {tasks.map((task) => (
              <TaskRow key={task.id} onOpen={() => setOpen(task)} task={task} />
            ))}
          </ul>
        </Card>
      )}
      {open?.kind === 'guardian' && (
        <GuardianInPerson of={{ affiliateId, documentId: open.id }} onClose={close} />
      )}
      {open?.kind === 'paper' && (
        <CheckEvaluation of={{ affiliateId, evaluationId: open.id }} onClose={close} />
      )}
    </div>
  )
}

function TaskRow({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const { t, formatDate } = useTranslator('forms', 'forms-signers')
  const date = formatDate(new Date(task.date), 'long')
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
