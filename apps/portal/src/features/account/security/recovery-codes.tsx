import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import css from './recovery-codes.module.css'

type Props = { codes: readonly string[]; email: string }

/** TS-19: the codes, and ways to keep them. They are shown once. */
export function RecoveryCodes({ codes, email }: Props) {
  const { t } = useTranslator('account-security')
  const [done, setDone] = useState<'copied' | 'copyFailed' | 'downloaded'>()
  const title = t('account-security.codes.file', { email })
  const text = `${[title, '', ...codes].join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone('copied')
    } catch {
      // The browser doesn't let us, and the person can still select them.
      setDone('copyFailed')
    }
  }
  const download = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), 'fathom-recovery-codes.txt')
    setDone('downloaded')
  }
  return (
    <>
      <div className={css.sheet}>
        <p className={css.title}>{title}</p>
        <ul className={css.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <bdi>{code}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.ways}>
        <Button icon={done === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {t('account-security.codes.copy')}
        </Button>
        <Button icon={done === 'downloaded' ? Check : Download} onClick={download}>
          {t('account-security.codes.download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('account-security.codes.print')}
        </Button>
      </div>
      <p className={css.done} role="status">
        {done && t(`account-security.codes.${done}`)}
      </p>
    </>
  )
}
