export { mayOpen, OFFICE_PAGES, type OfficePage } from './office-page.ts'
