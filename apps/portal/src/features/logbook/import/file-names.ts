import { useTranslator } from '../../../shared/i18n/index.ts'

const MOST_NAMES = 3

/** The files of an import in one line; of many, the first ones and how many more. */
export function useFileNames(): (files: readonly { name: string }[]) => string {
  const { formatList, formatNumber } = useTranslator()
  return (files) => {
    const names = files.slice(0, MOST_NAMES).map(({ name }) => name)
    const more = files.length - names.length
    return formatList(more > 0 ? [...names, `+${formatNumber(more)}`] : names)
  }
}
