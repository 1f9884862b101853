import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import css from '../lesson.module.css'
import type { useKeepOffline } from '../offline/use-keep-offline.ts'

type Props = { offline: NonNullable<ReturnType<typeof useKeepOffline>> }

/** Stores the course on the device, or removes it. */
export function KeepButton({ offline: { state, keep, release } }: Props) {
  const { t, formatPercent } = useTranslator('training-lesson')
  const isKept = state.kind === 'kept'
  const words =
    state.kind === 'busy'
      ? t('training-lesson.keep.busy', { share: formatPercent(state.share) })
      : t(`training-lesson.keep.${state.kind}`)
  return (
    <span className={css.keep}>
      <Button
        aria-pressed={isKept}
        busy={state.kind === 'busy'}
        icon={isKept ? CircleCheck : Download}
        kind="quiet"
        onClick={isKept ? release : keep}
      >
        <span>{words}</span>
      </Button>
    </span>
  )
}
