import { UnsubscribePanel } from '../../../features/preferences/unsubscribe-panel.tsx'
import { WhileWordsLoad } from '../../../features/preferences/while-words-load.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'

void i18n.need('preferences')

/** RT-06 */
export function Page() {
  const [query] = useSearchParams()
  return (
    <WhileWordsLoad>
      <UnsubscribePanel query={query} />
    </WhileWordsLoad>
  )
}
