import type { AccessCodeWire } from '@fathom/contract/codes'
import Ticket from 'lucide-react/icons/ticket'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { Deeds } from '../deeds/use-deeds.ts'
import { CodeMenu } from './code-menu.tsx'
import css from './codes.module.css'

type Props = { code: AccessCodeWire; deeds: Deeds; hasMenu: boolean }

export function CodeRow({ code, deeds, hasMenu }: Props) {
  const texts = useRowTexts(code)
  return (
    <li className={css.row}>
      <Tile icon={Ticket} tone={code.shared ? 'plain' : 'info'} />
      <div className={css.words}>
        <p className={css.title}>{code.title}</p>
        <p>
          <bdi className={css.code} dir="ltr">
            {code.couponCode}
          </bdi>
        </p>
        {texts.map((text) => (
          <p className={css.text} key={text}>
            {text}
          </p>
        ))}
      </div>
      <div className={css.acts}>
        {code.shared ? <SharedActs code={code} deeds={deeds} /> : <OwnActs {...{ code, deeds, hasMenu }} />}
      </div>
    </li>
  )
}

function useRowTexts({ kind, store, shared }: AccessCodeWire): string[] {
  const { t, formatDay } = useTranslator('codes')
  const date = shared && formatDay(new Date(shared.sharedAt))
  return [
    kind === 'specialty' && t('codes.row.specialty'),
    store && t('codes.row.withStore', { store: store.name }),
    shared && t('codes.row.shared', { email: shared.email, date: date ?? '' }),
  ].filter((text) => typeof text === 'string')
}

function OwnActs({ code, deeds, hasMenu }: Props) {
  const { t } = useTranslator('codes')
  const { title } = code
  return (
    <>
      {hasMenu && <CodeMenu code={code} onChooseStore={() => deeds.chooseStore(code)} />}
      <Button
        aria-label={t('codes.row.shareNamed', { title })}
        kind="quiet"
        onClick={() => deeds.share(code)}
        size="sm"
      >
        {t('codes.row.share')}
      </Button>
      <Button
        aria-label={t('codes.row.redeemNamed', { title })}
        kind="soft"
        onClick={() => deeds.redeem(code)}
        size="sm"
      >
        {t('codes.row.redeem')}
      </Button>
    </>
  )
}

function SharedActs({ code, deeds }: Pick<Props, 'code' | 'deeds'>) {
  const { t } = useTranslator('codes')
  return (
    <Button
      aria-label={t('codes.row.callBackNamed', { title: code.title })}
      kind="soft"
      onClick={() => deeds.callBack(code)}
      size="sm"
    >
      {t('codes.row.callBack')}
    </Button>
  )
}
