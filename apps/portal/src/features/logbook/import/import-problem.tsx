import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './import.module.css'

/** Why files weren't read, by the server's names for it; several have the same remedy. */
const REASONS = {
  'unknown-format': 'unknown',
  'empty-file': 'empty',
  'not-well-formed': 'damaged',
  truncated: 'cut',
  'wrong-checksum': 'checksum',
  'entities-refused': 'refused',
  'too-deep': 'refused',
  'dive-too-large': 'diveTooLarge',
  'too-many-values': 'tooManyValues',
  'file-too-large': 'tooLarge',
  'no-dives': 'noDives',
  'database-file': 'database',
  'too-many-files': 'tooMany',
  'too-many-dives': 'tooManyDives',
  'zip-in-zip': 'zipInZip',
  'zip-empty': 'noDives',
  'zip-not-a-zip': 'zip',
  'zip-damaged': 'zip',
  'zip-path-outside': 'zip',
  'zip-path-unreadable': 'zip',
  'zip-link': 'zip',
  'zip-encrypted': 'encrypted',
  'zip-too-big': 'tooLarge',
  'zip-too-dense': 'tooLarge',
  'zip-too-many-files': 'tooMany',
} as const

type Reason = (typeof REASONS)[keyof typeof REASONS] | 'lost'

export type FileFault = {
  reason: Reason
  file?: string | undefined
  line?: number | undefined
  offset?: number | undefined
  /** How many dives are allowed, if there are more. */
  limit?: number | undefined
}

const isReason = (problem: string | undefined): problem is keyof typeof REASONS =>
  problem !== undefined && Object.hasOwn(REASONS, problem)

/** LO-04: the file and the place that the server names. */
export function faultOf(cause: unknown): FileFault {
  if (!(cause instanceof CallFailed) || !isReason(cause.problem)) return { reason: 'lost' }
  const { file, line, offset, limit } = (cause.answer ?? {}) as Record<string, unknown>
  return {
    reason: REASONS[cause.problem],
    ...(typeof file === 'string' && { file }),
    ...(typeof line === 'number' && { line }),
    ...(typeof offset === 'number' && { offset }),
    ...(typeof limit === 'number' && { limit }),
  }
}

type Props = { fault: FileFault; onRetry: (() => void) | undefined }

/** Says which file, where in it, and what to do. */
export function ImportProblem({ fault, onRetry }: Props) {
  const { t } = useTranslator('logbook-import')
  const { reason, file, line, offset, limit = 0 } = fault
  return (
    <Banner
      action={
        onRetry && (
          <Button icon={RotateCcw} onClick={onRetry}>
            {t('shell.error.retry')}
          </Button>
        )
      }
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      <p>
        <b>{file ? t('logbook-import.error.file', { file }) : t('logbook-import.error.title')}</b>
      </p>
      <p>
        {reason === 'tooManyDives'
          ? t('logbook-import.error.tooManyDives', { limit })
          : t(`logbook-import.error.${reason}`)}
      </p>
      <p className={css.quiet}>
        {line !== undefined && `${t('logbook-import.error.line', { line })} `}
        {line === undefined && offset !== undefined && `${t('logbook-import.error.byte', { offset })} `}
        {t('logbook-import.error.nothing')}
      </p>
    </Banner>
  )
}
