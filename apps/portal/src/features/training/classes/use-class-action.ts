import { LONGEST_SESSION_HOURS } from '@fathom/domain/training/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { CLASSES_KEY } from '../classes-key.ts'

const WORDED = {
  'class-not-over': 'training-classes.notOver',
  'class-too-large': 'training-classes.tooLarge',
  'class-course-fixed': 'training-classes.courseFixed',
  'ends-before-start': 'training-classes.endsFirst',
  'membership-not-active': 'training-classes.notMember',
  'session-signed-off': 'training-classes.signedFixed',
  'session-too-long': 'training-classes.tooLong',
  stale: 'training-classes.stale',
} as const

/** Does something with a class, says why when it is refused, and reads the classes again. */
export function useClassAction<Input, Result>(
  action: (input: Input) => Promise<Result>,
  isCanceled: (error: unknown) => boolean = () => false,
) {
  const { t, formatNumber } = useTranslator('training-classes', 'training-center')
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onError: (error) => {
      if (isCanceled(error)) return
      const problem = error instanceof CallFailed ? error.problem : undefined
      const most = (error instanceof CallFailed && (error.answer as { most?: number })?.most) || 0
      const key = WORDED[problem as keyof typeof WORDED]
      const text =
        key === 'training-classes.tooLarge'
          ? t(key, { most: formatNumber(most) })
          : key === 'training-classes.tooLong'
            ? t(key, { hours: formatNumber(LONGEST_SESSION_HOURS) })
            : t(key ?? 'training-center.failed')
      showToast({ text })
    },
    onSettled: () => client.invalidateQueries({ queryKey: CLASSES_KEY }),
  })
}
