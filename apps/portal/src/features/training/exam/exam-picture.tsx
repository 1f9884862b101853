import type { ExamWire } from '@fathom/contract/training'
import type { ExamPictureWire } from '@fathom/contract/training/banks'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import css from './exam.module.css'

/** The data of an exam's pictures by id. */
export type ExamPictures = ReadonlyMap<string, string>

/** All pictures of an exam at once, so that they are on the device when the connection is lost. */
export function useExamPictures({ attemptId, questions }: ExamWire, affiliateId: number): ExamPictures {
  const { http } = useCalls()
  const { data = [] } = useQuery({
    queryKey: ['training', 'exam-pictures', affiliateId, attemptId],
    queryFn: () =>
      answerOrStored({ affiliateId, name: `exam-pictures.${attemptId}` }, () =>
        http.get<ExamPictureWire[]>('learning', 'attempts/{attemptId}/exam/pictures', {
          params: { attemptId },
        }),
      ),
    ...ALSO_OFFLINE,
    // An exam that an earlier version stored has no pictures.
    enabled: questions.some(({ picture }) => picture),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Map(data.map(({ id, data }) => [id, data]))
}

type Props = {
  picture: ExamWire['questions'][number]['picture'] | undefined
  pictures: ExamPictures
  lang: string | undefined
}

/** The picture of a question; its description while it isn't there. */
export function QuestionPicture({ picture, pictures, lang }: Props) {
  if (!picture) return null
  const data = pictures.get(picture.id)
  return data ? (
    <img alt={picture.alt} className={css.picture} lang={lang} src={data} />
  ) : (
    <p className={css.quiet} lang={lang}>
      {picture.alt}
    </p>
  )
}
