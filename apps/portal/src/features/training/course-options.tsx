type Props = { courses: readonly { packageId: string; title: string }[] }

/** Courses to choose from, in a select. */
export function CourseOptions({ courses }: Props) {
  return courses.map(({ packageId, title }) => (
    <option key={packageId} value={packageId}>
      {title}
    </option>
  ))
}
