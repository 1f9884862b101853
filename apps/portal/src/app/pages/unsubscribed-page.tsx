import { linkIn, UnsubscribePanel, WhileWordsLoad } from '../../features/preferences/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'

void i18n.need('preferences')

/** RT-06 */
export function Page() {
  const [query] = useSearchParams()
  return (
    <WhileWordsLoad>
      <UnsubscribePanel link={linkIn(query)} />
    </WhileWordsLoad>
  )
}
