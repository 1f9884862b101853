import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from '../lesson.module.css'
import type { SaveState } from '../outbox/sender.ts'

const ICONS = { kept: Check, saving: CloudUpload, waiting: Smartphone, refused: CircleAlert }

/** Whether and where the progress is saved; on a phone shown only when something is unusual. */
export function SaveFloat({ saving: { kind } }: { saving: SaveState }) {
  const { t } = useTranslator('training-lesson')
  return (
    <p className={css.float} data-kind={kind} role={kind === 'saving' ? undefined : 'status'}>
      <Icon of={ICONS[kind]} />
      <span>{t(`training-lesson.player.${kind}`)}</span>
    </p>
  )
}
