import GraduationCap from 'lucide-react/icons/graduation-cap'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import UserRound from 'lucide-react/icons/user-round'
import type { FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { RESOURCES } from '../course/resources.ts'
import { studentsQuery } from '../students/students.queries.ts'
import { myCoursesQuery } from '../training.queries.ts'

/** The user's own courses, last used first. */
export const coursesSource: FindSource = {
  name: 'my-courses',
  group: 'courses',
  list: async ({ calls, client, user, locale }) => {
    const courses = await client.fetchQuery(myCoursesQuery(calls, user.affiliateId, locale))
    const { formatPercent } = i18n.current()
    return courses.map(({ packageId, title, progress, teacher }) => ({
      id: packageId,
      title,
      detail: () => formatPercent(progress),
      also: [teacher.memberName, teacher.storeName].filter(Boolean).join(' '),
      icon: GraduationCap,
      to: paths.course(packageId),
    }))
  },
}

/** For those who teach: their students, or those of their dive center. */
export const studentsSource: FindSource = {
  name: 'students',
  group: 'people',
  list: async ({ calls, client, user, locale }) => {
    const students = await client.fetchQuery(studentsQuery(calls, user.affiliateId, locale))
    const { formatList } = i18n.current()
    return students.map(({ affiliateId, name, memberName, courses }) => ({
      id: String(affiliateId),
      title: name,
      detail: () => formatList(courses.map(({ title }) => title)),
      number: String(affiliateId),
      also: [memberName, ...courses.map(({ title }) => title)].join(' '),
      icon: UserRound,
      to: paths.studentERecord({ id: String(affiliateId), affiliateId }, courses[0]?.packageId),
    }))
  },
  more: (search) => `${paths.students()}?${new URLSearchParams({ search })}`,
}

/** RT-10: the short learning pages. */
export const resourcesSource: FindSource = {
  name: 'resources',
  group: 'help',
  list: async () => {
    await Promise.all([i18n.need('training-course'), i18n.need('training-content')])
    const { t } = i18n.current()
    return RESOURCES.map((name) => ({
      id: name,
      title: t(`training-course.resource.${name}`),
      detail: () => t(`training-content.${name}.lead`),
      also: t(`training-content.${name}.lead`),
      icon: LifeBuoy,
      to: paths.content(name),
    }))
  },
}
