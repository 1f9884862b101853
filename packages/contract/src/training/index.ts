export {
  type AnswerWire,
  type AttemptSummaryWire,
  type AttemptWire,
  answerWire,
  attemptStateWire,
  attemptSummaryWire,
  attemptWire,
  type CommittedWire,
  type CommitWire,
  committedWire,
  commitWire,
  type LessonFailure,
  type LessonFailureAnswerWire,
  lessonFailureAnswerWire,
  lessonFailureWire,
} from './attempt.wire.ts'
export {
  type AssignedWire,
  type AssignmentsWire,
  assignedWire,
  assignmentsWire,
  type CenterFilter,
  type CenterStudentsWire,
  type CenterStudentWire,
  centerFilterQuery,
  centerStudentsQuery,
  centerStudentsWire,
  type StudentsFilter,
  studentsFilterQuery,
} from './center.wire.ts'
export {
  type CourseDetailsWire,
  type CourseWire,
  courseDetailsWire,
  coursesQuery,
  coursesWire,
  courseWire,
  specialtiesQuery,
} from './course.wire.ts'
export { type CourseIndexWire, courseIndexWire, packageIndexWire } from './course-index.wire.ts'
export {
  type AffiliatedWire,
  affiliatedWire,
  type ChooseStoreWire,
  chooseStoreWire,
  type EnrolLinkWire,
  type EnrolmentWire,
  type EnrolOfferWire,
  type ExtraDataWire,
  enrolLinkWire,
  enrolmentWire,
  enrolOfferWire,
  enrolWire,
  extraDataWire,
} from './enrol.wire.ts'
export {
  type EntitlementsWire,
  entitlementsWire,
  type OtherCoursesWire,
  otherCoursesWire,
} from './entitlements.wire.ts'
export {
  type ExamAccommodationStateWire,
  type ExamAccommodationWire,
  type ExamAnswersWire,
  type ExamAttemptsWire,
  type ExamResultWire,
  type ExamWire,
  examAccommodationStateWire,
  examAccommodationWire,
  examAnswersWire,
  examAttemptsWire,
  examWire,
} from './exam.wire.ts'
export {
  type ExamLaunchWire,
  type LaunchWire,
  type LessonLaunchWire,
  launchRequestWire,
  launchWire,
} from './launch.wire.ts'
export {
  type ActivityStateWire,
  type CourseRecordWire,
  courseQuery,
  courseRecordWire,
  type MissingWire,
  type MyCourseWire,
  missingWire,
  myCoursesQuery,
  myCoursesWire,
  myCourseWire,
} from './learning.wire.ts'
export type { LessonEventWire } from './lesson-event.wire.ts'
export {
  type NotesWire,
  type NoteWire,
  notesWire,
  noteWire,
  type SaveNoteWire,
  saveNoteWire,
} from './note.wire.ts'
export {
  type PracticeReviewsWire,
  type PracticeWire,
  practiceReviewsWire,
  practiceWire,
} from './practice.wire.ts'
export {
  type AssessmentResultsWire,
  assessmentResultsWire,
  type CourseReportWire,
  certifyRequestWire,
  courseReportWire,
  type ERecordArchiveWire,
  type ERecordWire,
  eRecordArchiveWire,
  eRecordWire,
  studentQuery,
} from './records.wire.ts'
export { type StudentsWire, studentsWire } from './students.wire.ts'
export { type ProLinksQuery, proLinks, sdl, trusted } from './training.graph.generated.ts'
