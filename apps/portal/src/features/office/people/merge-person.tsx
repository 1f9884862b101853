import type { OfficePersonWire } from '@fathom/contract/office'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { usePause } from '../../../shared/use-pause.ts'
import type { Signing } from './change-refusal.tsx'
import { MergePreview } from './merge-preview.tsx'
import css from './people.module.css'
import { peopleQuery } from './people.queries.ts'

const MOST = 6

type Props = { person: OfficePersonWire; signing: Signing; onChanged: () => void }

/** OF-03: makes one account of two. Which one stays is chosen in the preview. */
export function MergePerson({ person, signing, onChanged }: Props) {
  const { t } = useTranslator('office-merge')
  const [other, setOther] = useState<number>()
  return (
    <Card title={t('office-merge.title')}>
      <div className={css.change}>
        {other === undefined ? (
          <>
            <p className={css.quiet}>{t('office-merge.text')}</p>
            <OtherAccount onChoose={setOther} than={person.affiliateId} />
          </>
        ) : (
          <MergePreview
            ids={[person.affiliateId, other]}
            onBack={() => setOther(undefined)}
            onMerged={onChanged}
            signing={signing}
          />
        )}
      </div>
    </Card>
  )
}

function OtherAccount({ than, onChoose }: { than: number; onChoose: (affiliateId: number) => void }) {
  const { t, formatId } = useTranslator('office-merge', 'office-people', 'certifications-desk')
  const [search, setSearch] = useState('')
  const { text, type, now } = usePause(search, setSearch)
  const list = useInfiniteQuery({
    ...peopleQuery(useCalls(), { search, type: undefined }),
    enabled: search !== '',
  })
  // Without words, this is the first page of all people if their list was open before.
  const people = search === '' ? undefined : list.data?.pages[0]?.items
  const found = (people ?? [])
    .filter(({ affiliateId, mergedInto }) => affiliateId !== than && mergedInto === null)
    .slice(0, MOST)
  return (
    <>
      <div className={css.part}>
        <SearchInput
          clearLabel={t('office-people.clear')}
          hint={t('office-people.search')}
          label={t('office-people.search')}
          onNow={now}
          onType={type}
          value={text}
        />
      </div>
      {list.isError && <p role="alert">{t('office-people.failed')}</p>}
      {people && found.length === 0 && <p role="status">{t('office-people.none')}</p>}
      {found.length > 0 && (
        <div className={css.part}>
          <List label={t('office-merge.title')}>
            {found.map(({ affiliateId, name, email }) => (
              <ListRow
                end={
                  <Button
                    aria-label={t('office-merge.choose', { name: name || formatId(affiliateId) })}
                    onClick={() => onChoose(affiliateId)}
                    size="sm"
                  >
                    {t('certifications-desk.choose')}
                  </Button>
                }
                key={affiliateId}
                text={
                  <span className={css.email}>
                    <bdi>{formatId(affiliateId)}</bdi> · <bdi>{email}</bdi>
                  </span>
                }
                title={<bdi>{name}</bdi>}
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
}
