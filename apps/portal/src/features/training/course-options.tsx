type Props = { courses: readonly { packageId: string; title: string }[] }

/** The courses as options of a select. */
export function CourseOptions({ courses }: Props) {
  return courses.map(({ packageId, title }) => (
    <option key={packageId} value={packageId}>
      {title}
    </option>
  ))
}
