import { importCourse } from '../apps/server/src/app/import-course.ts'
import { StartProblem } from '../apps/server/src/platform/start-problem.ts'

try {
  const { title, standard, activities } = await importCourse(process.env, process.argv.slice(2))
  const parts = activities.filter(({ href }) => href !== null).length
  console.log(`Imported ${title || 'the package'} (${standard}, ${parts} to open)`)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
