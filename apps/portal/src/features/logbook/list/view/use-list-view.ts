import { useAddressView } from '../../../../shared/use-address-view.ts'
import { type ListView, queryOf, viewIn } from './list-view.ts'

const ADDRESS = { viewIn, queryOf }

export const useListView = () => useAddressView<ListView>(ADDRESS)
