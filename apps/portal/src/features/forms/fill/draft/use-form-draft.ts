import type { FormToFillWire } from '@fathom/contract/forms'
import { type Answers, type FormName, lastDayOnEarth, withAgeAnswers, withAnswer } from '@fathom/domain/forms'
import { useCalls } from '../../../../shared/calls.tsx'
import { useDraft } from '../../../../shared/draft/use-draft.ts'
import { saveFormDraft } from '../fill.queries.ts'
import type { FormPerson, KnownOfForm } from '../fill-context.ts'
import type { OpenedForm } from '../opened-form.ts'
import { filledIn } from './filled-in.ts'
import { type AnswerContext, openFormDraft } from './form-draft.ts'
import { deviceForms, storeOf } from './stored-form.ts'

type Opened = {
  person: FormPerson
  form: FormName
  context: AnswerContext
  toFill: FormToFillWire
  known: KnownOfForm | undefined
}

/** The answers while the form is open. */
export function useFormDraft({ person, form, context, toFill, known }: Opened, start: OpenedForm) {
  const calls = useCalls()
  const { affiliateId, name } = person
  const { definition, ageBirthDate = person.birthDate } = toFill
  // TS-05: derived and not stored on opening, so that looking at a form doesn't begin it.
  const withAge = (answers: Answers) =>
    withAgeAnswers(definition, answers, ageBirthDate, lastDayOnEarth(new Date()))
  const { draft, snapshot } = useDraft(() =>
    openFormDraft(
      {
        definition,
        context,
        write: (version, answers) =>
          saveFormDraft(calls, form, { definitionVersion: definition.version, answers, ...context, version }),
        store: storeOf(deviceForms, { affiliateId, form, toFill, ...context }, start.from),
      },
      { base: start.base, answers: filledIn(definition, start, known, name) },
    ),
  )
  return {
    draft,
    snapshot: { ...snapshot, content: withAge(snapshot.content) },
    answer: (id: string, value: string) =>
      draft.change(withAnswer(definition, withAge(draft.snapshot().content), id, value)),
  }
}
