import type { ECardWire, WalletAddressWire, WalletName } from '@fathom/contract/certifications'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import Printer from 'lucide-react/icons/printer'
import Wallet from 'lucide-react/icons/wallet'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from './card-stage.module.css'

/** Ways to take a card along: a wallet, a document, a picture, a badge for other sites, paper, plastic. */
export function CardActions({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications')
  const file = useCardFile(card)
  return (
    <div className={css.actions}>
      <WalletActions card={card} />
      <FileAction file={file} icon={Download} kind="document">
        {t('certifications.action.pdf')}
      </FileAction>
      <FileAction file={file} icon={Image} kind="picture">
        {t('certifications.action.picture')}
      </FileAction>
      <Action icon={Printer} isBusy={false} onPress={() => window.print()}>
        {t('certifications.action.print')}
      </Action>
      <FileAction file={file} icon={BadgeCheck} kind="badge">
        {t('certifications.action.badge')}
      </FileAction>
      <Link className={css.action} to={paths.certifications({ order: card.licenseID })}>
        <Icon of={CreditCard} />
        {t('certifications.action.plastic')}
      </Link>
    </div>
  )
}

type FileActionProps = {
  file: ReturnType<typeof useCardFile>
  kind: CardFile
  icon: IconShape
  children: string
}

function FileAction({ file, kind, icon, children }: FileActionProps) {
  return (
    <Action icon={icon} isBusy={file.isPending && file.variables === kind} onPress={() => file.mutate(kind)}>
      {children}
    </Action>
  )
}

const WALLETS = ['apple', 'google'] as const satisfies readonly WalletName[]

/** For the wallets that the organization has set up. The phone's own app takes it from there. */
function WalletActions({ card: { licenseID } }: { card: ECardWire }) {
  const { wallets } = useConfig()
  const { http } = useCalls()
  const { t, locale } = useTranslator('certifications')
  const add = useMutation({
    mutationFn: async (wallet: WalletName) => {
      const options = { params: { licenseID }, query: { wallet, culture: locale } }
      const { url } = await http.get<WalletAddressWire>('ecards', 'e-cards/{licenseID}/wallet', options)
      location.assign(url)
    },
    onError: (_, wallet) => {
      const action = { label: t('shell.error.retry'), onPress: () => add.mutate(wallet) }
      showToast({ text: t('certifications.action.walletFailed'), action })
    },
  })
  return WALLETS.filter((wallet) => wallets[wallet]).map((wallet) => (
    <Action
      icon={Wallet}
      isBusy={add.isPending && add.variables === wallet}
      key={wallet}
      onPress={() => add.mutate(wallet)}
    >
      {t(`certifications.action.${wallet}Wallet`)}
    </Action>
  ))
}

type ActionProps = { icon: IconShape; children: string; isBusy: boolean; onPress: () => void }

function Action({ icon, children, isBusy, onPress }: ActionProps) {
  return (
    <button
      aria-busy={isBusy || undefined}
      className={css.action}
      onClick={() => !isBusy && onPress()}
      type="button"
    >
      <Icon of={icon} />
      {children}
    </button>
  )
}

const FILES = {
  document: { path: 'e-cards/{licenseID}/document', end: 'pdf', query: {} },
  // The code is on the back, so a picture without the back can't be verified.
  picture: { path: 'e-cards/{licenseID}/picture', end: 'png', query: { side: 'both' } },
  badge: { path: 'trust/badges/{licenseID}', end: 'jwt', query: {} },
} as const

type CardFile = keyof typeof FILES

function useCardFile({ licenseID }: ECardWire) {
  const { http } = useCalls()
  const { t, locale } = useTranslator('certifications')
  const mutation = useMutation({
    mutationFn: async (kind: CardFile) => {
      const { path, end, query } = FILES[kind]
      const options = { params: { licenseID }, query: { culture: locale, ...query } }
      saveFile(
        await http.download('ecards', path, options),
        `${t('certifications.action.file')}-${licenseID}.${end}`,
      )
    },
    onError: (_, kind) => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(kind) }
      showToast({ text: t('certifications.action.failed'), action })
    },
  })
  return mutation
}
