export { contentCultures } from './catalogue/content-cultures.ts'
export { findCourse, listCourses, listCourseWords } from './catalogue/course.store.ts'
export { publishedCourse, readAsPublished } from './catalogue/published-courses.ts'
export { listInstructorsOf } from './center/center.store.ts'
export { addStoreMember, followNumber, removeStoreMember } from './center/store-member.store.ts'
export { findNewestContent, listCoursesOf, listCulturesByCourse } from './content/content.store.ts'
export { importPackage } from './content/import/import-package.ts'
export { mustBeCourse } from './content/import/must-be-course.ts'
export { contentHeaders } from './content/origin/content-headers.ts'
export { chooseStore } from './enrolments/choose-store.ts'
export { countCompletions, countEnrolments } from './enrolments/count-enrolments.ts'
export { enrolByCode } from './enrolments/enrol-by-code.ts'
export { listEnrolments, listMembersOf, listStoresOf } from './enrolments/enrolment.store.ts'
export { giveCourse, layOutLessons } from './enrolments/give-course.ts'
export { type PublishEnrolment, publishEnrolment } from './enrolments/publish-enrolment.ts'
export { loadExamMinutes } from './exams/load-exam-minutes.ts'
export {
  type Conversation,
  type EnrolmentTeachers,
  findConversation,
  listConversations,
  listTeachersOf,
} from './students/conversation.ts'
export { listKnownTo, listNumbersOf } from './students/known-people.ts'
export { doesTeach, doesTeachNow, listStudentIds, teachingNumbers } from './students/may-teach.ts'
export type { DiveState, TrainingPorts, VerifiedDive } from './training.deps.ts'
export { type TrainingModule, trainingModule } from './training.module.ts'
export { listEntitlements } from './training.store.ts'
