import { LEVELS } from '@fathom/domain/certifications'
import { csvOf } from '@fathom/domain/references'
import type { Messages } from '@fathom/locales'
import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import css from '../certifications.module.css'

/** A test of the server checks that every level has a name. */
type LevelKey = `certifications-cards.level.${string}` & keyof Messages

/** What a level is called in the reader's language. */
export function useLevelName(): (code: string) => string {
  const { t } = useTranslator('certifications-cards')
  return (code) => (t as (key: LevelKey) => string)(`certifications-cards.level.${code}` as LevelKey)
}

/** OF-06: what can stand in the column `level` of a file. */
export function LevelList() {
  const { t } = useTranslator('certifications-desk')
  const name = useLevelName()
  return (
    <details>
      <summary>{t('certifications-desk.levels')}</summary>
      <ul className={css.quiet}>
        {LEVELS.map(({ levelID, code }) => (
          <li key={levelID}>
            {name(code)} · <bdi>{code}</bdi> · <bdi>{levelID}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The same level as each may write it. */
const EXAMPLE = { number: '100001', date: '2026-05-31', instructor: '500001', center: '7001', code: 'deep' }

/** A table to begin with: one row with a name, one with a code. */
export function ExampleButton() {
  const { t } = useTranslator('certifications-desk')
  const name = useLevelName()
  const save = () => {
    const { number, date, instructor, center, code } = EXAMPLE
    const rows = [
      ['number', 'level', 'date', 'instructor', 'center'],
      [number, name(code), date, instructor, ''],
      [number, 'wreck', date, '', center],
    ]
    saveFile(new Blob([csvOf(rows)], { type: 'text/csv' }), 'certifications-example.csv')
  }
  return (
    <Button icon={Download} kind="quiet" onClick={save}>
      {t('certifications-desk.example')}
    </Button>
  )
}
