import type { PasskeyAnswerWire, PasskeyOptionsWire } from '@fathom/contract/account'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import KeyRound from 'lucide-react/icons/key-round'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { maySupportPasskeys } from './make-passkey.ts'
import { waysQuery } from './security.queries.ts'
import css from './setting.module.css'

export const problemOf = (error: Error | null) => (error instanceof CallFailed ? error.problem : undefined)

export function ProofFailure({ problem }: { problem: string | undefined }) {
  const { t } = useTranslator('account-security', 'translations')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {problem === 'too-many-attempts'
        ? t('translations.settings.password.tooOften')
        : t('account-security.again.failed')}
    </Banner>
  )
}

export function PasskeyButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslator('account')
  const { data } = useQuery(waysQuery(useCalls()))
  if (!data?.hasPasskey || !maySupportPasskeys()) return null
  return (
    <div className={css['passkey-choice']}>
      <Button block={true} icon={KeyRound} onClick={onPress} type="button">
        {t('account.signIn.passkey')}
      </Button>
    </div>
  )
}

export async function answerWithPasskey({ http }: Pick<Calls, 'http'>): Promise<PasskeyAnswerWire> {
  const [options, { startAuthentication }] = await Promise.all([
    http.post<PasskeyOptionsWire>('auth', 'user/authenticate/options'),
    import('@simplewebauthn/browser'),
  ])
  // The server creates the options with the same library; the contract passes them through untyped.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { response, ...answer } = await startAuthentication({ optionsJSON })
  return { ...answer, type: 'public-key', response: { ...response } }
}
