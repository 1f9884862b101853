export { readingCulture } from '../../platform/reading-culture.ts'
