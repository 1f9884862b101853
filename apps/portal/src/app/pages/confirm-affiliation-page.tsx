export { NotYetPage as Page } from './not-yet-page.tsx'
