// Generated from packages/locales/en-US by npm run generate.
export interface Messages {
  'account.sea.title': undefined
  'account.sea.text': undefined
  'account.page.title': { title: string }
  'account.page.skip': undefined
  'account.language.label': undefined
  'account.field.email': undefined
  'account.field.emailExample': undefined
  'account.field.password': undefined
  'account.field.newPassword': undefined
  'account.field.confirmPassword': undefined
  'account.field.passwordRule': undefined
  'account.field.showPassword': undefined
  'account.field.hidePassword': undefined
  'account.field.givenName': undefined
  'account.field.familyName': undefined
  'account.field.birthdate': undefined
  'account.field.code': undefined
  'account.signIn.title': undefined
  'account.signIn.submit': undefined
  'account.signIn.forgotten': undefined
  'account.signIn.new': undefined
  'account.signIn.signUp': undefined
  'account.signIn.wrong': undefined
  'account.demo.title': undefined
  'account.demo.text': { password: string }
  'account.demo.diver': undefined
  'account.demo.student': undefined
  'account.demo.instructor': undefined
  'account.demo.store': undefined
  'account.demo.applicant': undefined
  'account.demo.newcomer': undefined
  'account.demo.dsd': undefined
  'account.demo.teen': undefined
  'account.demo.shanghai': undefined
  'account.demo.riyadh': undefined
  'account.demo.veteran': undefined
  'account.demo.trial': undefined
  'account.demo.staff': undefined
  'account.demo.deskstaff': undefined
  'account.signUp.title': undefined
  'account.signUp.submit': undefined
  'account.signUp.have': undefined
  'account.signUp.type': undefined
  'account.signUp.typeDiver': undefined
  'account.signUp.typeStudent': undefined
  'account.signUp.typePro': undefined
  'account.signUp.typeStore': undefined
  'account.signUp.typeNote': undefined
  'account.code.title': undefined
  'account.code.text': { email: string; minutes: number }
  'account.code.submit': undefined
  'account.code.again': undefined
  'account.code.sentAgain': undefined
  'account.code.late': undefined
  'account.code.seeMail': undefined
  'account.code.wrong': { left: number }
  'account.code.over': undefined
  'account.forgotten.title': undefined
  'account.forgotten.text': undefined
  'account.forgotten.submit': undefined
  'account.forgotten.back': undefined
  'account.reset.title': undefined
  'account.reset.submit': undefined
  'account.reset.note': undefined
  'account.signOut.title': undefined
  'account.signOut.text': undefined
  'account.signOut.submit': undefined
  'account.signOut.stay': undefined
  'account.signOut.doneTitle': undefined
  'account.signOut.doneText': undefined
  'account.error.title': undefined
  'account.error.text': undefined
  'account.error.away': undefined
  'account.error.unexpected': undefined
  'account.error.notFound': undefined
  'account.error.again': undefined
  'account.error.summary': { count: number }
  'account.error.email': undefined
  'account.error.emailHidden': undefined
  'account.error.password': undefined
  'account.error.passwordCommon': undefined
  'account.error.passwordPersonal': undefined
  'account.error.passwordInvalid': undefined
  'account.error.passwordWrong': undefined
  'account.error.passwordMismatch': undefined
  'account.error.confirmation': undefined
  'account.error.givenName': undefined
  'account.error.familyName': undefined
  'account.error.birthdate': undefined
  'account.error.foreign': undefined
  'account.error.code': undefined
  'account.error.emailTaken': undefined
  'account.limit.title': undefined
  'account.limit.text': { minutes: number }
  'account.limit.reset': undefined
  'account.mail.title': undefined
  'account.mail.text': undefined
  'account.mail.empty': undefined
  'account.mail.back': undefined
  'account.mail.to': { email: string }
  'account.letter.hello': { name: string }
  'account.letter.helloPlain': undefined
  'account.letter.end': undefined
  'account.letter.signUp.subject': { code: string }
  'account.letter.signUp.text': undefined
  'account.letter.signUp.note': { minutes: number }
  'account.letter.taken.subject': undefined
  'account.letter.taken.text': undefined
  'account.letter.reset.subject': { code: string }
  'account.letter.reset.text': undefined
  'account.letter.reset.note': { minutes: number }
  'account.letter.unknown.subject': undefined
  'account.letter.unknown.text': undefined
  'account.letter.changed.subject': undefined
  'account.letter.changed.text': undefined
  'account.signIn.passkey': undefined
  'account.signIn.passkeyFailed': undefined
  'account.signIn.passkeyWrong': undefined
  'account.deletion.title': undefined
  'account.deletion.text': { date: string }
  'account.deletion.keep': undefined
  'account.deletion.go': undefined
  'account.error.nameTooLong': undefined
  'account.error.nameUnreadable': undefined
  'account.error.gender': undefined
  'account.error.phone': undefined
  'account.letter.passkeyAdded.subject': undefined
  'account.letter.passkeyAdded.text': undefined
  'account.letter.deletion.subject': undefined
  'account.letter.deletion.text': { date: string }
  'account.letter.deletionUndone.subject': undefined
  'account.letter.deletionUndone.text': undefined
  'account.export.title': undefined
  'account.export.text': undefined
  'account.export.area.account': undefined
  'account.export.area.session': undefined
  'account.export.area.profile': undefined
  'account.export.area.preferences': undefined
  'account.export.area.notifications': undefined
  'account.export.area.training': undefined
  'account.export.area.forms': undefined
  'account.export.area.logbook': undefined
  'account.export.area.dsd': undefined
  'account.export.area.club': undefined
  'account.export.area.references': undefined
  'account.export.left': undefined
  'account.export.files': undefined
  'account.export.nothing': undefined
  'account.export.yes': undefined
  'account.export.no': undefined
  'account.export.field.affiliateId': undefined
  'account.export.field.after': undefined
  'account.export.field.archives': undefined
  'account.export.field.at': undefined
  'account.export.field.availableCredit': undefined
  'account.export.field.before': undefined
  'account.export.field.birthDateChangedAt': undefined
  'account.export.field.birthDateConfirmed': undefined
  'account.export.field.browser': undefined
  'account.export.field.changes': undefined
  'account.export.field.chosen': undefined
  'account.export.field.createdAt': undefined
  'account.export.field.deleteAfter': undefined
  'account.export.field.deletedAt': undefined
  'account.export.field.earlierAddresses': undefined
  'account.export.field.entitlements': undefined
  'account.export.field.expiresAt': undefined
  'account.export.field.isSuspended': undefined
  'account.export.field.kind': undefined
  'account.export.field.knownDevices': undefined
  'account.export.field.signedInMonths': undefined
  'account.export.field.signedInWeeks': undefined
  'account.export.field.lastSeenAt': undefined
  'account.export.field.lastUsedAt': undefined
  'account.export.field.mails': undefined
  'account.export.field.memberNumber': undefined
  'account.export.field.name': undefined
  'account.export.field.network': undefined
  'account.export.field.number': undefined
  'account.export.field.passwordChangedAt': undefined
  'account.export.field.phoneEvents': undefined
  'account.export.field.pushDevices': undefined
  'account.export.field.readAt': undefined
  'account.export.field.reason': undefined
  'account.export.field.renewalDate': undefined
  'account.export.field.sizeBytes': undefined
  'account.export.field.status': undefined
  'account.export.field.storeNumber': undefined
  'account.export.field.system': undefined
  'account.export.field.timeZone': undefined
  'account.export.field.title': undefined
  'account.export.field.updatedAt': undefined
  'account.export.field.way': undefined
  'account.export.field.what': undefined
  'account.letter.passkeyRemoved.subject': undefined
  'account.letter.passkeyRemoved.text': undefined
  'account.letter.secondFactorSet.subject': undefined
  'account.letter.secondFactorSet.text': undefined
  'account.letter.recoveryCodeUsed.subject': undefined
  'account.letter.recoveryCodeUsed.text': undefined
  'account.letter.recoveryCodesRenewed.subject': undefined
  'account.letter.recoveryCodesRenewed.text': undefined
  'account.letter.nameChanged.subject': undefined
  'account.letter.nameChanged.text': undefined
  'account.letter.birthDateChanged.subject': undefined
  'account.letter.birthDateChanged.text': { before: string; after: string }
  'account.letter.sessionsEnded.subject': undefined
  'account.letter.sessionsEnded.text': undefined
  'account.letter.merged.subject': undefined
  'account.letter.merged.text': undefined
  'account-security.second.title': undefined
  'account-security.second.text': undefined
  'account-security.second.recovery': undefined
  'account-security.second.wrong': undefined
  'account-security.second.submit': undefined
  'account-security.second.demo': { code: string; secret: string }
  'account-security.second.setupTitle': undefined
  'account-security.second.setupText': undefined
  'account-security.second.key': undefined
  'account-security.second.setupSubmit': undefined
  'account-security.second.codesTitle': undefined
  'account-security.second.codesText': undefined
  'account-security.second.codesDone': undefined
  'account-security.second.office': undefined
  'account-security.second.passkeyOnly': undefined
  'account-security.second.recoveryCode': undefined
  'account-security.second.lockedRecovery': undefined
  'account-security.second.lockedHelp': undefined
  'account-security.passkeys.title': undefined
  'account-security.passkeys.text': undefined
  'account-security.passkeys.remove': undefined
  'account-security.passkeys.keep': undefined
  'account-security.again.text': undefined
  'account-security.again.elsewhere': undefined
  'account-security.again.failed': undefined
  'account-security.app.title': undefined
  'account-security.app.text': undefined
  'account-security.app.setUp': { day: string }
  'account-security.app.missing': undefined
  'account-security.app.codesLeft': { count: number }
  'account-security.app.loading': undefined
  'account-security.app.failed': undefined
  'account-security.app.replace': undefined
  'account-security.app.renew': undefined
  'account-security.app.proof': undefined
  'account-security.app.scan': undefined
  'account-security.app.expired': undefined
  'account-security.codes.copy': undefined
  'account-security.codes.copied': undefined
  'account-security.codes.copyFailed': undefined
  'account-security.codes.download': undefined
  'account-security.codes.downloaded': undefined
  'account-security.codes.print': undefined
  'account-security.codes.file': { email: string }
  'account-security.again.person': { name: string }
  'applications.type.divemaster': undefined
  'applications.type.emergency-response-instructor': undefined
  'applications.type.other': { name: string }
  'applications.status.draft': undefined
  'applications.status.submitted': undefined
  'applications.status.memberReview': undefined
  'applications.status.providerReview': undefined
  'applications.status.paymentRequested': undefined
  'applications.status.canceled': undefined
  'applications.status.complete': undefined
  'applications.held': undefined
  'applications.start.title': undefined
  'applications.start.lead': undefined
  'applications.start.loading': undefined
  'applications.start.failed': undefined
  'applications.start.failedText': undefined
  'applications.start.mine': undefined
  'applications.start.none': undefined
  'applications.start.new': undefined
  'applications.start.go': undefined
  'applications.start.goLabel': { type: string }
  'applications.start.held': undefined
  'applications.start.asks': { list: string }
  'applications.start.fee': { amount: string }
  'applications.start.needs.age': { needed: number }
  'applications.start.needs.rescue': undefined
  'applications.start.needs.first-aid': undefined
  'applications.start.needs.oxygen': undefined
  'applications.start.needs.dives': { needed: number }
  'applications.start.problem': undefined
  'applications.start.problemMany': undefined
  'applications.start.problemOpen': undefined
  'applications.start.problemYoung': undefined
  'applications.start.waits.applicant': undefined
  'applications.start.waits.instructor': undefined
  'applications.start.waits.provider': undefined
  'applications.start.waits.over': undefined
  'applications.start.changed': { where: string; date: string }
  'applications.prerequisite.age': { needed: number }
  'applications.prerequisite.rescue': undefined
  'applications.prerequisite.first-aid': undefined
  'applications.prerequisite.oxygen': undefined
  'applications.prerequisite.dives': { needed: number }
  'applications.prerequisite.met.age': { has: number }
  'applications.prerequisite.met.card': undefined
  'applications.prerequisite.met.dives': { has: number }
  'applications.prerequisite.gap.ageUnknown': undefined
  'applications.prerequisite.gap.age': { has: number; needed: number }
  'applications.prerequisite.gap.card': undefined
  'applications.prerequisite.gap.dives': { has: number; left: number }
  'applications.prerequisite.toProfile': undefined
  'applications.prerequisite.toLogbook': undefined
  'applications.prerequisite.evidence': undefined
  'applications.prerequisite.hint.card': undefined
  'applications.prerequisite.hint.dives': undefined
  'applications.prerequisite.state.met': undefined
  'applications.prerequisite.state.gap': undefined
  'applications.prerequisite.state.told': undefined
  'applications.apply.crumb': undefined
  'applications.apply.title': undefined
  'applications.apply.loading': undefined
  'applications.apply.failed': undefined
  'applications.apply.failedText': undefined
  'applications.apply.offline': undefined
  'applications.apply.none': undefined
  'applications.apply.noneText': undefined
  'applications.apply.noneBack': undefined
  'applications.apply.started': { date: string }
  'applications.apply.steps': undefined
  'applications.apply.place': { number: number; count: number }
  'applications.apply.step.you': undefined
  'applications.apply.step.prerequisites': undefined
  'applications.apply.step.people': undefined
  'applications.apply.step.address': undefined
  'applications.apply.step.fees': undefined
  'applications.apply.step.documents': undefined
  'applications.apply.step.review': undefined
  'applications.apply.step.sign': undefined
  'applications.apply.done': undefined
  'applications.apply.missing': undefined
  'applications.apply.back': undefined
  'applications.apply.next': undefined
  'applications.apply.cancel': undefined
  'applications.apply.you.text': undefined
  'applications.apply.you.name': undefined
  'applications.apply.you.number': undefined
  'applications.apply.you.email': undefined
  'applications.apply.you.birthDate': undefined
  'applications.apply.you.unknown': undefined
  'applications.apply.you.wrong': undefined
  'applications.apply.you.profile': undefined
  'applications.apply.prerequisites.text': undefined
  'applications.apply.people.text': undefined
  'applications.apply.people.instructor': undefined
  'applications.apply.people.store': undefined
  'applications.apply.people.storeText': undefined
  'applications.apply.people.instructorNumber': { number: string }
  'applications.apply.people.storeNumber': { number: string }
  'applications.apply.people.choose': undefined
  'applications.apply.people.change': undefined
  'applications.apply.people.changeLabel': { name: string }
  'applications.apply.people.remove': undefined
  'applications.apply.people.removeLabel': { name: string }
  'applications.apply.people.keep': { name: string }
  'applications.apply.people.own': undefined
  'applications.apply.people.gone': undefined
  'applications.apply.people.storeGone': undefined
  'applications.apply.address.text': undefined
  'applications.apply.address.mine': undefined
  'applications.apply.fees.text': undefined
  'applications.apply.fees.application': undefined
  'applications.apply.fees.due': undefined
  'applications.apply.fees.dueNow': undefined
  'applications.apply.fees.paid': { date: string }
  'applications.apply.fees.none': undefined
  'applications.apply.fees.when': { amount: string }
  'applications.apply.documents.text': undefined
  'applications.apply.review.text': undefined
  'applications.apply.review.change': undefined
  'applications.apply.review.changeLabel': { step: string }
  'applications.apply.review.nobody': undefined
  'applications.apply.review.noAddress': undefined
  'applications.apply.gaps.title': { count: number }
  'applications.apply.gaps.age': undefined
  'applications.apply.gaps.rescue': undefined
  'applications.apply.gaps.first-aid': undefined
  'applications.apply.gaps.oxygen': undefined
  'applications.apply.gaps.dives': undefined
  'applications.apply.gaps.instructor': undefined
  'applications.apply.gaps.teachingAddress': undefined
  'applications.apply.sign.text': { name: string }
  'applications.apply.sign.wait': undefined
  'applications.apply.sign.statement': { name: string }
  'applications.apply.sign.agree': undefined
  'applications.apply.sign.agreeMissing': undefined
  'applications.apply.sign.name': undefined
  'applications.apply.sign.nameMissing': undefined
  'applications.apply.sign.nameOther': { name: string }
  'applications.apply.sign.help': { date: string; name: string }
  'applications.apply.sign.go': undefined
  'applications.apply.sign.sent': { name: string }
  'applications.apply.sign.failed': undefined
  'applications.apply.sign.changed': undefined
  'applications.apply.sign.unsaved': undefined
  'applications.apply.saved.untouched': undefined
  'applications.apply.saved.saving': undefined
  'applications.apply.saved.saved': { time: string }
  'applications.apply.saved.partly': { time: string; device: string }
  'applications.apply.saved.kept': { device: string }
  'applications.apply.saved.offline': { device: string }
  'applications.apply.saved.stale': undefined
  'applications.apply.saved.refused': undefined
  'applications.apply.saved.decide': undefined
  'applications.apply.conflict.title': undefined
  'applications.apply.conflict.text': undefined
  'applications.apply.conflict.mine': undefined
  'applications.apply.conflict.theirs': undefined
  'applications.apply.conflict.keep': undefined
  'applications.apply.conflict.take': undefined
  'applications.apply.conflict.empty': undefined
  'applications.apply.over': undefined
  'applications.unsent.title': undefined
  'applications.unsent.text': undefined
  'applications.unsent.discard': undefined
  'applications.apply.returned.title': { name: string; date: string }
  'applications.apply.returned.text': undefined
  'applications.apply.asked.title': { date: string }
  'applications.standing.cancel.title': undefined
  'applications.standing.cancel.text': undefined
  'applications.standing.cancel.reason': undefined
  'applications.standing.cancel.optional': undefined
  'applications.standing.cancel.go': undefined
  'applications.standing.cancel.keep': undefined
  'applications.standing.cancel.done': undefined
  'applications.standing.cancel.failed': undefined
  'applications.standing.cancel.late': undefined
  'applications.standing.lead': { name: string; date: string }
  'applications.standing.progress': undefined
  'applications.standing.now.submitted': { name: string }
  'applications.standing.now.memberReview': { name: string }
  'applications.standing.now.providerReview': undefined
  'applications.standing.now.paymentRequested': { amount: string }
  'applications.standing.now.paid': undefined
  'applications.standing.now.complete': undefined
  'applications.standing.now.canceled': undefined
  'applications.standing.days': undefined
  'applications.standing.by': { date: string }
  'applications.standing.late': undefined
  'applications.standing.step': { number: number; count: number; status: string }
  'applications.standing.nextStep': { status: string }
  'applications.standing.since': { date: string }
  'applications.standing.done': undefined
  'applications.standing.happened': undefined
  'applications.standing.expected.nothing': undefined
  'applications.standing.expected.pay': { amount: string; has: string; store: string }
  'applications.standing.expected.ask': undefined
  'applications.standing.cards': { cards: string }
  'applications.standing.expected.card': undefined
  'applications.standing.expected.again': undefined
  'applications.standing.said': { name: string }
  'applications.standing.moved.started': undefined
  'applications.standing.moved.submit': undefined
  'applications.standing.moved.open': { name: string }
  'applications.standing.moved.approve': { name: string }
  'applications.standing.moved.return': { name: string }
  'applications.standing.moved.ask': undefined
  'applications.standing.moved.request-payment': undefined
  'applications.standing.moved.record-payment': undefined
  'applications.standing.moved.complete': undefined
  'applications.standing.moved.cancelMine': undefined
  'applications.standing.moved.cancel': undefined
  'applications.standing.when': { date: string; time: string }
  'applications.standing.next.memberReview': { name: string }
  'applications.standing.next.providerReview': { name: string }
  'applications.standing.next.paymentRequested': { amount: string }
  'applications.standing.next.complete': undefined
  'applications.standing.next.pay': undefined
  'applications.standing.next.title': { status: string }
  'applications.standing.people': undefined
  'applications.standing.fees': undefined
  'applications.standing.card': undefined
  'applications.standing.again': undefined
  'applications.standing.sent': undefined
  'applications.standing.sentTitle': undefined
  'applications.standing.sentHide': undefined
  'applications.standing.signature': undefined
  'applications.standing.signed': { name: string; date: string }
  'applications.standing.print': undefined
  'applications.standing.moved': undefined
  'applications.documents.title': undefined
  'applications.documents.hint': undefined
  'applications.documents.add': undefined
  'applications.documents.drop': undefined
  'applications.documents.full': undefined
  'applications.documents.none': undefined
  'applications.documents.list': undefined
  'applications.documents.onTheirWay': undefined
  'applications.documents.progress': { sent: string; size: string }
  'applications.documents.stop': { name: string }
  'applications.documents.dismiss': { name: string }
  'applications.documents.lost': undefined
  'applications.documents.save': { name: string }
  'applications.documents.notSaved': { name: string }
  'applications.documents.remove': { name: string }
  'applications.documents.removed': { name: string }
  'applications.documents.undo': undefined
  'applications.documents.notRemoved': undefined
  'applications.documents.about': { kind: string; size: string; date: string }
  'applications.documents.kind.pdf': undefined
  'applications.documents.kind.picture': undefined
  'applications.documents.loading': undefined
  'applications.documents.failed': undefined
  'applications.documents.problem.document-too-large': undefined
  'applications.documents.problem.document-wrong-type': undefined
  'applications.documents.problem.document-damaged': undefined
  'applications.documents.problem.document-empty': undefined
  'applications.documents.problem.too-many-documents': undefined
  'applications.documents.problem.not-a-draft': undefined
  'applications.documents.problem.other': undefined
  'applications.review.sent': { name: string; date: string }
  'applications.review.started': { name: string; date: string }
  'applications.review.applicant': { number: string }
  'applications.review.given': { name: string }
  'applications.review.open': { count: number; list: string }
  'applications.review.keep': undefined
  'applications.review.now.draft.title': { name: string }
  'applications.review.now.draft.text': { name: string }
  'applications.review.now.open.title': undefined
  'applications.review.now.open.text': { name: string }
  'applications.review.now.judge.title': undefined
  'applications.review.now.judge.text': { name: string }
  'applications.review.now.withInstructor.title': undefined
  'applications.review.now.withInstructor.text': { instructor: string }
  'applications.review.now.check.title': undefined
  'applications.review.now.check.text': { instructor: string }
  'applications.review.now.withProvider.title': undefined
  'applications.review.now.withProvider.text': undefined
  'applications.review.now.payment.title': undefined
  'applications.review.now.payment.text': { name: string; amount: string }
  'applications.review.now.paid.title': undefined
  'applications.review.now.paid.text': { amount: string }
  'applications.review.now.complete.title': undefined
  'applications.review.now.complete.text': { name: string }
  'applications.review.now.canceled.title': undefined
  'applications.review.now.canceled.text': undefined
  'applications.review.move.open.go': undefined
  'applications.review.move.open.done': { name: string }
  'applications.review.move.approve.go': undefined
  'applications.review.move.approve.title': undefined
  'applications.review.move.approve.text': { name: string }
  'applications.review.move.approve.done': { name: string }
  'applications.review.move.return.go': undefined
  'applications.review.move.return.title': { name: string }
  'applications.review.move.return.text': { name: string }
  'applications.review.move.return.done': { name: string }
  'applications.review.move.ask.go': undefined
  'applications.review.move.ask.title': { name: string }
  'applications.review.move.ask.text': { name: string }
  'applications.review.move.ask.done': { name: string }
  'applications.review.move.request-payment.go': undefined
  'applications.review.move.request-payment.title': { name: string }
  'applications.review.move.request-payment.text': { name: string }
  'applications.review.move.request-payment.done': { name: string }
  'applications.review.move.record-payment.go': undefined
  'applications.review.move.record-payment.title': undefined
  'applications.review.move.record-payment.text': { name: string }
  'applications.review.move.record-payment.done': undefined
  'applications.review.move.complete.go': undefined
  'applications.review.move.complete.title': undefined
  'applications.review.move.complete.text': { name: string }
  'applications.review.move.complete.done': { name: string }
  'applications.review.move.cancel.go': undefined
  'applications.review.move.cancel.title': undefined
  'applications.review.move.cancel.text': { name: string }
  'applications.review.move.cancel.paid': { amount: string; reference: string; name: string }
  'applications.review.move.cancel.done': { name: string }
  'applications.review.reason.return': undefined
  'applications.review.reason.ask': undefined
  'applications.review.reason.cancel': undefined
  'applications.review.reason.approve': undefined
  'applications.review.reason.record-payment': undefined
  'applications.review.reason.optional': undefined
  'applications.review.reason.missing': undefined
  'applications.review.reason.shown': undefined
  'applications.review.payment.reference': undefined
  'applications.review.payment.missing': undefined
  'applications.review.payment.used': undefined
  'applications.review.payment.receivedBy': undefined
  'applications.review.payment.shown': { reference: string; receiver: string }
  'applications.review.problem.late': undefined
  'applications.review.problem.gone': undefined
  'applications.review.problem.failed': undefined
  'applications.review.moved.start': { name: string }
  'applications.review.moved.submit': { name: string }
  'applications.review.moved.open': { name: string }
  'applications.review.moved.approve': { name: string }
  'applications.review.moved.return': { name: string }
  'applications.review.moved.ask': { name: string }
  'applications.review.moved.request-payment': { name: string }
  'applications.review.moved.record-payment': { name: string }
  'applications.review.moved.complete': { name: string }
  'applications.review.moved.cancel': { name: string }
  'applications.assigned.title': undefined
  'applications.assigned.waiting': { count: number }
  'applications.assigned.forYou': undefined
  'applications.assigned.others': undefined
  'applications.assigned.sent': { title: string; date: string }
  'applications.assigned.none': undefined
  'applications.assigned.more': undefined
  'applications.assigned.loading': undefined
  'applications.assigned.failed': undefined
  'applications.review.told': undefined
  'applications.review.records.age': { has: number }
  'applications.review.records.noAge': undefined
  'applications.review.records.card': undefined
  'applications.review.records.noCard': undefined
  'applications.review.records.dives': { has: number }
  'certifications.title': undefined
  'certifications.lead': undefined
  'certifications.showCards': undefined
  'certifications.cards.title': undefined
  'certifications.cards.lead': undefined
  'certifications.loading': undefined
  'certifications.failed.title': undefined
  'certifications.failed.text': undefined
  'certifications.none.title': undefined
  'certifications.none.text': undefined
  'certifications.none.action': undefined
  'certifications.catalogue.title': undefined
  'certifications.missing.title': undefined
  'certifications.missing.text': undefined
  'certifications.missing.action': undefined
  'certifications.all': undefined
  'certifications.showFront': undefined
  'certifications.showBack': undefined
  'certifications.card.front': undefined
  'certifications.card.back': undefined
  'certifications.card.photo': { name: string }
  'certifications.card.code': undefined
  'certifications.card.noCode': undefined
  'certifications.show.open': undefined
  'certifications.show.title': undefined
  'certifications.show.close': undefined
  'certifications.show.depth': { depth: string }
  'certifications.show.live': { time: string }
  'certifications.show.faceNote': undefined
  'certifications.show.simpler': undefined
  'certifications.show.simplerHint': undefined
  'certifications.show.withFace': undefined
  'certifications.show.faceCode': undefined
  'certifications.action.pdf': undefined
  'certifications.action.picture': undefined
  'certifications.action.print': undefined
  'certifications.action.badge': undefined
  'certifications.action.appleWallet': undefined
  'certifications.action.googleWallet': undefined
  'certifications.action.plastic': undefined
  'certifications.action.file': undefined
  'certifications.action.failed': undefined
  'certifications.action.walletFailed': undefined
  'certifications.list.noDate': undefined
  'certifications.list.noECard': undefined
  'certifications.list.failed': undefined
  'certifications.noECard.title': undefined
  'certifications.noECard.lead': undefined
  'certifications.noECard.hasOne': undefined
  'certifications.noECard.open': undefined
  'certifications.noECard.shop': undefined
  'certifications.free.title': { year: string }
  'certifications.free.ready': { year: string }
  'certifications.free.text': undefined
  'certifications.free.choose': undefined
  'certifications.free.which': undefined
  'certifications.free.notFor': { levels: string }
  'certifications.free.redeem': undefined
  'certifications.free.cancel': undefined
  'certifications.free.failed': undefined
  'certifications.photo.title': undefined
  'certifications.photo.name': undefined
  'certifications.name.other': undefined
  'certifications.name.refused': undefined
  'certifications.name.next': undefined
  'certifications.name.profile': undefined
  'certifications.name.again': undefined
  'certifications.name.asked': undefined
  'certifications.name.notAsked': undefined
  'certifications.photo.onCards': undefined
  'certifications.photo.inCode': undefined
  'certifications.photo.kept': undefined
  'certifications.photo.waiting': undefined
  'certifications.photo.none': undefined
  'certifications.photo.guidance': undefined
  'certifications.photo.rule.face': undefined
  'certifications.photo.rule.clear': undefined
  'certifications.photo.rule.glasses': undefined
  'certifications.photo.rule.masks': undefined
  'certifications.photo.rule.hats': undefined
  'certifications.photo.choose': undefined
  'certifications.photo.another': undefined
  'certifications.photo.camera': undefined
  'certifications.photo.crop': undefined
  'certifications.photo.move': undefined
  'certifications.photo.zoom': undefined
  'certifications.photo.use': undefined
  'certifications.photo.cancel': undefined
  'certifications.photo.sending': undefined
  'certifications.photo.sent': undefined
  'certifications.photo.lost': undefined
  'certifications.plastic.title': undefined
  'certifications.plastic.text': undefined
  'certifications.plastic.orders': undefined
  'certifications.plastic.order': undefined
  'certifications.plastic.line': { day: string; price: string }
  'certifications.plastic.cancel': undefined
  'certifications.plastic.cancelled': undefined
  'certifications.plastic.notCancelled': undefined
  'certifications.plastic.which': undefined
  'certifications.plastic.choose': undefined
  'certifications.plastic.why': undefined
  'certifications.plastic.to': undefined
  'certifications.plastic.changeAddress': undefined
  'certifications.plastic.addAddress': undefined
  'certifications.plastic.card': undefined
  'certifications.plastic.shipping': undefined
  'certifications.plastic.total': undefined
  'certifications.plastic.pay': undefined
  'certifications.plastic.confirm': undefined
  'certifications.plastic.needsPhoto': undefined
  'certifications.plastic.ordered': undefined
  'certifications.plastic.failed': undefined
  'certifications.what.title': undefined
  'certifications.what.text': undefined
  'certifications.noECard.next.not-issued': undefined
  'certifications.noECard.next.level-has-none': undefined
  'certifications.noECard.next.date-unclear': undefined
  'certifications.noECard.next.revoked': undefined
  'certifications.noECard.none.title': undefined
  'certifications.noECard.none.text': undefined
  'certifications-cards.level.snorkeler': undefined
  'certifications-cards.level.scuba-diver': undefined
  'certifications-cards.level.open-water': undefined
  'certifications-cards.level.advanced': undefined
  'certifications-cards.level.rescue': undefined
  'certifications-cards.level.master-diver': undefined
  'certifications-cards.level.nitrox': undefined
  'certifications-cards.level.deep': undefined
  'certifications-cards.level.wreck': undefined
  'certifications-cards.level.night': undefined
  'certifications-cards.level.dry-suit': undefined
  'certifications-cards.level.buoyancy': undefined
  'certifications-cards.level.boat': undefined
  'certifications-cards.level.first-aid': undefined
  'certifications-cards.level.oxygen-provider': undefined
  'certifications-cards.level.divemaster': undefined
  'certifications-cards.level.assistant-instructor': undefined
  'certifications-cards.level.instructor': undefined
  'certifications-cards.level.first-aid-instructor': undefined
  'certifications-cards.levelWords': undefined
  'certifications-cards.group.default': undefined
  'certifications-cards.group.professional': undefined
  'certifications-cards.group.specialty': undefined
  'certifications-cards.group.first-aid': undefined
  'certifications-cards.standing.valid': undefined
  'certifications-cards.standing.expired': undefined
  'certifications-cards.standing.revoked': undefined
  'certifications-cards.noECard.not-issued': undefined
  'certifications-cards.noECard.level-has-none': undefined
  'certifications-cards.noECard.date-unclear': undefined
  'certifications-cards.noECard.revoked': undefined
  'certifications-cards.redemptionReason.not-a-club-member': undefined
  'certifications-cards.redemptionReason.already-redeemed': undefined
  'certifications-cards.redemptionReason.no-eligible-certification': undefined
  'certifications-cards.redemptionReason.no-approved-photo': undefined
  'certifications-cards.photoProblem.photo-too-large': undefined
  'certifications-cards.photoProblem.photo-not-jpg-or-png': undefined
  'certifications-cards.photoProblem.photo-too-many-pixels': undefined
  'certifications-cards.photoProblem.photo-too-small': undefined
  'certifications-cards.photoProblem.photo-damaged': undefined
  'certifications-cards.photoProblem.photo-empty': undefined
  'certifications-cards.photoReason.face-not-whole': undefined
  'certifications-cards.photoReason.not-clear': undefined
  'certifications-cards.photoReason.dark-glasses': undefined
  'certifications-cards.photoReason.mask': undefined
  'certifications-cards.photoReason.hat': undefined
  'certifications-cards.photoReason.not-one-person': undefined
  'certifications-cards.photoReason.other': undefined
  'certifications-cards.replacementWhy.lost': undefined
  'certifications-cards.replacementWhy.damaged': undefined
  'certifications-cards.replacementWhy.name-changed': undefined
  'certifications-cards.replacementWhy.wanted': undefined
  'certifications-cards.replacementStatus.ordered': undefined
  'certifications-cards.replacementStatus.made': undefined
  'certifications-cards.replacementStatus.sent': undefined
  'certifications-cards.replacementStatus.delivered': undefined
  'certifications-cards.replacementStatus.cancelled': undefined
  'certifications-cards.cardNumber': undefined
  'certifications-cards.born': undefined
  'certifications-cards.instructor': undefined
  'certifications-cards.store': undefined
  'certifications-cards.qualifiedTo': undefined
  'certifications-cards.depth': { metres: string }
  'certifications-cards.gas': undefined
  'certifications-cards.gasLimit': { share: string }
  'certifications-cards.renewal': undefined
  'certifications-cards.noRenewal': undefined
  'certifications-cards.certified': { date: string }
  'certifications-cards.signedBy': { key: string }
  'certifications-cards.scan': undefined
  'certifications-cards.document': undefined
  'certifications-cards.export.certifications': undefined
  'certifications-cards.export.photos': undefined
  'certifications-cards.export.holder': undefined
  'certifications-cards.export.names': undefined
  'certifications-cards.export.freeCards': undefined
  'certifications-cards.export.replacements': undefined
  'certifications-cards.export.sent': undefined
  'certifications-cards.export.decided': undefined
  'certifications-cards.export.note': undefined
  'certifications-cards.export.year': undefined
  'certifications-cards.export.total': undefined
  'certifications-cards.export.ordered': undefined
  'certifications-cards.photoState.waiting': undefined
  'certifications-cards.photoState.approved': undefined
  'certifications-cards.photoState.refused': undefined
  'certifications-desk.title': undefined
  'certifications-desk.lead': undefined
  'certifications-desk.issue': undefined
  'certifications-desk.choose': undefined
  'certifications-desk.teacherHint': undefined
  'certifications-desk.issued': undefined
  'certifications-desk.born': { year: string }
  'certifications-desk.issueAsk': { title: string; name: string }
  'certifications-desk.failed': undefined
  'certifications-desk.correct': undefined
  'certifications-desk.correctNamed': { title: string }
  'certifications-desk.save': undefined
  'certifications-desk.corrected': undefined
  'certifications-desk.cancel': undefined
  'certifications-desk.find': undefined
  'certifications-desk.findSubmit': undefined
  'certifications-desk.none': undefined
  'certifications-desk.loading': undefined
  'certifications-desk.loadFailed': undefined
  'certifications-desk.alreadyRevoked': undefined
  'certifications-desk.own': undefined
  'certifications-desk.import': undefined
  'certifications-desk.importLead': { most: string }
  'certifications-desk.importLevels': undefined
  'certifications-desk.levels': undefined
  'certifications-desk.example': undefined
  'certifications-desk.file': undefined
  'certifications-desk.checked': { good: string; rows: string }
  'certifications-desk.faults': undefined
  'certifications-desk.faultsShown': { shown: string; count: string }
  'certifications-desk.faultsDownload': undefined
  'certifications-desk.takeAll': undefined
  'certifications-desk.takeGood': undefined
  'certifications-desk.imported': { count: string }
  'certifications-desk.receipt': undefined
  'certifications-desk.file.no-columns': undefined
  'certifications-desk.file.empty-file': undefined
  'certifications-desk.file.too-many-rows': undefined
  'certifications-desk.file.too-large': undefined
  'certifications-desk.file.not-text': undefined
  'certifications-desk.file.open-quote': { line: string }
  'certifications-desk.file.rows-refused': undefined
  'certifications-desk.column.line': undefined
  'certifications-desk.column.number': undefined
  'certifications-desk.column.level': undefined
  'certifications-desk.column.date': undefined
  'certifications-desk.column.instructor': undefined
  'certifications-desk.column.center': undefined
  'certifications-desk.column.card': undefined
  'certifications-desk.column.why': undefined
  'certifications-desk.column.value': undefined
  'certifications-desk.fault.no-number': undefined
  'certifications-desk.fault.no-person': undefined
  'certifications-desk.fault.own-number': undefined
  'certifications-desk.fault.no-level': undefined
  'certifications-desk.fault.no-date': undefined
  'certifications-desk.fault.future': undefined
  'certifications-desk.fault.too-early': undefined
  'certifications-desk.fault.before-birth': undefined
  'certifications-desk.fault.too-young': undefined
  'certifications-desk.fault.already-held': undefined
  'certifications-desk.fault.revoked-before': undefined
  'certifications-desk.fault.twice': undefined
  'certifications-desk.fault.no-instructor': undefined
  'certifications-desk.fault.no-store': undefined
  'certifications-desk.fault.no-teacher': undefined
  'certifications-desk.missing.number': undefined
  'certifications-desk.missing.level': undefined
  'certifications-desk.missing.date': undefined
  'certifications-desk.wrong.date': undefined
  'certifications-desk.column.field': undefined
  'certifications-office.title': undefined
  'certifications-office.lead': undefined
  'certifications-office.photos.title': undefined
  'certifications-office.photos.none': undefined
  'certifications-office.photos.loading': undefined
  'certifications-office.photos.failed': undefined
  'certifications-office.failed.text': undefined
  'certifications-office.photos.of': { name: string }
  'certifications-office.photos.sent': { day: string }
  'certifications-office.photos.born': { day: string }
  'certifications-office.photos.approve': undefined
  'certifications-office.photos.refuse': undefined
  'certifications-office.photos.refuseTitle': undefined
  'certifications-office.photos.note': undefined
  'certifications-office.photos.optional': undefined
  'certifications-office.photos.keep': undefined
  'certifications-office.photos.approved': { name: string }
  'certifications-office.photos.refused': { name: string }
  'certifications-office.photos.undecided': undefined
  'certifications-office.names.title': undefined
  'certifications-office.names.lead': undefined
  'certifications-office.names.failed': undefined
  'certifications-office.names.current': undefined
  'certifications-office.names.asked': undefined
  'certifications-office.names.confirm': undefined
  'certifications-office.names.refuseTitle': { name: string }
  'certifications-office.names.refuseHelp': undefined
  'certifications-office.names.confirmed': { name: string }
  'certifications-office.names.refused': { name: string }
  'certifications-office.orders.title': undefined
  'certifications-office.orders.none': undefined
  'certifications-office.orders.loading': undefined
  'certifications-office.orders.failed': undefined
  'certifications-office.orders.line': { title: string; number: string; day: string }
  'certifications-office.orders.why': undefined
  'certifications-office.orders.price': undefined
  'certifications-office.orders.otherName': undefined
  'certifications-office.orders.made': undefined
  'certifications-office.orders.sent': undefined
  'certifications-office.orders.delivered': undefined
  'certifications-office.orders.notMoved': undefined
  'certifications-office.orders.marked': { count: number }
  'certifications-office.orders.markedSome': { done: number; count: number }
  'certifications-office.orders.held': { name: string }
  'certifications-office.orders.unsaved': undefined
  'certifications-office.withdraw.digits': undefined
  'certifications-office.withdraw.action': undefined
  'certifications-office.withdraw.named': { title: string }
  'certifications-office.withdraw.ask': { title: string }
  'certifications-office.withdraw.sure': undefined
  'certifications-office.withdraw.reason': undefined
  'certifications-office.withdraw.reasonMissing': undefined
  'certifications-office.withdraw.keep': undefined
  'certifications-office.withdraw.done': undefined
  'club.lead': undefined
  'club.mine': undefined
  'club.loading': undefined
  'club.failed.title': undefined
  'club.failed.text': undefined
  'club.state.eligible': undefined
  'club.state.trial': undefined
  'club.state.active': undefined
  'club.state.expired': undefined
  'club.standing.eligible': { days: number }
  'club.standing.trial': { day: string }
  'club.standing.active': { day: string }
  'club.standing.expired': { day: string }
  'club.trial.left': undefined
  'club.trial.daysLeft': { left: number; all: number }
  'club.trial.start': { days: number }
  'club.trial.started': { days: number }
  'club.trial.failed': undefined
  'club.enterCode': undefined
  'club.benefit.discount': { percent: string }
  'club.benefit.free-ecard': undefined
  'club.benefit.magazine': undefined
  'club.benefit.printed-magazine': undefined
  'club.benefit.welcome-kit': undefined
  'club.plans.title': undefined
  'club.plans.lead': undefined
  'club.plan.shore': undefined
  'club.plan.reef': undefined
  'club.plan.wall': undefined
  'club.plan.deep': undefined
  'club.plan.aYear': undefined
  'club.plan.choose': undefined
  'club.plan.chooseNamed': { plan: string }
  'club.terms.title': undefined
  'club.terms.trial': undefined
  'club.terms.paid': undefined
  'club.terms.span': { from: string; to: string }
  'club.card.open': undefined
  'club.card.plans': { price: string }
  'club.export.from': undefined
  'club.export.through': undefined
  'codes.title': undefined
  'codes.lead': undefined
  'codes.loading': undefined
  'codes.failed.title': undefined
  'codes.failed.text': undefined
  'codes.empty.title': undefined
  'codes.empty.text': undefined
  'codes.all': undefined
  'codes.more': { count: number }
  'codes.row.redeem': undefined
  'codes.row.redeemNamed': { title: string }
  'codes.row.share': undefined
  'codes.row.shareNamed': { title: string }
  'codes.row.more': { title: string }
  'codes.row.copy': undefined
  'codes.row.copied': undefined
  'codes.row.notCopied': undefined
  'codes.row.store': undefined
  'codes.row.otherStore': undefined
  'codes.row.withStore': { store: string }
  'codes.row.specialty': undefined
  'codes.row.shared': { email: string; date: string }
  'codes.row.callBack': undefined
  'codes.row.callBackNamed': { title: string }
  'codes.enter.label': undefined
  'codes.enter.first': undefined
  'codes.enter.hint': undefined
  'codes.enter.redeem': undefined
  'codes.enter.scan': undefined
  'codes.enter.missing': undefined
  'codes.enter.unreadable': { example: string }
  'codes.scan.title': undefined
  'codes.scan.label': undefined
  'codes.scan.hint': undefined
  'codes.scan.starting': undefined
  'codes.scan.picture': undefined
  'codes.scan.close': undefined
  'codes.scan.none': undefined
  'codes.scan.refused': undefined
  'codes.scan.failed': undefined
  'codes.scan.reader': undefined
  'codes.scan.broken': undefined
  'codes.scan.empty': undefined
  'codes.redeemed.course': { title: string }
  'codes.redeemed.courseText': undefined
  'codes.redeemed.open': undefined
  'codes.redeemed.club': { club: string; date: string }
  'codes.redeemed.clubText': { code: string }
  'codes.redeemed.openClub': undefined
  'codes.club.applying': undefined
  'codes.club.failed': undefined
  'codes.problem.not-found': undefined
  'codes.problem.already-redeemed': undefined
  'codes.problem.already-yours': undefined
  'codes.problem.shared': undefined
  'codes.problem.passed-on': undefined
  'codes.problem.withdrawn': undefined
  'codes.problem.own-issue': undefined
  'codes.problem.already-have': undefined
  'codes.problem.choose-specialty': undefined
  'codes.problem.no-specialty': undefined
  'codes.problem.other-course': undefined
  'codes.problem.no-course': undefined
  'codes.problem.no-store': undefined
  'codes.problem.own-address': undefined
  'codes.problem.no-address': undefined
  'codes.problem.claimed': undefined
  'codes.problem.called-back': undefined
  'codes.problem.own-share': undefined
  'codes.problem.too-many': { minutes: number }
  'codes.problem.too-many-shares': { minutes: number }
  'codes.problem.no-share': undefined
  'codes.problem.no-signal': undefined
  'codes.confirm.title': { title: string }
  'codes.confirm.text': undefined
  'codes.confirm.cancel': undefined
  'codes.specialty.title': undefined
  'codes.specialty.text': undefined
  'codes.specialty.label': undefined
  'codes.specialty.failed': undefined
  'codes.specialty.redeem': undefined
  'codes.specialty.missing': undefined
  'codes.share.title': { title: string }
  'codes.share.text': undefined
  'codes.share.label': undefined
  'codes.share.send': undefined
  'codes.share.cancel': undefined
  'codes.share.sent': { email: string }
  'codes.callBack.title': undefined
  'codes.callBack.text': { email: string }
  'codes.callBack.confirm': undefined
  'codes.callBack.keep': undefined
  'codes.callBack.done': undefined
  'codes.store.title': undefined
  'codes.store.text': undefined
  'codes.store.choose': undefined
  'codes.store.close': undefined
  'codes.store.chosen': { store: string }
  'codes.offered.title': undefined
  'codes.offered.from': { sender: string; date: string }
  'codes.offered.claim': undefined
  'codes.offered.claimNamed': { title: string }
  'codes.offered.claimed': { title: string }
  'codes.offer.title': { sender: string; title: string }
  'codes.offer.text': undefined
  'codes.offer.yours': undefined
  'codes.offer.gone': undefined
  'codes.passedOn.title': undefined
  'codes.passedOn.addressee': { email: string; date: string }
  'codes.passedOn.link': { date: string; email: string }
  'codes.passedOn.code': { date: string }
  'codes.mail.subject': { sender: string; title: string }
  'codes.mail.text': { title: string }
  'codes.mail.action': undefined
  'codes.mail.why': { sender: string }
  'codes.export.code': undefined
  'codes.export.codes': undefined
  'codes.export.certification': undefined
  'codes.export.issued': undefined
  'codes.export.redeemed': undefined
  'codes.export.shares': undefined
  'codes.export.shared': undefined
  'codes.export.claimed': undefined
  'codes.export.calledBack': undefined
  'codes.export.memberUntil': undefined
  'codes.what.title': undefined
  'codes.what.text': undefined
  'codes-office.title': undefined
  'codes-office.lead': undefined
  'codes-office.issue.open': undefined
  'codes-office.issue.title': undefined
  'codes-office.issue.opens': undefined
  'codes-office.issue.choose': undefined
  'codes-office.issue.specialty': undefined
  'codes-office.issue.club': { club: string }
  'codes-office.issue.store': undefined
  'codes-office.issue.storeHint': undefined
  'codes-office.issue.amount': undefined
  'codes-office.issue.amountHint': { most: string }
  'codes-office.issue.note': undefined
  'codes-office.issue.noteHint': undefined
  'codes-office.issue.submit': { count: number }
  'codes-office.issue.done': { count: number }
  'codes-office.issue.failed': undefined
  'codes-office.issue.noOpens': undefined
  'codes-office.issue.noAmount': { most: string }
  'codes-office.issue.noStore': undefined
  'codes-office.search': undefined
  'codes-office.searchClear': undefined
  'codes-office.loading': undefined
  'codes-office.failed': undefined
  'codes-office.failedText': undefined
  'codes-office.none': undefined
  'codes-office.noneText': undefined
  'codes-office.noMatch': undefined
  'codes-office.more': undefined
  'codes-office.batches': undefined
  'codes-office.codes': undefined
  'codes-office.handOut': undefined
  'codes-office.column.code': undefined
  'codes-office.column.opens': undefined
  'codes-office.column.state': undefined
  'codes-office.column.redeemedOn': undefined
  'codes-office.column.redeemedBy': undefined
  'codes-office.column.store': undefined
  'codes-office.column.issued': undefined
  'codes-office.column.issuedBy': undefined
  'codes-office.column.note': undefined
  'codes-office.state.open': undefined
  'codes-office.state.redeemed': undefined
  'codes-office.state.withdrawn': undefined
  'codes-office.states': undefined
  'codes-office.all': undefined
  'codes-office.export': undefined
  'codes-office.exportFailed': undefined
  'codes-office.withdraw': undefined
  'codes-office.withdrawNamed': { code: string }
  'codes-office.withdrawAll': undefined
  'codes-office.withdrawAllTitle': { count: number }
  'codes-office.withdrawAllText': undefined
  'codes-office.withdrawn': { count: number }
  'codes-office.restore': undefined
  'codes-office.restoreNamed': { code: string }
  'codes-office.restoreAll': undefined
  'codes-office.restored': { count: number }
  'codes-office.undo': undefined
  'codes-office.changeFailed': undefined
  'dsd.problem.birthdate-unknown': undefined
  'dsd.problem.too-young': undefined
  'dsd.problem.age-unconfirmed': undefined
  'dsd.problem.store-missing': undefined
  'dsd.problem.no-store-found': undefined
  'dsd.problem.no-member-found': undefined
  'dsd.problem.no-document-found': undefined
  'dsd.problem.forms-missing': undefined
  'dsd.problem.checkpoint-differs': undefined
  'dsd.problem.no-checkpoint-found': undefined
  'dsd.welcome.lead': undefined
  'dsd.welcome.title': undefined
  'dsd.welcome.invitedBy': undefined
  'dsd.welcome.steps': undefined
  'dsd.welcome.age': undefined
  'dsd.welcome.begin': undefined
  'dsd.welcome.beginWith': { store: string }
  'dsd.welcome.goOn': { store: string }
  'dsd.welcome.other': { store: string }
  'dsd.welcome.otherInstructor': { store: string; instructor: string }
  'dsd.storeNumber': { number: string }
  'dsd.step.store': undefined
  'dsd.step.storeText': undefined
  'dsd.step.forms': undefined
  'dsd.step.formsText': undefined
  'dsd.step.material': undefined
  'dsd.step.materialText': undefined
  'dsd.step.learn': undefined
  'dsd.step.learnText': undefined
  'dsd.step.done': undefined
  'dsd.begin.failed': undefined
  'dsd.begin.failedText': undefined
  'dsd.begin.from': { date: string }
  'dsd.begin.counts': { day: string; time: string }
  'dsd.begin.profile': undefined
  'dsd.confirm.title': undefined
  'dsd.confirm.titleNone': undefined
  'dsd.confirm.lead': undefined
  'dsd.confirm.leadNone': undefined
  'dsd.confirm.store': undefined
  'dsd.confirm.number': { number: string }
  'dsd.confirm.notFound': undefined
  'dsd.confirm.notFoundText': { number: string }
  'dsd.confirm.change': undefined
  'dsd.confirm.keep': undefined
  'dsd.confirm.choose': undefined
  'dsd.confirm.instructor': undefined
  'dsd.confirm.instructorNumber': { number: string }
  'dsd.confirm.instructorNone': undefined
  'dsd.confirm.instructorNotFound': undefined
  'dsd.confirm.instructorAdd': undefined
  'dsd.confirm.instructorChange': undefined
  'dsd.confirm.instructorRemove': undefined
  'dsd.confirm.close': undefined
  'dsd.confirm.yes': undefined
  'dsd.forms.text': undefined
  'dsd.forms.signed': undefined
  'dsd.forms.place': { number: number }
  'dsd.forms.name.medical': undefined
  'dsd.forms.name.release': undefined
  'dsd.forms.medical': undefined
  'dsd.forms.release': undefined
  'dsd.forms.go': undefined
  'dsd.forms.instructorNone': { store: string }
  'dsd.preparing.title': undefined
  'dsd.preparing.lead': undefined
  'dsd.preparing.steps': undefined
  'dsd.preparing.begun': { time: string }
  'dsd.preparing.count': { done: number; total: number }
  'dsd.preparing.step.store': undefined
  'dsd.preparing.step.course': undefined
  'dsd.preparing.step.lessons': undefined
  'dsd.preparing.step.storeText': undefined
  'dsd.preparing.step.courseText': undefined
  'dsd.preparing.step.lessonsText': undefined
  'dsd.preparing.failed': undefined
  'dsd.preparing.failedText': undefined
  'dsd.preparing.retry': undefined
  'dsd.preparing.contact': undefined
  'dsd.preparing.ready': undefined
  'dsd.preparing.readyText': undefined
  'dsd.preparing.physician': undefined
  'dsd.preparing.declined': { date: string }
  'dsd.preparing.guardian': undefined
  'dsd.preparing.forms': undefined
  'dsd.wayBack.goOn': undefined
  'dsd.wayBack.goOnWith': { program: string }
  'dsd.failed.title': undefined
  'dsd.failed.text': undefined
  'dsd.export.affiliations': undefined
  'dsd.welcome.what.title': undefined
  'dsd.welcome.what.text': undefined
  'forms.medical.title': undefined
  'forms.medical.health': undefined
  'forms.medical.intro.why': undefined
  'forms.medical.intro.honest': undefined
  'forms.medical.intro.pregnant': undefined
  'forms.medical.q1': undefined
  'forms.medical.q1.help': undefined
  'forms.medical.q1.example.1': undefined
  'forms.medical.q1.example.2': undefined
  'forms.medical.q1.example.3': undefined
  'forms.medical.q2': undefined
  'forms.medical.q2.help': undefined
  'forms.medical.q3': undefined
  'forms.medical.q3.help': undefined
  'forms.medical.q3.example.1': undefined
  'forms.medical.q3.example.2': undefined
  'forms.medical.q3.example.3': undefined
  'forms.medical.q4': undefined
  'forms.medical.q4.help': undefined
  'forms.medical.q4.example.1': undefined
  'forms.medical.q4.example.2': undefined
  'forms.medical.q4.example.3': undefined
  'forms.medical.q5': undefined
  'forms.medical.q5.help': undefined
  'forms.medical.q5.example.1': undefined
  'forms.medical.q5.example.2': undefined
  'forms.medical.q6': undefined
  'forms.medical.q6.help': undefined
  'forms.medical.q6.example.1': undefined
  'forms.medical.q6.example.2': undefined
  'forms.medical.q6.example.3': undefined
  'forms.medical.q7': undefined
  'forms.medical.q7.help': undefined
  'forms.medical.q7.example.1': undefined
  'forms.medical.q7.example.2': undefined
  'forms.medical.q7.example.3': undefined
  'forms.medical.q8': undefined
  'forms.medical.q8.help': undefined
  'forms.medical.q8.example.1': undefined
  'forms.medical.q8.example.2': undefined
  'forms.medical.q8.example.3': undefined
  'forms.medical.q9': undefined
  'forms.medical.q9.help': undefined
  'forms.medical.q9.example.1': undefined
  'forms.medical.q9.example.2': undefined
  'forms.medical.q9.example.3': undefined
  'forms.medical.q10': undefined
  'forms.medical.q10.help': undefined
  'forms.medical.q10.example.1': undefined
  'forms.medical.q10.example.2': undefined
  'forms.medical.box.a': undefined
  'forms.medical.a1': undefined
  'forms.medical.a2': undefined
  'forms.medical.a3': undefined
  'forms.medical.a4': undefined
  'forms.medical.a5': undefined
  'forms.medical.box.b': undefined
  'forms.medical.b1': undefined
  'forms.medical.b2': undefined
  'forms.medical.b3': undefined
  'forms.medical.b4': undefined
  'forms.medical.box.c': undefined
  'forms.medical.c1': undefined
  'forms.medical.c2': undefined
  'forms.medical.c3': undefined
  'forms.medical.c4': undefined
  'forms.medical.box.d': undefined
  'forms.medical.d1': undefined
  'forms.medical.d2': undefined
  'forms.medical.d3': undefined
  'forms.medical.d4': undefined
  'forms.medical.d5': undefined
  'forms.medical.box.e': undefined
  'forms.medical.e1': undefined
  'forms.medical.e2': undefined
  'forms.medical.e3': undefined
  'forms.medical.e4': undefined
  'forms.medical.box.f': undefined
  'forms.medical.f1': undefined
  'forms.medical.f2': undefined
  'forms.medical.f3': undefined
  'forms.medical.f4': undefined
  'forms.medical.f5': undefined
  'forms.medical.box.g': undefined
  'forms.medical.g1': undefined
  'forms.medical.g2': undefined
  'forms.medical.g3': undefined
  'forms.medical.g4': undefined
  'forms.medical.g5': undefined
  'forms.medical.g6': undefined
  'forms.medical.statement.honest': undefined
  'forms.medical.statement.changes': undefined
  'forms.release.title': undefined
  'forms.release.text': undefined
  'forms.release.risks': undefined
  'forms.release.health': undefined
  'forms.release.own-fault': undefined
  'forms.release.full': undefined
  'forms.release.heirs': undefined
  'forms.release.notice': undefined
  'forms.release.statement.own-fault': undefined
  'forms.release.statement.full': undefined
  'forms.release.statement.guardian-notice': undefined
  'forms.release.statement.free': undefined
  'forms.release.blanks': undefined
  'forms.release.blank.participant': undefined
  'forms.release.blank.activity': undefined
  'forms.release.blank.instructor': undefined
  'forms.release.blank.store': undefined
  'forms.release.place.title': undefined
  'forms.release.place.text': undefined
  'forms.release.place.country': undefined
  'forms.release.place.unknown': undefined
  'forms.release.place.region': undefined
  'forms.release.place.florida': undefined
  'forms.release.place.otherRegion': undefined
  'forms.release.place.shown': { place: string }
  'forms.release.place.shownUnknown': undefined
  'forms.release.place.change': undefined
  'forms.fill.loading': undefined
  'forms.fill.failed.title': undefined
  'forms.fill.failed.text': undefined
  'forms.fill.failed.offline': undefined
  'forms.fill.unknown.title': undefined
  'forms.fill.unknown.text': undefined
  'forms.fill.toForms': undefined
  'forms.fill.steps': undefined
  'forms.fill.step.questions': undefined
  'forms.fill.step.text': undefined
  'forms.fill.step.review': undefined
  'forms.fill.step.sign': undefined
  'forms.fill.step.done': undefined
  'forms.fill.step.finished': undefined
  'forms.fill.begin.title': undefined
  'forms.fill.count': { number: string; total: string }
  'forms.fill.examples': undefined
  'forms.fill.privacy': undefined
  'forms.fill.back': undefined
  'forms.fill.begin': undefined
  'forms.fill.next': undefined
  'forms.fill.goOn': undefined
  'forms.fill.toReview': undefined
  'forms.fill.opened': { count: number; title: string }
  'forms.fill.closed': { title: string }
  'forms.fill.box.text': undefined
  'forms.fill.missing.choice': undefined
  'forms.fill.missing.blank': undefined
  'forms.fill.unprintable': undefined
  'forms.fill.declinedBefore': undefined
  'forms.fill.missing.summary': { count: number }
  'forms.fill.age.text': { years: number }
  'forms.fill.age.unconfirmed': undefined
  'forms.fill.age.profile': undefined
  'forms.fill.age.missing.title': undefined
  'forms.fill.age.missing.text': undefined
  'forms.fill.state.idle': undefined
  'forms.fill.state.saving': undefined
  'forms.fill.state.saved': undefined
  'forms.fill.state.offline': undefined
  'forms.fill.state.stale': undefined
  'forms.fill.state.gone': undefined
  'forms.fill.offline': undefined
  'forms.fill.anew.title': undefined
  'forms.fill.anew.text': undefined
  'forms.fill.anew.begin': undefined
  'forms.fill.language': { language: string }
  'forms.fill.conflict.title': undefined
  'forms.fill.conflict.text': undefined
  'forms.fill.conflict.mine': undefined
  'forms.fill.conflict.theirs': undefined
  'forms.fill.conflict.keep': undefined
  'forms.fill.conflict.take': undefined
  'forms.fill.conflict.none': undefined
  'forms.fill.conflict.decide': undefined
  'forms.fill.done.loading': undefined
  'forms.fill.done.failed.title': undefined
  'forms.fill.done.failed.text': undefined
  'forms.fill.done.none.title': undefined
  'forms.fill.done.none.text': undefined
  'forms.fill.done.cleared.title': undefined
  'forms.fill.done.cleared.text': undefined
  'forms.fill.done.release.title': undefined
  'forms.fill.done.release.text': undefined
  'forms.fill.done.physician.title': undefined
  'forms.fill.done.declined.title': undefined
  'forms.fill.done.declined.text': undefined
  'forms.fill.done.guardian.title': undefined
  'forms.fill.done.guardian.text': undefined
  'forms.fill.done.link.offline': undefined
  'forms.fill.done.download': undefined
  'forms.fill.done.notDownloaded': undefined
  'forms.fill.done.waiting.title': undefined
  'forms.fill.done.waiting.text': undefined
  'forms.fill.done.trying.text': undefined
  'forms.fill.done.sending.title': undefined
  'forms.fill.done.sending.text': undefined
  'forms.fill.done.refused.title': undefined
  'forms.fill.done.refused.gone': undefined
  'forms.fill.done.refused.text': undefined
  'forms.fill.done.refused.again': undefined
  'forms.fill.done.dashboard': undefined
  'forms.review.title': undefined
  'forms.review.text': undefined
  'forms.review.change': undefined
  'forms.review.changeOf': { question: string }
  'forms.review.open': undefined
  'forms.review.missing': { count: number }
  'forms.review.first': undefined
  'forms.review.sign': undefined
  'forms.review.physician': undefined
  'forms.sign.title.medical-questionnaire': undefined
  'forms.sign.title.liability-release': undefined
  'forms.sign.outcome.allNo': { count: string }
  'forms.sign.outcome.cleared': undefined
  'forms.sign.outcome.physician': undefined
  'forms.sign.outcome.release': undefined
  'forms.sign.statement': undefined
  'forms.sign.intent': undefined
  'forms.sign.consent': undefined
  'forms.sign.signature.participant': undefined
  'forms.sign.signature.guardian': undefined
  'forms.sign.pad': undefined
  'forms.sign.pad.hint': undefined
  'forms.sign.strokes': { count: number }
  'forms.sign.undo': undefined
  'forms.sign.clear': undefined
  'forms.sign.toTyped': undefined
  'forms.sign.toDrawn': undefined
  'forms.sign.typed': undefined
  'forms.sign.typed.help': undefined
  'forms.sign.guardian.title': undefined
  'forms.sign.guardian.needed': undefined
  'forms.sign.guardian.name': undefined
  'forms.sign.guardian.relationship': undefined
  'forms.sign.guardian.relationshipHelp': undefined
  'forms.sign.guardian.birthDate': undefined
  'forms.sign.guardian.birthDateHelp': undefined
  'forms.sign.send': undefined
  'forms.sign.offline': undefined
  'forms.sign.missing.intent': undefined
  'forms.sign.missing.consent': undefined
  'forms.sign.missing.mark': undefined
  'forms.sign.missing.typed': undefined
  'forms.sign.missing.otherName': { name: string }
  'forms.sign.missing.name': undefined
  'forms.sign.missing.relationship': undefined
  'forms.sign.missing.birthDate': undefined
  'forms.sign.missing.tooYoung': undefined
  'forms.sign.problem.title': undefined
  'forms.sign.problem.not-complete': undefined
  'forms.sign.problem.age': undefined
  'forms.sign.problem.already-signed': undefined
  'forms.sign.problem.general': undefined
  'forms.document.kind': undefined
  'forms.document.person': undefined
  'forms.document.number': undefined
  'forms.document.outcome': undefined
  'forms.document.outcome.completed': undefined
  'forms.document.outcome.medical-required': undefined
  'forms.document.outcome.guardian-awaited': undefined
  'forms.document.outcome.declined': undefined
  'forms.document.outcome.details-changed': undefined
  'forms.document.outcome.replaced': undefined
  'forms.document.outcome.expired': undefined
  'forms.document.signed': undefined
  'forms.document.signedOnDevice': undefined
  'forms.document.received': undefined
  'forms.document.version': undefined
  'forms.document.language': undefined
  'forms.document.place': undefined
  'forms.document.yes': undefined
  'forms.document.no': undefined
  'forms.document.contradiction': undefined
  'forms.document.statement': undefined
  'forms.document.signature.participant': undefined
  'forms.document.signature.guardian': undefined
  'forms.document.name': undefined
  'forms.document.relationship': undefined
  'forms.document.birthDate': undefined
  'forms.document.way': undefined
  'forms.document.way.drawn': undefined
  'forms.document.way.typed': undefined
  'forms.document.physician': undefined
  'forms.document.decision': undefined
  'forms.document.decision.approved': undefined
  'forms.document.decision.declined': undefined
  'forms.document.examined': undefined
  'forms.document.decided': undefined
  'forms.document.attachments': undefined
  'forms.document.trail': undefined
  'forms.document.id': undefined
  'forms.document.check': undefined
  'forms.document.textHash': undefined
  'forms.document.contentHash': undefined
  'forms.document.verify': { url: string }
  'forms.document.qr': undefined
  'forms.document.printed': { date: string }
  'forms.document.page': { page: string; pages: string }
  'forms.list.lead': undefined
  'forms.list.loading': undefined
  'forms.list.failed.title': undefined
  'forms.list.failed.text': undefined
  'forms.list.due.title': undefined
  'forms.list.start.title': undefined
  'forms.list.signed.title': undefined
  'forms.list.pro.title': undefined
  'forms.list.dueBy': { date: string }
  'forms.list.begun': { date: string }
  'forms.list.about.medical-questionnaire': undefined
  'forms.list.about.liability-release': undefined
  'forms.list.start': undefined
  'forms.list.startOf': { form: string }
  'forms.list.goOn': undefined
  'forms.list.goOnOf': { form: string }
  'forms.list.signedOn': { date: string; version: string }
  'forms.list.status.medical-required': undefined
  'forms.list.status.completed': undefined
  'forms.list.status.guardian-awaited': undefined
  'forms.list.physician.noLink': undefined
  'forms.list.physician.until': { date: string }
  'forms.list.physician.approved': undefined
  'forms.list.physician.declined': undefined
  'forms.list.guardian.noLink': undefined
  'forms.list.guardian.until': { date: string }
  'forms.list.toPhysician': undefined
  'forms.list.toGuardian': undefined
  'forms.list.download': undefined
  'forms.list.downloadOf': { form: string }
  'forms.list.notDownloaded': undefined
  'forms.list.empty.title': undefined
  'forms.list.empty.text': undefined
  'forms.physician.lead': undefined
  'forms.physician.asks': { name: string; date: string }
  'forms.physician.asksAgain': { name: string; date: string }
  'forms.physician.needed': undefined
  'forms.physician.answers': undefined
  'forms.physician.rest': undefined
  'forms.physician.decision': undefined
  'forms.physician.approved': undefined
  'forms.physician.approved.help': undefined
  'forms.physician.declined': undefined
  'forms.physician.declined.help': undefined
  'forms.physician.name': undefined
  'forms.physician.examinedOn': undefined
  'forms.physician.missing.outcome': undefined
  'forms.physician.check': undefined
  'forms.physician.confirm.approved': { name: string }
  'forms.physician.confirm.declined': { name: string }
  'forms.physician.confirm.once': undefined
  'forms.physician.send': undefined
  'forms.physician.back': undefined
  'forms.physician.done.title': undefined
  'forms.physician.done.approved': { name: string }
  'forms.physician.done.declined': { name: string }
  'forms.guardian.lead': undefined
  'forms.guardian.asks': { name: string; date: string }
  'forms.guardian.text': undefined
  'forms.guardian.answers': undefined
  'forms.guardian.sign': undefined
  'forms.guardian.send': undefined
  'forms.guardian.done.title': undefined
  'forms.guardian.done.text': { name: string }
  'forms.document.link.loading': undefined
  'forms.document.link.failed.title': undefined
  'forms.document.link.failed.text': undefined
  'forms.document.link.notSent': undefined
  'forms.document.link.notRecorded': undefined
  'forms.document.link-used.title': undefined
  'forms.document.link-used.text': undefined
  'forms.document.link-expired.title': undefined
  'forms.document.link-expired.text': undefined
  'forms.document.link-invalid.title': undefined
  'forms.document.link-invalid.text': undefined
  'forms.document.document-changed.title': undefined
  'forms.document.document-changed.text': undefined
  'forms.document.guardian-too-young.text': undefined
  'forms.document.day-ahead.text': undefined
  'forms.document.export.reader': undefined
  'forms.document.export.readings': undefined
  'forms.document.export.signatures': undefined
  'forms.document.export.guardian': undefined
  'forms.document.export.self': undefined
  'forms.document.export.teacher': undefined
  'forms.document.export.draft': undefined
  'forms.document.export.list': undefined
  'forms.document.export.archive': undefined
  'forms.list.pro.none': undefined
  'forms.document.outcome.approved': undefined
  'forms-signers.ask.physician': undefined
  'forms-signers.ask.guardian': undefined
  'forms-signers.ask.text': undefined
  'forms-signers.ask.name.physician': undefined
  'forms-signers.ask.name.guardian': undefined
  'forms-signers.ask.email': undefined
  'forms-signers.ask.language': undefined
  'forms-signers.ask.send': undefined
  'forms-signers.ask.address-invalid': undefined
  'forms-signers.ask.address-own': undefined
  'forms-signers.ask.address-of-minor': undefined
  'forms-signers.ask.address-of-other-signer': undefined
  'forms-signers.ask.name-own': undefined
  'forms-signers.ask.teacher': undefined
  'forms-signers.ask.too-many-links': undefined
  'forms-signers.ask.failed': undefined
  'forms-signers.ask.sent': { name: string; email: string; date: string; until: string }
  'forms-signers.ask.sending': { name: string; email: string }
  'forms-signers.ask.undelivered': { email: string }
  'forms-signers.ask.refused': { name: string }
  'forms-signers.ask.remind': undefined
  'forms-signers.ask.reminded': undefined
  'forms-signers.ask.remindLater': { date: string }
  'forms-signers.ask.withdraw': undefined
  'forms-signers.ask.withdrawn': undefined
  'forms-signers.ask.again': undefined
  'forms-signers.done.physician': undefined
  'forms-signers.done.guardian': undefined
  'forms-signers.done.physicianToo': undefined
  'forms-signers.again.title': undefined
  'forms-signers.again.text': undefined
  'forms-signers.again.action': undefined
  'forms-signers.again.of': { form: string }
  'forms-signers.minor.how': undefined
  'forms-signers.unconfirmed': undefined
  'forms-signers.code.title': undefined
  'forms-signers.code.text': undefined
  'forms-signers.mail.physician.subject': { name: string }
  'forms-signers.mail.physician.text': { name: string; until: string }
  'forms-signers.mail.physician.action': undefined
  'forms-signers.mail.guardian.subject': { name: string }
  'forms-signers.mail.guardian.text': { name: string; form: string; until: string }
  'forms-signers.mail.guardian.action': undefined
  'forms-signers.mail.reminder': { subject: string }
  'forms-signers.mail.why': { name: string }
  'forms-signers.mail.copy.subject': { form: string }
  'forms-signers.mail.copy.own': { form: string }
  'forms-signers.mail.copy.text': { form: string; name: string; until: string }
  'forms-signers.mail.copy.action': undefined
  'forms-signers.mail.copy.why': undefined
  'forms-signers.physician.question': { name: string }
  'forms-signers.physician.task': undefined
  'forms-signers.physician.taskAllNo': undefined
  'forms-signers.clinic-incomplete': undefined
  'forms-signers.physician.typing': undefined
  'forms-signers.physician.toTyped': undefined
  'forms-signers.physician.allNo': undefined
  'forms-signers.physician.declinedOn': undefined
  'forms-signers.physician.newer': { name: string; date: string }
  'forms-signers.physician.newerYes': { name: string; date: string }
  'forms-signers.physician.qualification': undefined
  'forms-signers.physician.clinic': undefined
  'forms-signers.physician.contact': undefined
  'forms-signers.physician.signature': undefined
  'forms-signers.physician.confirm': undefined
  'forms-signers.physician.refuse': undefined
  'forms-signers.physician.refuse.title': { name: string }
  'forms-signers.physician.refuse.text': { name: string }
  'forms-signers.physician.refuse.done': { name: string }
  'forms-signers.missing': undefined
  'forms-signers.name-incomplete': undefined
  'forms-signers.qualification-incomplete': undefined
  'forms-signers.missing.confirm': undefined
  'forms-signers.missing.mark': undefined
  'forms-signers.contact-invalid': undefined
  'forms-signers.contact-of-signer': undefined
  'forms-signers.day-too-old': undefined
  'forms-signers.examined-before-refusal': undefined
  'forms-signers.physician-is-signer': undefined
  'forms-signers.physician-is-teacher': undefined
  'forms-signers.guardian-is-diver': undefined
  'forms-signers.guardian-is-physician': undefined
  'forms-signers.guardian-is-teacher': undefined
  'forms-signers.link-ended.title': undefined
  'forms-signers.link-ended.text': undefined
  'forms-signers.link-refused.title': undefined
  'forms-signers.link-refused.text': undefined
  'forms-signers.link-own-browser.title': undefined
  'forms-signers.link-own-browser.text': undefined
  'forms-signers.link-of-minor.text': undefined
  'forms-signers.link-of-professional.text': undefined
  'forms-signers.language.note': { language: string }
  'forms-signers.language.guardian': { name: string; language: string }
  'forms-signers.language.signed': undefined
  'forms-signers.language.mine': undefined
  'forms-signers.guardian.declared': { name: string }
  'forms-signers.guardian.instructions': { name: string }
  'forms-signers.statement': undefined
  'forms-signers.statement.guardian': { name: string }
  'forms-signers.statement.medical-questionnaire': { name: string }
  'forms-signers.statement.liability-release': { name: string }
  'forms-signers.statement.language': { read: string; name: string; signed: string }
  'forms-signers.origin': undefined
  'forms-signers.origin.own-account': undefined
  'forms-signers.origin.mailed-link': { by: string }
  'forms-signers.origin.in-person': { by: string }
  'forms-signers.origin.paper': { by: string }
  'forms-signers.origin.unrecorded': undefined
  'forms-signers.paper': undefined
  'forms-signers.paper.text': undefined
  'forms-signers.paper.office': undefined
  'forms-signers.paper.print': undefined
  'forms-signers.paper.upload': undefined
  'forms-signers.paper.uploadHelp': undefined
  'forms-signers.paper.waiting': { date: string }
  'forms-signers.paper.refused': { by: string; reason: string }
  'forms-signers.paper.wrongFile': undefined
  'forms-signers.paper.blank': undefined
  'forms-signers.paper.failed': undefined
  'forms-signers.evaluation': undefined
  'forms-signers.evaluation.text': undefined
  'forms-signers.evaluation.result': undefined
  'forms-signers.evaluation.signature': undefined
  'forms-signers.evaluation.address': undefined
  'forms-signers.evaluation.validity': undefined
  'forms-signers.tasks': undefined
  'forms-signers.tasks.guardian': undefined
  'forms-signers.tasks.guardian.open': undefined
  'forms-signers.tasks.paper': { date: string }
  'forms-signers.tasks.paper.open': undefined
  'forms-signers.inPerson.who': { form: string; name: string; date: string }
  'forms-signers.inPerson.check': undefined
  'forms-signers.inPerson.locked': undefined
  'forms-signers.inPerson.start': undefined
  'forms-signers.inPerson.code.text': { name: string; witness: string }
  'forms-signers.inPerson.code': { name: string }
  'forms-signers.inPerson.code.show': undefined
  'forms-signers.inPerson.code.wrong': undefined
  'forms-signers.inPerson.code.many': undefined
  'forms-signers.inPerson.code.missing': undefined
  'forms-signers.inPerson.finish': undefined
  'forms-signers.inPerson.email': undefined
  'forms-signers.inPerson.emailHelp': { name: string }
  'forms-signers.inPerson.emailHelpCopy': { name: string }
  'forms-signers.inPerson.emailRefused': undefined
  'forms-signers.inPerson.return': { witness: string }
  'forms-signers.inPerson.end': undefined
  'forms-signers.inPerson.confirm': undefined
  'forms-signers.inPerson.signed': { guardian: string; relationship: string; name: string }
  'forms-signers.inPerson.box': undefined
  'forms-signers.inPerson.done': undefined
  'forms-signers.inPerson.witness': undefined
  'forms-signers.staff': undefined
  'forms-signers.staff.help': undefined
  'forms-signers.inPerson.closed': undefined
  'forms-signers.check.text': { name: string; date: string }
  'forms-signers.check.open': undefined
  'forms-signers.check.recorded': undefined
  'forms-signers.check.picture': { name: string }
  'forms-signers.check.pageFailed': undefined
  'forms-signers.page.open': undefined
  'forms-signers.check.name': undefined
  'forms-signers.check.nameWrong': undefined
  'forms-signers.check.outcome': undefined
  'forms-signers.check.box': { name: string }
  'forms-signers.check.confirm': undefined
  'forms-signers.check.refuse': undefined
  'forms-signers.check.reason': undefined
  'forms-signers.check.confirmed': undefined
  'forms-signers.check.refused': { name: string }
  'forms-signers.check.closed': undefined
  'forms-signers.evaluation.task': undefined
  'forms-signers.guardian.why': { name: string }
  'forms-signers.guardian.whyEarlier': { name: string }
  'forms-signers.guardian.age': undefined
  'forms-signers.guardian.changed': { date: string; dates: string }
  'forms-signers.link-not-needed.title': undefined
  'forms-signers.link-not-needed.text': undefined
  'forms-signers.ask.name-own.guardian': undefined
  'forms-signers.inPerson.identity': undefined
  'forms-signers.identity': undefined
  'forms-signers.identity.seen': undefined
  'forms-signers.takenBack': undefined
  'forms-signers.takenBack.text': { signed: string; name: string; changed: string }
  'forms-signers.ask.withdraw.title': undefined
  'forms-signers.ask.withdraw.text': { name: string }
  'forms-signers.copy': undefined
  'forms-signers.copy.until': { date: string }
  'forms-signers.copy.title': undefined
  'forms-signers.copy.text': undefined
  'forms-signers.language.asSigned': { language: string }
  'forms-signers.minor.why.title': undefined
  'forms-signers.minor.why.text': undefined
  'forms-standing.title': undefined
  'forms-standing.medical': undefined
  'forms-standing.release': undefined
  'forms-standing.state.missing': undefined
  'forms-standing.state.details-changed': undefined
  'forms-standing.state.guardian-awaited': undefined
  'forms-standing.state.physician-awaited': undefined
  'forms-standing.state.decision-awaited': { date: string }
  'forms-standing.state.physician-teaches': undefined
  'forms-standing.state.page-waiting': undefined
  'forms-standing.state.cleared.medical': { date: string }
  'forms-standing.state.cleared.release': { date: string }
  'forms-standing.state.expired': { date: string }
  'forms-standing.state.declined': undefined
  'forms-standing.way.none': undefined
  'forms-standing.way.details-changed': undefined
  'forms-standing.way.physician-teaches': undefined
  'forms-standing.birthDate': { date: string; before: string; birthDate: string }
  'forms-standing.birthDate.check': undefined
  'forms-standing.birthDate.confirm': undefined
  'forms-standing.birthDate.confirmed': { name: string; date: string }
  'forms-standing.birthDate.failed': undefined
  'forms-standing.namesake': undefined
  'forms-standing.signed': { date: string }
  'forms-standing.guests.title': undefined
  'forms-standing.failed': undefined
  'forms-standing.loading': undefined
  'forms-standing.pdf': { name: string }
  'forms-standing.pdf.closed': undefined
  'forms-standing.own.expired': { date: string }
  'forms-standing.own.details-changed': undefined
  'forms-standing.own.physician-teaches': undefined
  'forms-standing.party.none': undefined
  'forms-standing.parties.title': undefined
  'forms-standing.parties.text': undefined
  'forms-standing.parties.none.store': undefined
  'forms-standing.parties.none.member': undefined
  'forms-standing.parties.other': undefined
  'forms-standing.parties.choose': undefined
  'forms-standing.parties.missing': undefined
  'forms-standing.parties.other-instructor': undefined
  'forms-standing.parties.other-store': undefined
  'forms-standing.paper.number': { number: string }
  'forms-standing.paper.digest': undefined
  'forms-standing.paper.validUntil': undefined
  'forms-standing.state.physician-unasked': undefined
  'forms-standing.state.physician-refused': undefined
  'forms-standing.state.decision-unasked': { date: string }
  'forms-standing.state.decision-refused': { date: string }
  'forms-standing.answersChanged': { date: string }
  'forms-standing.earlierYes.box': undefined
  'forms-standing.earlierYes.missing': undefined
  'forms-standing.own.declined': { date: string }
  'forms-standing.own.refused': undefined
  'forms-standing.paper.answers': undefined
  'forms-standing.refusedSince': { date: string }
  'forms-standing.refusedBefore': { date: string }
  'forms-standing.approvedBy': { name: string; date: string }
  'forms-standing.earlierApproved': { name: string; date: string }
  'forms-standing.declinedBy': { name: string; date: string }
  'forms-standing.paper.status': undefined
  'forms-standing.afterRefusal': { date: string; first: string }
  'forms-standing.afterRefusal.paper': { first: string; date: string }
  'forms-standing.afterRefusal.link': { date: string }
  'forms-standing.state.decision-page': { date: string }
  'forms-standing.birthDate.question': { name: string }
  'forms-standing.birthDate.earlier': undefined
  'forms-standing.birthDate.statement': { name: string; date: string }
  'forms-standing.birthDate.takeBack': undefined
  'forms-standing.birthDate.takeBack.question': { name: string }
  'forms-standing.birthDate.takeBack.text': { name: string }
  'forms-standing.birthDate.takeBack.failed': undefined
  'forms-standing.state.birth-date-awaited': undefined
  'forms-standing.namesake.minor': undefined
  'forms-standing.own.birth-date-awaited': undefined
  'forms-standing.own.openRequest': undefined
  'forms-standing.state.guardian-refused': undefined
  'integrations.title': undefined
  'integrations.lead': undefined
  'integrations.loading': undefined
  'integrations.failed': undefined
  'integrations.notSaved': undefined
  'integrations.clients.title': undefined
  'integrations.clients.none': undefined
  'integrations.clients.noneText': undefined
  'integrations.clients.create': undefined
  'integrations.clients.edit': undefined
  'integrations.clients.name': undefined
  'integrations.clients.scopes': undefined
  'integrations.clients.scopesMissing': undefined
  'integrations.clients.lastUsed': { date: string }
  'integrations.clients.neverUsed': undefined
  'integrations.clients.oldSecret': { date: string }
  'integrations.clients.withdrawn': { date: string }
  'integrations.clients.withdraw': undefined
  'integrations.clients.withdrawText': { name: string }
  'integrations.clients.tokenUrl': undefined
  'integrations.clients.noTokens': undefined
  'integrations.secret.replace': undefined
  'integrations.secret.replaceOf': { name: string }
  'integrations.secret.overlap': undefined
  'integrations.secret.endsNow': undefined
  'integrations.secret.endsOlder': { date: string }
  'integrations.secret.otherHours': undefined
  'integrations.secret.title': undefined
  'integrations.secret.text': undefined
  'integrations.secret.label': undefined
  'integrations.secret.copy': undefined
  'integrations.secret.copied': undefined
  'integrations.secret.copyFailed': undefined
  'integrations.secret.done': undefined
  'integrations.webhooks.title': undefined
  'integrations.webhooks.none': undefined
  'integrations.webhooks.noneText': undefined
  'integrations.webhooks.create': undefined
  'integrations.webhooks.edit': undefined
  'integrations.webhooks.client': undefined
  'integrations.webhooks.clientMissing': undefined
  'integrations.webhooks.url': undefined
  'integrations.webhooks.events': undefined
  'integrations.webhooks.refused': undefined
  'integrations.webhooks.withPassword': undefined
  'integrations.webhooks.unknown': undefined
  'integrations.webhooks.on': undefined
  'integrations.webhooks.off': undefined
  'integrations.webhooks.failing': undefined
  'integrations.webhooks.gone': undefined
  'integrations.webhooks.turnOn': undefined
  'integrations.webhooks.turnOff': undefined
  'integrations.webhooks.delete': undefined
  'integrations.webhooks.deleteText': undefined
  'integrations.deliveries.title': undefined
  'integrations.deliveries.none': undefined
  'integrations.deliveries.event': undefined
  'integrations.deliveries.state': undefined
  'integrations.deliveries.attempts': undefined
  'integrations.deliveries.next': { date: string }
  'integrations.deliveries.retry': undefined
  'integrations.deliveries.retried': undefined
  'integrations.deliveries.pending': undefined
  'integrations.deliveries.delivered': undefined
  'integrations.deliveries.failed': undefined
  'integrations.purchases.title': undefined
  'integrations.purchases.none': undefined
  'integrations.purchases.search': undefined
  'integrations.purchases.reference': undefined
  'integrations.purchases.person': undefined
  'integrations.purchases.items': undefined
  'integrations.purchases.reported': undefined
  'integrations.purchases.appliedAt': undefined
  'integrations.purchases.reason': undefined
  'integrations.purchases.level': undefined
  'integrations.purchases.all': undefined
  'integrations.purchases.waiting': undefined
  'integrations.purchases.applied': undefined
  'integrations.purchases.failed': undefined
  'integrations.purchases.stillFailed': undefined
  'integrations.purchases.kind.course': undefined
  'integrations.purchases.kind.club': undefined
  'integrations.purchases.kind.ecard': undefined
  'integrations.purchases.kind.plastic-card': undefined
  'integrations.purchases.reason.no-course': undefined
  'integrations.purchases.reason.already-have': undefined
  'integrations.purchases.reason.no-certification': undefined
  'integrations.purchases.reason.no-photo': undefined
  'integrations.purchases.reason.no-address': undefined
  'integrations.purchases.reason.already-ordered': undefined
  'integrations.purchases.reason.nobody-signed-up': undefined
  'integrations.cancel': undefined
  'integrations.more': undefined
  'integrations.searchClear': undefined
  'logbook.settings.units.title': undefined
  'logbook.settings.units.text': undefined
  'logbook.settings.units.Metric': undefined
  'logbook.settings.units.MetricHelp': undefined
  'logbook.settings.units.Imperial': undefined
  'logbook.settings.units.ImperialHelp': undefined
  'logbook.settings.units.loading': undefined
  'logbook.settings.units.failed': undefined
  'logbook.settings.units.saved': { unit: string }
  'logbook.settings.units.notSaved': undefined
  'logbook.settings.numbering.title': undefined
  'logbook.settings.numbering.text': undefined
  'logbook.settings.numbering.label': undefined
  'logbook.settings.numbering.saved': { number: number }
  'logbook.settings.numbering.notSaved': undefined
  'logbook.settings.numbering.failed': undefined
  'logbook.settings.numbering.wrong': { highest: number }
  'logbook.problem.title-missing': undefined
  'logbook.problem.location-missing': undefined
  'logbook.problem.date-missing': undefined
  'logbook.problem.dive-type-missing': undefined
  'logbook.problem.instructor-missing': undefined
  'logbook.problem.instructor-unknown': undefined
  'logbook.problem.course-unknown': undefined
  'logbook.problem.course-dive-unknown': undefined
  'logbook.problem.max-depth-missing': undefined
  'logbook.problem.bottom-time-missing': undefined
  'logbook.problem.skills-missing': undefined
  'logbook.problem.sections': undefined
  'logbook.problem.date-not-a-day': undefined
  'logbook.problem.date-in-future': undefined
  'logbook.problem.date-too-long-ago': undefined
  'logbook.problem.time-not-a-time': undefined
  'logbook.problem.time-out-before-time-in': undefined
  'logbook.problem.bottom-time-beyond-times': undefined
  'logbook.problem.bottom-time-not-whole': undefined
  'logbook.problem.ending-pressure-above-starting': undefined
  'logbook.problem.average-depth-beyond-max': undefined
  'logbook.problem.position-incomplete': undefined
  'logbook.problem.out-of-range': { lowest: string; highest: string }
  'logbook.problem.text-too-long': { highest: number }
  'logbook.problem.gas-not-hundred': undefined
  'logbook.problem.gas-not-air': undefined
  'logbook.problem.gas-not-nitrox': undefined
  'logbook.problem.gas-not-trimix': undefined
  'logbook.photoProblem.photo-too-large': undefined
  'logbook.photoProblem.photo-not-jpg-or-png': undefined
  'logbook.photoProblem.photo-too-many-pixels': undefined
  'logbook.photoProblem.photo-damaged': undefined
  'logbook.photoProblem.photo-empty': undefined
  'logbook.photoProblem.too-many-photos': undefined
  'logbook.photoProblem.photo-not-as-verified': undefined
  'logbook.refusal.frozen': undefined
  'logbook.refusal.waits-for-review': undefined
  'logbook.refusal.not-yours-to-do': undefined
  'logbook.refusal.no-such-move': undefined
  'logbook.refusal.stale': undefined
  'logbook.notSaved': undefined
  'logbook.submitted': { instructor: string }
  'logbook.section.dive': undefined
  'logbook.section.depthTime': undefined
  'logbook.section.skills': undefined
  'logbook.section.conditions': undefined
  'logbook.section.equipment': undefined
  'logbook.section.experience': undefined
  'logbook.section.photos': undefined
  'logbook.status.Draft': undefined
  'logbook.status.Pending': undefined
  'logbook.status.Resubmit': undefined
  'logbook.status.Verified': undefined
  'logbook.status.Published': undefined
  'logbook.type.Training': undefined
  'logbook.type.Recreational': undefined
  'logbook.option.dive_type.Shore': undefined
  'logbook.option.dive_type.Boat': undefined
  'logbook.option.dive_type.Liveaboard': undefined
  'logbook.option.dive_type.Pool': undefined
  'logbook.option.dive_type.Other': undefined
  'logbook.option.water_type.Salt': undefined
  'logbook.option.water_type.Fresh': undefined
  'logbook.option.water_type.Brackish': undefined
  'logbook.option.body_of_water.Ocean': undefined
  'logbook.option.body_of_water.Lake': undefined
  'logbook.option.body_of_water.Quarry': undefined
  'logbook.option.body_of_water.River': undefined
  'logbook.option.body_of_water.Pool': undefined
  'logbook.option.body_of_water.Other': undefined
  'logbook.option.weather.Sunny': undefined
  'logbook.option.weather.PartlyCloudy': undefined
  'logbook.option.weather.Cloudy': undefined
  'logbook.option.weather.Rainy': undefined
  'logbook.option.weather.Windy': undefined
  'logbook.option.weather.Foggy': undefined
  'logbook.option.weather.Snowy': undefined
  'logbook.option.visibility.Low': undefined
  'logbook.option.visibility.Average': undefined
  'logbook.option.visibility.High': undefined
  'logbook.option.wave_condition.None': undefined
  'logbook.option.wave_condition.Small': undefined
  'logbook.option.wave_condition.Medium': undefined
  'logbook.option.wave_condition.Large': undefined
  'logbook.option.current.None': undefined
  'logbook.option.current.Light': undefined
  'logbook.option.current.Medium': undefined
  'logbook.option.current.Strong': undefined
  'logbook.option.surge.None': undefined
  'logbook.option.surge.Light': undefined
  'logbook.option.surge.Medium': undefined
  'logbook.option.surge.Strong': undefined
  'logbook.option.suit_type.None': undefined
  'logbook.option.suit_type.Skin': undefined
  'logbook.option.suit_type.Shorty': undefined
  'logbook.option.suit_type.FullSuit3mm': undefined
  'logbook.option.suit_type.FullSuit5mm': undefined
  'logbook.option.suit_type.FullSuit7mm': undefined
  'logbook.option.suit_type.Semidry': undefined
  'logbook.option.suit_type.Drysuit': undefined
  'logbook.option.weight_type.TooLight': undefined
  'logbook.option.weight_type.Good': undefined
  'logbook.option.weight_type.TooHeavy': undefined
  'logbook.option.additional_equipment.Hood': undefined
  'logbook.option.additional_equipment.Gloves': undefined
  'logbook.option.additional_equipment.Boots': undefined
  'logbook.option.additional_equipment.Computer': undefined
  'logbook.option.additional_equipment.Torch': undefined
  'logbook.option.additional_equipment.Camera': undefined
  'logbook.option.additional_equipment.Compass': undefined
  'logbook.option.additional_equipment.Smb': undefined
  'logbook.option.additional_equipment.Reel': undefined
  'logbook.option.additional_equipment.CuttingTool': undefined
  'logbook.option.additional_equipment.Scooter': undefined
  'logbook.option.additional_equipment.Stage': undefined
  'logbook.option.cylinder_type.Steel': undefined
  'logbook.option.cylinder_type.Aluminium': undefined
  'logbook.option.cylinder_type.Other': undefined
  'logbook.option.cylinder_use.Bottom': undefined
  'logbook.option.cylinder_use.Travel': undefined
  'logbook.option.cylinder_use.Deco': undefined
  'logbook.option.cylinder_use.Oxygen': undefined
  'logbook.option.cylinder_use.Diluent': undefined
  'logbook.option.cylinder_use.Bailout': undefined
  'logbook.gearKind.Regulator': undefined
  'logbook.gearKind.Bcd': undefined
  'logbook.gearKind.Suit': undefined
  'logbook.gearKind.Computer': undefined
  'logbook.gearKind.Mask': undefined
  'logbook.gearKind.Fins': undefined
  'logbook.gearKind.Cylinder': undefined
  'logbook.gearKind.Light': undefined
  'logbook.gearKind.Camera': undefined
  'logbook.gearKind.Other': undefined
  'logbook.option.gas_mixture.Air': undefined
  'logbook.option.gas_mixture.Nitrox': undefined
  'logbook.option.gas_mixture.Trimix': undefined
  'logbook.option.feeling.Hard': undefined
  'logbook.option.feeling.SoSo': undefined
  'logbook.option.feeling.Fine': undefined
  'logbook.option.feeling.Good': undefined
  'logbook.option.feeling.Great': undefined
  'logbook.course.confined-water': undefined
  'logbook.courseDive.confined-water': { number: number }
  'logbook.course.open-water': undefined
  'logbook.courseDive.open-water': { number: number }
  'logbook.course.advanced': undefined
  'logbook.courseDive.advanced': { number: number }
  'logbook.course.rescue': undefined
  'logbook.courseDive.rescue': { number: number }
  'logbook.course.nitrox': undefined
  'logbook.courseDive.nitrox': { number: number }
  'logbook.diveOfCourse': { course: string; number: number }
  'logbook.confinedWaterOf': { course: string }
  'logbook.adventureDive.deep': undefined
  'logbook.adventureDive.navigation': undefined
  'logbook.adventureDive.buoyancy': undefined
  'logbook.adventureDive.night': undefined
  'logbook.adventureDive.wreck': undefined
  'logbook.adventureDive.drift': undefined
  'logbook.adventureDive.boat': undefined
  'logbook.adventureDive.search': undefined
  'logbook.adventureDive.fish': undefined
  'logbook.adventureDive.photo': undefined
  'logbook.adventureDive.drysuit': undefined
  'logbook.adventureDive.nitrox': undefined
  'logbook.skill.equipment-assembly': undefined
  'logbook.skill.buddy-check': undefined
  'logbook.skill.giant-stride': undefined
  'logbook.skill.controlled-descent': undefined
  'logbook.skill.free-descent': undefined
  'logbook.skill.regulator-recovery': undefined
  'logbook.skill.regulator-clearing': undefined
  'logbook.skill.mask-clearing': undefined
  'logbook.skill.mask-removal': undefined
  'logbook.skill.no-mask-swim': undefined
  'logbook.skill.snorkel-exchange': undefined
  'logbook.skill.weight-adjustment': undefined
  'logbook.skill.weight-removal': undefined
  'logbook.skill.scuba-unit-removal': undefined
  'logbook.skill.alternate-air': undefined
  'logbook.skill.neutral-buoyancy': undefined
  'logbook.skill.fin-pivot': undefined
  'logbook.skill.hover': undefined
  'logbook.skill.cramp-release': undefined
  'logbook.skill.air-depletion': undefined
  'logbook.skill.free-flow-breathing': undefined
  'logbook.skill.controlled-swimming-ascent': undefined
  'logbook.skill.controlled-ascent': undefined
  'logbook.skill.safety-stop': undefined
  'logbook.skill.underwater-swim': undefined
  'logbook.skill.equipment-care': undefined
  'logbook.skill.minidive': undefined
  'logbook.skill.smb-deployment': undefined
  'logbook.skill.compass-heading': undefined
  'logbook.skill.dive-planning': undefined
  'logbook.skill.tired-diver-tow': undefined
  'logbook.skill.self-rescue': undefined
  'logbook.skill.panicked-diver': undefined
  'logbook.skill.distressed-diver-underwater': undefined
  'logbook.skill.missing-diver-search': undefined
  'logbook.skill.surfacing-unresponsive-diver': undefined
  'logbook.skill.unresponsive-diver-surface': undefined
  'logbook.skill.in-water-breaths': undefined
  'logbook.skill.exiting-unresponsive-diver': undefined
  'logbook.skill.oxygen-first-aid': undefined
  'logbook.skill.emergency-plan': undefined
  'logbook.skill.gas-analysis': undefined
  'logbook.skill.cylinder-marking': undefined
  'logbook.skill.mod-planning': undefined
  'logbook.skill.computer-setting': undefined
  'logbook.skill.narcosis-test': undefined
  'logbook.skill.colour-comparison': undefined
  'logbook.skill.square-pattern': undefined
  'logbook.skill.natural-navigation': undefined
  'logbook.skill.distance-estimation': undefined
  'logbook.skill.light-signals': undefined
  'logbook.skill.light-handling': undefined
  'logbook.skill.current-entry': undefined
  'logbook.skill.drift-line': undefined
  'logbook.skill.trim': undefined
  'logbook.skill.fin-techniques': undefined
  'logbook.skill.hazard-survey': undefined
  'logbook.skill.wreck-navigation': undefined
  'logbook.skill.search-pattern': undefined
  'logbook.skill.lift-bag': undefined
  'logbook.skill.fish-identification': undefined
  'logbook.skill.camera-handling': undefined
  'logbook.skill.boat-procedures': undefined
  'logbook.skill.drysuit-buoyancy': undefined
  'logbook.waits.upload': undefined
  'logbook.waits.decision': undefined
  'logbook.waits.saved': undefined
  'logbook.waiting.delete': undefined
  'logbook.waiting.photo': undefined
  'logbook.waiting.invalid': undefined
  'logbook.importedFiles': undefined
  'logbook-dive.loading': undefined
  'logbook-dive.failed': undefined
  'logbook-dive.failedText': undefined
  'logbook-dive.none': undefined
  'logbook-dive.noneText': undefined
  'logbook-dive.notHere': undefined
  'logbook-dive.notHereText': undefined
  'logbook-dive.deletedHere': undefined
  'logbook-dive.deletedHereText': undefined
  'logbook-dive.toLogbook': undefined
  'logbook-dive.untitled': undefined
  'logbook-dive.number': { number: number }
  'logbook-dive.when': { hasDate: string; date: string; from: string; to: string }
  'logbook-dive.minutes': { minutes: number }
  'logbook-dive.unit.minute': undefined
  'logbook-dive.profile.label': { depth: string; minutes: number }
  'logbook-dive.profile.sketch': undefined
  'logbook-dive.profile.loading': undefined
  'logbook-dive.profile.failed': undefined
  'logbook-dive.profile.simplified': undefined
  'logbook-dive.profile.simplifiedLabel': { depth: string; minutes: string }
  'logbook-dive.figures.title': undefined
  'logbook-dive.figures.depth': undefined
  'logbook-dive.figures.average': undefined
  'logbook-dive.figures.time': undefined
  'logbook-dive.figures.interval': undefined
  'logbook-dive.figures.gas': undefined
  'logbook-dive.figures.gasOf': { number: number }
  'logbook-dive.figures.gasTotal': undefined
  'logbook-dive.figures.temperature': undefined
  'logbook-dive.figures.visibility': undefined
  'logbook-dive.condition.water': undefined
  'logbook-dive.condition.weather': undefined
  'logbook-dive.condition.air': undefined
  'logbook-dive.condition.temperature': undefined
  'logbook-dive.condition.surface': undefined
  'logbook-dive.condition.bottom': undefined
  'logbook-dive.condition.visibility': undefined
  'logbook-dive.condition.waves': undefined
  'logbook-dive.condition.current': undefined
  'logbook-dive.condition.currentAlone': undefined
  'logbook-dive.condition.surge': undefined
  'logbook-dive.people.title': undefined
  'logbook-dive.people.instructor': undefined
  'logbook-dive.people.buddy': undefined
  'logbook-dive.people.center': undefined
  'logbook-dive.equipment.title': undefined
  'logbook-dive.equipment.pressures': { hasEnd: string; start: string; end: string }
  'logbook-dive.equipment.weight': { weight: string }
  'logbook-dive.equipment.cylinder': { number: number }
  'logbook-dive.equipment.gear': undefined
  'logbook-dive.weight.TooLight': undefined
  'logbook-dive.weight.Good': undefined
  'logbook-dive.weight.TooHeavy': undefined
  'logbook-dive.gas.oxygen': { percent: string }
  'logbook-dive.gas.nitrogen': { percent: string }
  'logbook-dive.gas.helium': { percent: string }
  'logbook-dive.notes.title': undefined
  'logbook-dive.seal.intact': { name: string; date: string }
  'logbook-dive.seal.broken': undefined
  'logbook-dive.seal.brokenText': undefined
  'logbook-dive.code.title': undefined
  'logbook-dive.code.text': { address: string }
  'logbook-dive.code.label': undefined
  'logbook-dive.code.check': undefined
  'logbook-dive.returned': { name: string }
  'logbook-dive.waiting': { name: string }
  'logbook-dive.waitingText': { date: string }
  'logbook-dive.edit': undefined
  'logbook-dive.more': undefined
  'logbook-dive.share': undefined
  'logbook-dive.share.copied': undefined
  'logbook-dive.share.failed': undefined
  'logbook-dive.share.title': undefined
  'logbook-dive.share.save': undefined
  'logbook-dive.share.copy': undefined
  'logbook-dive.share.close': undefined
  'logbook-dive.share.picture': { title: string }
  'logbook-dive.share.noPicture': undefined
  'logbook-dive.share.note': undefined
  'logbook-dive.print': undefined
  'logbook-dive.history': undefined
  'logbook-dive.withdraw': undefined
  'logbook-dive.withdrawn': undefined
  'logbook-dive.notWithdrawn': undefined
  'logbook-dive.delete': undefined
  'logbook-dive.photos.title': undefined
  'logbook-dive.photos.offline': undefined
  'logbook-dive.photos.add': undefined
  'logbook-dive.photos.open': { hasCaption: string; number: number; caption: string }
  'logbook-dive.photos.alt': { number: number; title: string }
  'logbook-dive.photos.place': { number: number; count: number }
  'logbook-dive.photos.before': undefined
  'logbook-dive.photos.after': undefined
  'logbook-dive.photos.close': undefined
  'logbook-dive.history.title': undefined
  'logbook-dive.history.close': undefined
  'logbook-dive.history.loading': undefined
  'logbook-dive.history.failed': undefined
  'logbook-dive.history.change': { before: string; after: string }
  'logbook-dive.action.create': { name: string }
  'logbook-dive.action.edit': { name: string }
  'logbook-dive.action.submit': { name: string }
  'logbook-dive.action.withdraw': { name: string }
  'logbook-dive.action.publish': { name: string }
  'logbook-dive.action.verify': { name: string }
  'logbook-dive.action.return': { name: string }
  'logbook-dive.action.delete': { name: string }
  'logbook-dive.action.restore': { name: string }
  'logbook-dive.action.photo-added': { name: string }
  'logbook-dive.action.photo-removed': { name: string }
  'logbook-dive.action.photo-restored': { name: string }
  'logbook-dive.action.photos-ordered': { name: string }
  'logbook-dive.action.photo-captioned': { name: string }
  'logbook-dive.waits.conflict': undefined
  'logbook-dive.waits.choose': undefined
  'logbook-dive.waits.deletedElsewhere': undefined
  'logbook-dive.waits.restore': undefined
  'logbook-dive.waits.discard': undefined
  'logbook-dive.waits.changedElsewhere': undefined
  'logbook-dive.waits.delete': undefined
  'logbook-dive.waits.keep': undefined
  'logbook-filters.remove': { name: string }
  'logbook-filters.since': { from: string }
  'logbook-filters.upTo': { to: string }
  'logbook-filters.verification': undefined
  'logbook-filters.notVerified': undefined
  'logbook-filters.country': undefined
  'logbook-filters.find': undefined
  'logbook-filters.show': { dives: string }
  'logbook-filters.close': undefined
  'logbook-filters.cancel': undefined
  'logbook-form.loading': undefined
  'logbook-form.title.Training': undefined
  'logbook-form.title.Recreational': undefined
  'logbook-form.lead.recreational': undefined
  'logbook-form.lead.training': { hasCourse: string; hasName: string; course: string; name: string }
  'logbook-form.sections': undefined
  'logbook-form.sectionState.done': undefined
  'logbook-form.missing': { count: number }
  'logbook-form.wrong': { count: number }
  'logbook-form.optional': undefined
  'logbook-form.choose': undefined
  'logbook-form.clear': undefined
  'logbook-form.minutes': undefined
  'logbook-form.field.title': undefined
  'logbook-form.field.date': undefined
  'logbook-form.field.location': undefined
  'logbook-form.field.diveType': undefined
  'logbook-form.field.instructorNumber': undefined
  'logbook-form.field.course': undefined
  'logbook-form.field.number': undefined
  'logbook-form.field.adventureDive': undefined
  'logbook-form.field.maxDepth': undefined
  'logbook-form.field.bottomTime': undefined
  'logbook-form.field.timeIn': undefined
  'logbook-form.field.timeOut': undefined
  'logbook-form.field.skills': undefined
  'logbook-form.field.waterType': undefined
  'logbook-form.field.bodyOfWater': undefined
  'logbook-form.field.weather': undefined
  'logbook-form.field.airTemp': undefined
  'logbook-form.field.surfaceWaterTemp': undefined
  'logbook-form.field.bottomWaterTemp': undefined
  'logbook-form.field.visibility': undefined
  'logbook-form.field.visibilityDistance': undefined
  'logbook-form.field.waveCondition': undefined
  'logbook-form.field.current': undefined
  'logbook-form.field.surge': undefined
  'logbook-form.field.suitType': undefined
  'logbook-form.field.weight': undefined
  'logbook-form.field.weightType': undefined
  'logbook-form.field.additionalEquipment': undefined
  'logbook-form.field.cylinderType': undefined
  'logbook-form.field.cylinderSize': undefined
  'logbook-form.field.gasMixture': undefined
  'logbook-form.field.oxygen': undefined
  'logbook-form.field.nitrogen': undefined
  'logbook-form.field.helium': undefined
  'logbook-form.field.startingPressure': undefined
  'logbook-form.field.endingPressure': undefined
  'logbook-form.field.feeling': undefined
  'logbook-form.field.notes': undefined
  'logbook-form.field.buddies': undefined
  'logbook-form.field.diveCenter': undefined
  'logbook-form.field.latitude': undefined
  'logbook-form.field.longitude': undefined
  'logbook-form.field.averageDepth': undefined
  'logbook-form.field.surfaceInterval': undefined
  'logbook-form.field.workingPressure': undefined
  'logbook-form.field.cylinderUse': undefined
  'logbook-form.field.moreCylinders': undefined
  'logbook-form.field.gear': undefined
  'logbook-form.field.tags': undefined
  'logbook-form.field.species': undefined
  'logbook-form.site.add': { name: string }
  'logbook-form.site.loading': undefined
  'logbook-form.site.none': undefined
  'logbook-form.instructor.help': undefined
  'logbook-form.instructor.found': undefined
  'logbook-form.offer.bottomTime': { minutes: number }
  'logbook-form.offer.timeOut': { time: string }
  'logbook-form.offer.timeIn': { time: string }
  'logbook-form.deep.title': { depth: string; limit: string }
  'logbook-form.deep.text': { known: string; name: string }
  'logbook-form.sketch.label': { depth: string; minutes: number }
  'logbook-form.sketch.text': undefined
  'logbook-form.skills.choose': undefined
  'logbook-form.skills.all': undefined
  'logbook-form.gas.oxygen': { percent: string }
  'logbook-form.gas.nitrogen': { percent: string }
  'logbook-form.gas.helium': { percent: string }
  'logbook-form.gas.mod': { depth: string; pressure: string }
  'logbook-form.gas.inside': undefined
  'logbook-form.gas.close': undefined
  'logbook-form.gas.beyond': undefined
  'logbook-form.used': { pressure: string }
  'logbook-form.last.fill': undefined
  'logbook-form.last.done': undefined
  'logbook-form.undo': undefined
  'logbook-form.buddies.help': undefined
  'logbook-form.buddies.remove': { name: string }
  'logbook-form.more': undefined
  'logbook-form.cylinder.title': { number: number }
  'logbook-form.cylinder.add': undefined
  'logbook-form.cylinder.remove': { number: number }
  'logbook-form.position.use': undefined
  'logbook-form.position.failed': undefined
  'logbook-form.interval.derived': { duration: string }
  'logbook-form.list.help': undefined
  'logbook-form.gear.due': { name: string; date: string }
  'logbook-form.gear.soon': { name: string; date: string }
  'logbook-form.summary.wrong': undefined
  'logbook-form.summary.send': { known: string; name: string }
  'logbook-form.summary.publish': undefined
  'logbook-form.saveDraft': undefined
  'logbook-form.publish': undefined
  'logbook-form.saveChanges': undefined
  'logbook-form.send': { known: string; name: string }
  'logbook-form.state.untouched': undefined
  'logbook-form.state.published': undefined
  'logbook-form.state.unsaved': { device: string }
  'logbook-form.state.saving': undefined
  'logbook-form.state.saved': { what: string; time: string }
  'logbook-form.state.partly': { what: string; time: string }
  'logbook-form.state.offline': { device: string }
  'logbook-form.state.kept': { device: string }
  'logbook-form.state.stale': { device: string }
  'logbook-form.state.gone': { device: string }
  'logbook-form.state.refused': undefined
  'logbook-form.state.photos': undefined
  'logbook-form.waits.title': { photos: string }
  'logbook-form.waits.text': undefined
  'logbook-form.failed.safe': undefined
  'logbook-form.failed.load': undefined
  'logbook-form.failed.loadText': undefined
  'logbook-form.returned.title': { name: string }
  'logbook-form.waiting.title': { name: string }
  'logbook-form.waiting.text': { date: string }
  'logbook-form.waiting.unsent': undefined
  'logbook-form.withdraw': undefined
  'logbook-form.withdrawn': undefined
  'logbook-form.notWithdrawn': undefined
  'logbook-form.verified.title': { name: string; date: string }
  'logbook-form.verified.text': undefined
  'logbook-form.gone.title': undefined
  'logbook-form.gone.text': undefined
  'logbook-form.gone.restore': undefined
  'logbook-form.refused.look': undefined
  'logbook-form.none.title': undefined
  'logbook-form.none.text': undefined
  'logbook-form.toLogbook': undefined
  'logbook-form.confirmed.next': { name: string }
  'logbook-form.confirmed.Draft': undefined
  'logbook-form.confirmed.Resubmit': undefined
  'logbook-form.confirmed.Verified': undefined
  'logbook-form.confirmed.Published': undefined
  'logbook-form.confirmed.see': undefined
  'logbook-form.confirmed.another': undefined
  'logbook-form.confirmed.goOn': undefined
  'logbook-form.conflict.title': undefined
  'logbook-form.conflict.text': undefined
  'logbook-form.conflict.mine': undefined
  'logbook-form.conflict.theirs': undefined
  'logbook-form.conflict.keep': undefined
  'logbook-form.conflict.take': undefined
  'logbook-form.conflict.decide': undefined
  'logbook-form.conflict.empty': undefined
  'logbook-form.photos.rules': undefined
  'logbook-form.photos.count': { count: number }
  'logbook-form.photos.add': undefined
  'logbook-form.photos.drop': undefined
  'logbook-form.photos.hint': undefined
  'logbook-form.photos.full': undefined
  'logbook-form.photos.onTheirWay': undefined
  'logbook-form.photos.progress': { sent: string; size: string }
  'logbook-form.photos.stop': { name: string }
  'logbook-form.photos.lost': undefined
  'logbook-form.photos.refused': undefined
  'logbook-form.photos.another': undefined
  'logbook-form.photos.locked': undefined
  'logbook-form.photos.dismiss': { name: string }
  'logbook-form.photos.move': { number: number; count: number }
  'logbook-form.photos.moved': { place: number; count: number }
  'logbook-form.photos.remove': { number: number }
  'logbook-form.photos.removed': undefined
  'logbook-form.photos.notSaved': undefined
  'logbook-form.photos.caption': { number: number }
  'logbook-form.photos.captionHint': undefined
  'logbook-form.select.title': undefined
  'logbook-form.select.lead': undefined
  'logbook-form.select.loading': undefined
  'logbook-form.select.failed': undefined
  'logbook-form.select.go': undefined
  'logbook-form.select.other': undefined
  'logbook-form.select.recreational': undefined
  'logbook-form.select.verified.title': undefined
  'logbook-form.select.verified.text': undefined
  'logbook-gear.text': undefined
  'logbook-gear.add': undefined
  'logbook-gear.edit': undefined
  'logbook-gear.name': undefined
  'logbook-gear.kind': undefined
  'logbook-gear.servicedOn': undefined
  'logbook-gear.serviceDue': undefined
  'logbook-gear.save': undefined
  'logbook-gear.cancel': undefined
  'logbook-gear.delete': { name: string }
  'logbook-gear.deleted': { name: string }
  'logbook-gear.notSaved': undefined
  'logbook-gear.nameMissing': undefined
  'logbook-gear.nameTaken': undefined
  'logbook-gear.empty': undefined
  'logbook-gear.emptyText': undefined
  'logbook-gear.loading': undefined
  'logbook-gear.failed': undefined
  'logbook-gear.due': { date: string }
  'logbook-gear.soon': { date: string }
  'logbook-gear.dives': { count: number }
  'logbook-home.lastDive': undefined
  'logbook-home.thisYear': undefined
  'logbook-home.dives': { count: number }
  'logbook-home.totals.dives': { count: number }
  'logbook-home.totals.time': undefined
  'logbook-home.totals.deepest': undefined
  'logbook-home.unit.hour': undefined
  'logbook-home.unit.minute': undefined
  'logbook-home.depth': undefined
  'logbook-home.time': undefined
  'logbook-home.temperature': undefined
  'logbook-home.untitled': undefined
  'logbook-home.yearNone': { year: string }
  'logbook-home.empty.title': undefined
  'logbook-home.empty.text': undefined
  'logbook-home.failed': undefined
  'logbook-import.lead': undefined
  'logbook-import.drop.label': undefined
  'logbook-import.drop.over': undefined
  'logbook-import.drop.hint': { size: string }
  'logbook-import.sending': undefined
  'logbook-import.reading': undefined
  'logbook-import.cancel': undefined
  'logbook-import.canceled': undefined
  'logbook-import.offline': undefined
  'logbook-import.list.title': undefined
  'logbook-import.list.loading': undefined
  'logbook-import.list.failed': undefined
  'logbook-import.list.preview': undefined
  'logbook-import.done': { count: number }
  'logbook-import.doneProfiles': { count: number }
  'logbook-import.undone.title': undefined
  'logbook-import.undone.text': undefined
  'logbook-import.undone.profiles': undefined
  'logbook-import.undone.kept': { count: number }
  'logbook-import.undo.open': undefined
  'logbook-import.undo.title': undefined
  'logbook-import.undo.text': undefined
  'logbook-import.undo.profiles': undefined
  'logbook-import.undo.keep': undefined
  'logbook-import.undo.until': { date: string }
  'logbook-import.undo.failed': undefined
  'logbook-import.error.title': undefined
  'logbook-import.error.file': { file: string }
  'logbook-import.error.line': { line: number }
  'logbook-import.error.byte': { offset: number }
  'logbook-import.error.nothing': undefined
  'logbook-import.error.unknown': undefined
  'logbook-import.error.empty': undefined
  'logbook-import.error.damaged': undefined
  'logbook-import.error.cut': undefined
  'logbook-import.error.checksum': undefined
  'logbook-import.error.refused': undefined
  'logbook-import.error.diveTooLarge': undefined
  'logbook-import.error.tooManyValues': undefined
  'logbook-import.error.tooLarge': undefined
  'logbook-import.error.noDives': undefined
  'logbook-import.error.database': undefined
  'logbook-import.error.tooMany': undefined
  'logbook-import.error.tooManyDives': { limit: number }
  'logbook-import.error.zipInZip': undefined
  'logbook-import.error.zip': undefined
  'logbook-import.error.encrypted': undefined
  'logbook-import.error.lost': undefined
  'logbook-import.loading': undefined
  'logbook-import.failed': undefined
  'logbook-import.gone.title': undefined
  'logbook-import.gone.text': undefined
  'logbook-import.preview.title': undefined
  'logbook-import.preview.lead': undefined
  'logbook-import.filter': undefined
  'logbook-import.all': undefined
  'logbook-import.verdict.new': undefined
  'logbook-import.verdict.known': undefined
  'logbook-import.verdict.doubtful': undefined
  'logbook-import.verdict.broken': undefined
  'logbook-import.fact.when': undefined
  'logbook-import.fact.place': undefined
  'logbook-import.fact.depth': undefined
  'logbook-import.fact.time': undefined
  'logbook-import.fact.computers': undefined
  'logbook-import.fact.verdict': undefined
  'logbook-import.table': undefined
  'logbook-import.noDate': undefined
  'logbook-import.problem.start-missing': undefined
  'logbook-import.problem.start-impossible': undefined
  'logbook-import.problem.depth-impossible': undefined
  'logbook-import.problem.depth-missing': undefined
  'logbook-import.problem.duration-impossible': undefined
  'logbook-import.problem.time-goes-back': undefined
  'logbook-import.problem.reference-missing': undefined
  'logbook-import.problem.value-unreadable': undefined
  'logbook-import.problem.encoding-guessed': undefined
  'logbook-import.problem.line': { line: number }
  'logbook-import.selectAll': undefined
  'logbook-import.selected': { count: number; all: number }
  'logbook-import.nothingNew': undefined
  'logbook-import.openDive': undefined
  'logbook-import.openLogbook': undefined
  'logbook-import.accept.dives': { count: number }
  'logbook-import.accept.profiles': undefined
  'logbook-import.accept.failed': undefined
  'logbook-import.discard.open': undefined
  'logbook-import.discard.title': undefined
  'logbook-import.discard.text': undefined
  'logbook-import.discard.keep': undefined
  'logbook-import.discard.failed': undefined
  'logbook-import.compare.open': undefined
  'logbook-import.compare.title': undefined
  'logbook-import.compare.import': undefined
  'logbook-import.compare.leave': undefined
  'logbook-import.compare.file': undefined
  'logbook-import.compare.logbook': undefined
  'logbook-import.shift.open': undefined
  'logbook-import.shift.text': undefined
  'logbook-import.shift.which': undefined
  'logbook-import.shift.selected': { count: number }
  'logbook-import.shift.all': { count: number }
  'logbook-import.shift.direction': undefined
  'logbook-import.shift.later': undefined
  'logbook-import.shift.earlier': undefined
  'logbook-import.shift.hours': undefined
  'logbook-import.shift.minutes': undefined
  'logbook-import.shift.error': undefined
  'logbook-import.shift.example': { before: string; after: string }
  'logbook-import.shift.cancel': undefined
  'logbook-import.shift.done': undefined
  'logbook-import.shift.failed': undefined
  'logbook-import.receipt.title': undefined
  'logbook-import.receipt.text': undefined
  'logbook-import.receipt.loading': undefined
  'logbook-import.receipt.failed': undefined
  'logbook-import.receipt.path': undefined
  'logbook-import.receipt.use': undefined
  'logbook-import.receipt.field': undefined
  'logbook-import.receipt.example': undefined
  'logbook-import.receipt.count': undefined
  'logbook-import.receipt.profile': undefined
  'logbook-import.receipt.sourceId': undefined
  'logbook-import.receipt.own': undefined
  'logbook-import.receipt.number': undefined
  'logbook-import.use.stored': undefined
  'logbook-import.use.converted': undefined
  'logbook-import.use.unused': undefined
  'logbook-import.original.title': undefined
  'logbook-import.original.download': undefined
  'logbook-import.original.failed': undefined
  'logbook-import.columns.title': { file: string }
  'logbook-import.columns.remembered': undefined
  'logbook-import.columns.text': undefined
  'logbook-import.columns.header': undefined
  'logbook-import.columns.holds': undefined
  'logbook-import.columns.unit': undefined
  'logbook-import.columns.dateOrder': undefined
  'logbook-import.columns.order.day-month': undefined
  'logbook-import.columns.order.month-day': undefined
  'logbook-import.columns.order.year-first': undefined
  'logbook-import.columns.decimal': undefined
  'logbook-import.columns.separator': undefined
  'logbook-import.columns.separator.comma': undefined
  'logbook-import.columns.separator.semicolon': undefined
  'logbook-import.columns.separator.tab': undefined
  'logbook-import.columns.separator.bar': undefined
  'logbook-import.columns.ask': { example: string }
  'logbook-import.columns.askFirst': undefined
  'logbook-import.columns.noDate': undefined
  'logbook-import.columns.failed': undefined
  'logbook-import.columns.field.guide': undefined
  'logbook-import.columns.field.airTemperature': undefined
  'logbook-import.columns.field.volume': undefined
  'logbook-import.columns.field.country': undefined
  'logbook-import.columns.field.region': undefined
  'logbook-import.columns.field.position': undefined
  'logbook-import.columns.field.waterTemperature': undefined
  'logbook-import.shared.lost': undefined
  'logbook-import.shared.title': undefined
  'logbook-import.shared.text': undefined
  'logbook-import.shared.send': undefined
  'logbook-import.shared.kind': undefined
  'logbook-import.near': { site: string }
  'logbook-import.newProfile': undefined
  'logbook-import.photos': { count: number }
  'logbook-import.drafts': { count: number }
  'logbook-import.training': { count: number }
  'logbook-list.log': undefined
  'logbook-list.logTraining': undefined
  'logbook-list.loading': undefined
  'logbook-list.unit.hour': undefined
  'logbook-list.unit.minute': undefined
  'logbook-list.totals.title': undefined
  'logbook-list.totals.loading': undefined
  'logbook-list.totals.dives': { count: number }
  'logbook-list.totals.drafts': { count: number }
  'logbook-list.totals.time': undefined
  'logbook-list.totals.deepest': undefined
  'logbook-list.totals.average': undefined
  'logbook-list.year.label': { count: number; year: string; depth: string; month: string }
  'logbook-list.year.none': { year: string }
  'logbook-list.year.before': undefined
  'logbook-list.year.after': undefined
  'logbook-list.filter.title': undefined
  'logbook-list.filter.all': undefined
  'logbook-list.filter.training': undefined
  'logbook-list.filter.recreational': undefined
  'logbook-list.filter.drafts': undefined
  'logbook-list.sort.title': undefined
  'logbook-list.sort.newest': undefined
  'logbook-list.sort.deepest': undefined
  'logbook-list.sort.longest': undefined
  'logbook-list.search.label': undefined
  'logbook-list.search.hint': undefined
  'logbook-list.search.clear': undefined
  'logbook-list.search.found': { count: number; search: string }
  'logbook-list.month.dives': { count: number }
  'logbook-list.month.none': undefined
  'logbook-list.card.numbered': { number: number; date: string }
  'logbook-list.dives': undefined
  'logbook-list.untitled': undefined
  'logbook-list.card.depth': undefined
  'logbook-list.card.time': undefined
  'logbook-list.card.temperature': undefined
  'logbook-list.card.photos': { count: number }
  'logbook-list.card.recorded': undefined
  'logbook-list.card.more': { title: string }
  'logbook-list.edit': undefined
  'logbook-list.delete': undefined
  'logbook-list.deleted': { title: string }
  'logbook-list.undo': undefined
  'logbook-list.restored': { title: string }
  'logbook-list.notDeleted': { title: string }
  'logbook-list.notRestored': { title: string }
  'logbook-list.failed.title': undefined
  'logbook-list.failed.text': undefined
  'logbook-list.empty.title': undefined
  'logbook-list.empty.text': undefined
  'logbook-list.none.all': undefined
  'logbook-list.none.training': undefined
  'logbook-list.none.recreational': undefined
  'logbook-list.none.drafts': undefined
  'logbook-list.none.draftsText': undefined
  'logbook-list.none.search': { search: string }
  'logbook-list.none.searchText': undefined
  'logbook-list.review.waiting': { count: number }
  'logbook-list.review.open': undefined
  'logbook-list.storing': { stored: number; all: number }
  'logbook-list.totals.later': undefined
  'logbook-list.deletedHere': { title: string }
  'logbook-list.bin.text': undefined
  'logbook-list.bin.left': { days: number }
  'logbook-list.bin.deletedOn': { date: string }
  'logbook-list.bin.restore': undefined
  'logbook-list.bin.empty': undefined
  'logbook-list.bin.emptyText': undefined
  'logbook-list.bin.loading': undefined
  'logbook-list.bin.failed': undefined
  'logbook-list.more': undefined
  'logbook-list.sort.oldest': undefined
  'logbook-list.filters.open': undefined
  'logbook-list.filters.clear': undefined
  'logbook-list.filters.found': { dives: string }
  'logbook-list.none.filters': undefined
  'logbook-list.jump': undefined
  'logbook-list.select': undefined
  'logbook-list.export': undefined
  'logbook-list.card.select': { title: string }
  'logbook-map.label': { count: number }
  'logbook-map.zoomIn': undefined
  'logbook-map.zoomOut': undefined
  'logbook-map.all': undefined
  'logbook-map.cluster': { count: number; dives: string }
  'logbook-map.failed': undefined
  'logbook-map.sites': undefined
  'logbook-map.row': { dives: string; date: string; depth: string }
  'logbook-map.without.title': undefined
  'logbook-map.without.text': undefined
  'logbook-map.empty.title': undefined
  'logbook-map.empty.text': undefined
  'logbook-map.site.none': undefined
  'logbook-map.site.toMap': undefined
  'logbook-map.site.first': undefined
  'logbook-map.site.last': undefined
  'logbook-map.position.title': undefined
  'logbook-map.position.none': undefined
  'logbook-map.position.from.own': undefined
  'logbook-map.position.from.dive': undefined
  'logbook-map.position.from.site': undefined
  'logbook-map.position.add': undefined
  'logbook-map.position.change': undefined
  'logbook-map.position.hint': undefined
  'logbook-map.position.pick': undefined
  'logbook-map.position.coordinates': undefined
  'logbook-map.position.example': { example: string }
  'logbook-map.position.invalid': undefined
  'logbook-map.position.save': undefined
  'logbook-map.position.cancel': undefined
  'logbook-map.position.remove': undefined
  'logbook-map.position.saved': undefined
  'logbook-map.position.removed': undefined
  'logbook-map.position.notSaved': undefined
  'logbook-profile.title': undefined
  'logbook-profile.slider': undefined
  'logbook-profile.keys': undefined
  'logbook-profile.hint': undefined
  'logbook-profile.moment': { minutes: number; seconds: number }
  'logbook-profile.whole': undefined
  'logbook-profile.window': { from: string; to: string }
  'logbook-profile.zoomIn': undefined
  'logbook-profile.zoomOut': undefined
  'logbook-profile.reset': undefined
  'logbook-profile.layers': undefined
  'logbook-profile.layer.depth': undefined
  'logbook-profile.layer.temperature': undefined
  'logbook-profile.layer.pressure': undefined
  'logbook-profile.layer.ceiling': undefined
  'logbook-profile.layer.gas': undefined
  'logbook-profile.layer.events': undefined
  'logbook-profile.computers': undefined
  'logbook-profile.computer': { number: number }
  'logbook-profile.pace': { rate: string }
  'logbook-profile.cylinder': { number: number }
  'logbook-profile.gas.oxygen': undefined
  'logbook-profile.gas.unknown': undefined
  'logbook-profile.value.time': undefined
  'logbook-profile.value.gas': undefined
  'logbook-profile.value.ascent': undefined
  'logbook-profile.value.descent': undefined
  'logbook-profile.value.noStop': undefined
  'logbook-profile.value.toSurface': undefined
  'logbook-profile.value.oxygen': undefined
  'logbook-profile.value.cns': undefined
  'logbook-profile.value.heartRate': undefined
  'logbook-profile.value.heading': undefined
  'logbook-profile.table': undefined
  'logbook-profile.table.caption': undefined
  'logbook-profile.facts': undefined
  'logbook-profile.fact.average': undefined
  'logbook-profile.fact.ascent': undefined
  'logbook-profile.fact.use': undefined
  'logbook-profile.fact.useOf': { cylinder: string }
  'logbook-profile.fact.noStop': undefined
  'logbook-profile.fact.ceiling': undefined
  'logbook-profile.fact.otu': undefined
  'logbook-profile.atLeast': { value: string }
  'logbook-profile.range': { from: string; to: string }
  'logbook-profile.oxygenNote': undefined
  'logbook-profile.note.ascent': { rate: string; time: string; limit: string }
  'logbook-profile.note.working': { gas: string; pressure: string; usual: string; limit: string }
  'logbook-profile.note.contingency': { gas: string; pressure: string; most: string; usual: string; limit: string }
  'logbook-profile.note.ceiling': { time: string }
  'logbook-review.loading': undefined
  'logbook-review.lead': { count: number }
  'logbook-review.first': { shown: number; count: number }
  'logbook-review.none': undefined
  'logbook-review.noneText': undefined
  'logbook-review.by.title': undefined
  'logbook-review.by.class': undefined
  'logbook-review.by.student': undefined
  'logbook-review.chooseAll': undefined
  'logbook-review.chooseGroup': { count: number }
  'logbook-review.chosen.title': undefined
  'logbook-review.chosen.count': { count: number }
  'logbook-review.read': undefined
  'logbook-review.less': undefined
  'logbook-review.minutes': { minutes: number }
  'logbook-review.skills': { count: number; of: number }
  'logbook-review.deep': undefined
  'logbook-review.verify': undefined
  'logbook-review.verifyChosen': { count: number }
  'logbook-review.verifyTitle': { count: number }
  'logbook-review.verifyText': undefined
  'logbook-review.return': undefined
  'logbook-review.returnTo': { name: string }
  'logbook-review.returnTitle': { count: number; name: string }
  'logbook-review.keep': undefined
  'logbook-review.reason.label': undefined
  'logbook-review.reason.help': undefined
  'logbook-review.reason.missing': undefined
  'logbook-review.done.verify': { count: number }
  'logbook-review.done.return': { count: number }
  'logbook-review.done.title': undefined
  'logbook-review.done.none': undefined
  'logbook-review.done.reason': { reason: string }
  'logbook-review.done.more': undefined
  'logbook-review.done.loading': undefined
  'logbook-review.done.failed': undefined
  'logbook-review.failed.load': undefined
  'logbook-review.failed.title': { count: number }
  'logbook-review.failed.close': undefined
  'logbook-review.failed.stale': { student: string; title: string }
  'logbook-review.failed.not-found': { student: string; title: string }
  'logbook-review.failed.no-such-move': { student: string; title: string }
  'logbook-review.failed.frozen': { student: string; title: string }
  'logbook-review.failed.unexpected': { student: string; title: string }
  'logbook-review.failed.offline': undefined
  'logbook-selection.selected': { dives: string }
  'logbook-selection.all': { count: number }
  'logbook-selection.done': undefined
  'logbook-selection.tags': undefined
  'logbook-selection.gear': undefined
  'logbook-selection.comma': undefined
  'logbook-selection.changed': { dives: string }
  'logbook-selection.undone': undefined
  'logbook-selection.notUndone': undefined
  'logbook-selection.deleted': { dives: string }
  'logbook-selection.restored': { dives: string }
  'logbook-selection.notRestored': { dives: string }
  'logbook-selection.kept': { dives: string }
  'logbook-selection.export': undefined
  'logbook-selection.exporting': undefined
  'logbook-selection.exported': { dives: string }
  'logbook-selection.exportFailed': undefined
  'logbook-selection.exportOffline': undefined
  'logbook-selection.exportWaiting': { dives: string }
  'logbook-selection.which.title': undefined
  'logbook-selection.which.all': undefined
  'logbook-selection.which.found': undefined
  'logbook-selection.which.selected': undefined
  'logbook-selection.format.title': undefined
  'logbook-selection.format.csv': undefined
  'logbook-selection.format.archive': undefined
  'logbook-selection.formatHelp.uddf': undefined
  'logbook-selection.formatHelp.ssrf': undefined
  'logbook-selection.formatHelp.csv': undefined
  'logbook-selection.formatHelp.archive': undefined
  'logbook-statistics.chart.years': undefined
  'logbook-statistics.chart.months': undefined
  'logbook-statistics.chart.calendar': undefined
  'logbook-statistics.calendar.previous': undefined
  'logbook-statistics.calendar.next': undefined
  'logbook-statistics.chart.depth': undefined
  'logbook-statistics.chart.depth-trend': undefined
  'logbook-statistics.chart.time': undefined
  'logbook-statistics.chart.temperature': undefined
  'logbook-statistics.chart.places': undefined
  'logbook-statistics.chart.buddies': undefined
  'logbook-statistics.chart.gases': undefined
  'logbook-statistics.chart.air-use': undefined
  'logbook-statistics.chart.gear': undefined
  'logbook-statistics.chart.records': undefined
  'logbook-statistics.chart.milestones': undefined
  'logbook-statistics.period.label': undefined
  'logbook-statistics.period.all': undefined
  'logbook-statistics.period.range': undefined
  'logbook-statistics.period.from': undefined
  'logbook-statistics.period.to': undefined
  'logbook-statistics.show.label': undefined
  'logbook-statistics.show.chart': undefined
  'logbook-statistics.show.table': undefined
  'logbook-statistics.column.year': undefined
  'logbook-statistics.column.month': undefined
  'logbook-statistics.column.day': undefined
  'logbook-statistics.column.time': undefined
  'logbook-statistics.column.deepest': undefined
  'logbook-statistics.column.average': undefined
  'logbook-statistics.column.value': undefined
  'logbook-statistics.band.closed': { from: string; to: string }
  'logbook-statistics.band.open': { from: string }
  'logbook-statistics.sentence.groups': { title: string; name: string; dives: string }
  'logbook-statistics.sentence.trend': { title: string; first: string; from: string; last: string; to: string }
  'logbook-statistics.sentence.calendar': { year: string; dives: string; days: number }
  'logbook-statistics.without': { dives: string }
  'logbook-statistics.air.estimated': undefined
  'logbook-statistics.none.data': undefined
  'logbook-statistics.none.depth': undefined
  'logbook-statistics.none.air': undefined
  'logbook-statistics.none.period': undefined
  'logbook-statistics.none.showAll': undefined
  'logbook-statistics.empty.title': undefined
  'logbook-statistics.empty.text': undefined
  'logbook-statistics.record.deepest': undefined
  'logbook-statistics.record.longest': undefined
  'logbook-statistics.record.coldest': undefined
  'logbook-statistics.record.warmest': undefined
  'logbook-statistics.record.visibility': undefined
  'logbook-statistics.record.air': undefined
  'logbook-statistics.record.busiest': undefined
  'logbook-statistics.record.streak': undefined
  'logbook-statistics.days': { count: number }
  'logbook-statistics.milestone.number': { number: number }
  'logbook-statistics.milestone.first': { what: string }
  'logbook-statistics.milestone.deeper': { depth: string }
  'logbook-statistics.milestone.next': { count: number; number: number }
  'logbook-statistics.totals.depth': undefined
  'logbook-statistics.totals.places': { count: number }
  'logbook-statistics.totals.days': { count: number }
  'messages.write': undefined
  'messages.writeTo': { name: string }
  'messages.unread': { count: number }
  'messages.loading': undefined
  'messages.failed': undefined
  'messages.failedText': undefined
  'messages.gone': undefined
  'messages.goneText': undefined
  'messages.none': undefined
  'messages.noneText': { name: string }
  'messages.log': { name: string }
  'messages.earlier': undefined
  'messages.label': undefined
  'messages.send': undefined
  'messages.empty': undefined
  'messages.tooLong': { count: number }
  'messages.length': { count: number; most: number }
  'messages.notAdded': { count: number }
  'messages.attach': undefined
  'messages.attachments': undefined
  'messages.filesWrong': { count: number }
  'messages.remove': { name: string }
  'messages.save': { name: string }
  'messages.saveFailed': undefined
  'messages.waiting': undefined
  'messages.sending': undefined
  'messages.isRead': undefined
  'messages.you': undefined
  'messages.former': undefined
  'messages.discard': undefined
  'messages.refused.enrolment-ended': undefined
  'messages.refused.nobody-teaches': undefined
  'messages.refused.minor-unaccompanied': undefined
  'messages.refused.too-many-messages': { count: number }
  'messages.refused.attachment': undefined
  'messages.refused.damaged': undefined
  'messages.refused.other': undefined
  'messages.minor.both': { name: string; center: string }
  'messages.minor.center': { name: string; center: string }
  'messages.minor.guardian': { name: string }
  'messages.report.action': undefined
  'messages.report.title': undefined
  'messages.report.text': undefined
  'messages.report.reason': undefined
  'messages.report.note': undefined
  'messages.report.done': undefined
  'messages.report.failed': undefined
  'messages.report.cancel': undefined
  'messages.reported': undefined
  'messages.reason.harassment': undefined
  'messages.reason.unsafe': undefined
  'messages.reason.private': undefined
  'messages.reason.other': undefined
  'messages.from': undefined
  'messages.side.student': undefined
  'messages.side.teacher': undefined
  'messages.copy.byStudent': { student: string; course: string }
  'messages.copy.toStudent': { author: string; student: string; course: string }
  'messages.copy.until': { date: string }
  'messages.copy.why': { student: string }
  'messages-office.title': undefined
  'messages-office.lead': undefined
  'messages-office.open': undefined
  'messages-office.settled': undefined
  'messages-office.loading': undefined
  'messages-office.failed': undefined
  'messages-office.none': undefined
  'messages-office.noneText': undefined
  'messages-office.author': undefined
  'messages-office.reporter': undefined
  'messages-office.student': undefined
  'messages-office.note': undefined
  'messages-office.minor': undefined
  'messages-office.settle': undefined
  'messages-office.settleFailed': undefined
  'messages-office.more': undefined
  'notifications.welcome.name': { name: string }
  'notifications.welcome.message': undefined
  'notifications.form-due.name': { form: string }
  'notifications.form-due.message': { instructor: string }
  'notifications.form-approved.name': undefined
  'notifications.form-approved.message': undefined
  'notifications.form-declined.name': undefined
  'notifications.form-declined.message': undefined
  'notifications.guardian-refused.name': undefined
  'notifications.guardian-refused.message': undefined
  'notifications.physician-refused.name': undefined
  'notifications.physician-refused.message': undefined
  'notifications.evaluation-refused.name': undefined
  'notifications.evaluation-refused.message': undefined
  'notifications.evaluation-uploaded.name': { student: string }
  'notifications.evaluation-uploaded.message': undefined
  'notifications.guardian-signed.name': undefined
  'notifications.guardian-signed.message': undefined
  'notifications.log-returned.name': { instructor: string; title: string }
  'notifications.log-returned.message': { reason: string }
  'notifications.message-received.name': { sender: string }
  'notifications.message-received.message': { course: string }
  'notifications.log-verified.name': { title: string }
  'notifications.log-verified.message': { instructor: string }
  'notifications.merge-undone.name': undefined
  'notifications.merge-undone.message': { number: string }
  'notifications.student-joined.name': { student: string }
  'notifications.student-joined.message': { course: string }
  'notifications.log-submitted.name': { student: string; title: string }
  'notifications.log-submitted.message': undefined
  'notifications.course-completed.name': { course: string }
  'notifications.course-completed.message': undefined
  'notifications.student-ready.name': { student: string }
  'notifications.student-ready.message': { course: string }
  'notifications.application-moved.name': { application: string; status: string }
  'notifications.application-moved.message': { status: string }
  'notifications.application-returned.name': { application: string; instructor: string }
  'notifications.application-returned.message': { reason: string }
  'notifications.application-submitted.name': { applicant: string; application: string }
  'notifications.application-submitted.message': undefined
  'notifications.account-changed-by-staff.name': undefined
  'notifications.account-changed-by-staff.message': undefined
  'notifications.accounts-merged.name': undefined
  'notifications.accounts-merged.message': { number: string }
  'notifications.application-followed.name': { applicant: string; application: string; status: string }
  'notifications.application-followed.message': { status: string }
  'notifications.code-redeemed.name': undefined
  'notifications.code-redeemed.message': { code: string; course: string }
  'notifications.code-shared.name': { sender: string }
  'notifications.code-shared.message': { course: string }
  'notifications.card-issued.name': { certification: string }
  'notifications.card-issued.message': undefined
  'notifications.card-corrected.name': { certification: string }
  'notifications.card-corrected.message': undefined
  'notifications.card-revoked.name': { certification: string }
  'notifications.card-revoked.message': undefined
  'notifications.card-name-confirmed.name': undefined
  'notifications.card-name-confirmed.message': undefined
  'notifications.card-name-refused.name': undefined
  'notifications.card-name-refused.message': { reason: string }
  'notifications.photo-approved.name': undefined
  'notifications.photo-approved.message': undefined
  'notifications.photo-refused.name': undefined
  'notifications.photo-refused.message': { reason: string }
  'notifications.dsd-ready.name': undefined
  'notifications.dsd-ready.message': { center: string }
  'notifications.club-trial-ending.name': { days: number }
  'notifications.club-trial-ending.message': undefined
  'notifications.password-changed.name': undefined
  'notifications.password-changed.message': undefined
  'notifications.sign-in-new.name': undefined
  'notifications.sign-in-new.message': { browser: string; system: string }
  'notifications.mail.open': undefined
  'notifications.mail.why': undefined
  'notifications.mail.stop': undefined
  'notifications.mail.security': undefined
  'notifications.digest.title': { count: number }
  'notifications.digest.earlier': { count: number }
  'notifications.digest.more': { count: number }
  'notifications.digest.why': undefined
  'notifications.digest.stop': undefined
  'notifications.delivery.title': undefined
  'notifications.delivery.text': undefined
  'notifications.delivery.push.label': undefined
  'notifications.delivery.push.on': undefined
  'notifications.delivery.push.off': undefined
  'notifications.delivery.push.blocked': undefined
  'notifications.delivery.push.blockedText': undefined
  'notifications.delivery.push.unsupported': undefined
  'notifications.delivery.push.failed': undefined
  'notifications.delivery.loading': undefined
  'notifications.delivery.zone': { time: string; zone: string }
  'notifications.instructor-assigned.name': { instructor: string }
  'notifications.instructor-assigned.message': { course: string }
  'notifications.student-assigned.name': { student: string }
  'notifications.student-assigned.message': { course: string }
  'notifications.class-joined.name': { class: string }
  'notifications.class-joined.message': { course: string }
  'notifications.session-added.name': { class: string }
  'notifications.session-added.message': { session: string; date: Date | string; time: Date | string; zone: string }
  'notifications.session-moved.name': { class: string }
  'notifications.session-moved.message': { session: string; date: Date | string; time: Date | string; zone: string }
  'notifications.session-canceled.name': { class: string }
  'notifications.session-canceled.message': { session: string; date: Date | string; time: Date | string; zone: string }
  'notifications.sessions-changed.name': { class: string }
  'notifications.sessions-changed.message': { added: string; moved: string; canceled: string }
  'notifications.class-assigned.name': { class: string }
  'notifications.class-assigned.message': { course: string; center: string }
  'notifications.class-edited.name': { center: string; class: string }
  'notifications.class-edited.message': undefined
  'notifications.class-reassigned.name': { instructor: string; class: string }
  'notifications.class-reassigned.message': { center: string }
  'notifications.birth-date-unconfirmed.name': { teacher: string }
  'notifications.birth-date-unconfirmed.message': undefined
  'notifications.birth-date-confirmed.name': { teacher: string }
  'notifications.birth-date-confirmed.message': undefined
  'notifications.office-items.name': undefined
  'notifications.office-items.message': { queue: string; count: number }
  'notifications-drawer.title': undefined
  'notifications-drawer.close': undefined
  'notifications-drawer.unread': undefined
  'notifications-drawer.today': undefined
  'notifications-drawer.yesterday': undefined
  'notifications-drawer.older': undefined
  'notifications-drawer.markRead': undefined
  'notifications-drawer.markAll': undefined
  'notifications-drawer.empty': undefined
  'notifications-drawer.emptyBody': undefined
  'notifications-drawer.failed': undefined
  'notifications-drawer.markFailed': undefined
  'notifications-drawer.allRead': { count: number }
  'notifications-drawer.unreadAgain': { count: number }
  'notifications-drawer.loading': undefined
  'notifications-drawer.settings': undefined
  'notifications-drawer.delete': undefined
  'notifications-drawer.more': undefined
  'notifications-drawer.deleted': { count: number }
  'notifications-drawer.undo': undefined
  'notifications-drawer.restored': { count: number }
  'notifications-drawer.deleteFailed': undefined
  'notifications-drawer.undoFailed': undefined
  'notifications-drawer.canUndo': undefined
  'notifications-drawer.swipe': undefined
  'notifications-drawer.showAll': { count: number }
  'notifications-drawer.showLess': undefined
  'notifications-drawer.arrived': { count: number; name: string }
  'notifications-drawer.offline': undefined
  'notifications-drawer.loadingMore': undefined
  'notifications-drawer.moreFailed': undefined
  'office.right.people': undefined
  'office.right.cards': undefined
  'office.right.applications': undefined
  'office.right.papers': undefined
  'office.right.courses': undefined
  'office.right.codes': undefined
  'office.right.content': undefined
  'office.right.finance': undefined
  'office.right.audit': undefined
  'office.right.settings': undefined
  'office.rights.title': undefined
  'office.rights.missing': undefined
  'office.rights.missingText': { right: string }
  'office.rights.none': undefined
  'office.rights.noneText': undefined
  'office.rights.kept': undefined
  'office.rights.lost': { right: string }
  'office.rights.loading': undefined
  'office.rights.failed': undefined
  'office.failedText': undefined
  'office-audit.lead': undefined
  'office-audit.person': undefined
  'office-audit.staff': undefined
  'office-audit.personNumber': undefined
  'office-audit.staffNumber': undefined
  'office-audit.action': undefined
  'office-audit.allActions': undefined
  'office-audit.from': undefined
  'office-audit.to': undefined
  'office-audit.loading': undefined
  'office-audit.failed': undefined
  'office-audit.none': undefined
  'office-audit.noneText': undefined
  'office-audit.similar': undefined
  'office-audit.tooMany': undefined
  'office-audit.tooManyText': undefined
  'office-audit.export': undefined
  'office-audit.exportFailed': undefined
  'office-audit.former': undefined
  'office-audit.history': undefined
  'office-audit.historyNone': undefined
  'office-audit.action.application-moved': undefined
  'office-audit.moved.ask': undefined
  'office-audit.moved.request-payment': undefined
  'office-audit.moved.record-payment': undefined
  'office-audit.moved.complete': undefined
  'office-audit.moved.cancel': undefined
  'office-audit.detail.change': { from: string; to: string }
  'office-audit.detail.given': { list: string }
  'office-audit.detail.taken': { list: string }
  'office-audit.detail.reason': { reason: string }
  'office-audit.detail.version': { version: string }
  'office-audit.detail.count': { count: string }
  'office-audit.detail.undoes': { version: string }
  'office-audit.detail.rows': { count: string }
  'office-audit.detail.issued': { count: string }
  'office-audit.detail.added': { count: string }
  'office-audit.detail.replaced': { count: string }
  'office-audit.detail.codes': { list: string }
  'office-audit.detail.language': { language: string }
  'office-audit.detail.package': { package: string }
  'office-audit.detail.draft': undefined
  'office-audit.detail.question': { question: string }
  'office-audit.detail.retired': undefined
  'office-audit.detail.enabled': undefined
  'office-audit.detail.disabled': undefined
  'office-audit.detail.overlapHours': { count: string }
  'office-audit.detail.operator': { user: string }
  'office-audit.detail.before': { detail: string; before: string }
  'office-audit.action.photo-approved': undefined
  'office-audit.action.photo-refused': undefined
  'office-audit.action.name-confirmed': undefined
  'office-audit.action.name-refused': undefined
  'office-audit.action.certification-issued': undefined
  'office-audit.action.certification-corrected': undefined
  'office-audit.action.certification-revoked': undefined
  'office-audit.action.certifications-imported': undefined
  'office-audit.action.order-moved': undefined
  'office-audit.action.report-settled': undefined
  'office-audit.action.paper-opened': undefined
  'office-audit.action.paper-confirmed': undefined
  'office-audit.action.paper-refused': undefined
  'office-audit.action.sessions-ended': undefined
  'office-audit.action.devices-revoked': undefined
  'office-audit.action.type-changed': undefined
  'office-audit.action.rights-changed': undefined
  'office-audit.action.accounts-merged': undefined
  'office-audit.action.merge-undone': undefined
  'office-audit.action.package-imported': undefined
  'office-audit.action.package-published': undefined
  'office-audit.action.package-withdrawn': undefined
  'office-audit.action.package-restored': undefined
  'office-audit.action.exam-plan-changed': undefined
  'office-audit.action.exam-question-changed': undefined
  'office-audit.action.exam-bank-imported': undefined
  'office-audit.action.exam-picture-added': undefined
  'office-audit.action.flag-changed': undefined
  'office-audit.action.content-published': undefined
  'office-audit.action.content-undone': undefined
  'office-audit.action.key-rotated': undefined
  'office-audit.action.key-revoked': undefined
  'office-audit.action.codes-issued': undefined
  'office-audit.action.codes-withdrawn': undefined
  'office-audit.action.codes-restored': undefined
  'office-audit.action.codes-exported': undefined
  'office-audit.action.audit-exported': undefined
  'office-audit.action.command-run': undefined
  'office-audit.action.client-created': undefined
  'office-audit.action.client-changed': undefined
  'office-audit.action.client-rotated': undefined
  'office-audit.action.client-withdrawn': undefined
  'office-audit.action.webhook-created': undefined
  'office-audit.action.webhook-changed': undefined
  'office-audit.action.webhook-rotated': undefined
  'office-audit.action.webhook-deleted': undefined
  'office-audit.action.delivery-retried': undefined
  'office-audit.action.purchase-applied': undefined
  'office-audit.action.purchase-failed': undefined
  'office-audit.action.purchase-retried': undefined
  'office-audit.action.item-taken': undefined
  'office-audit.action.item-released': undefined
  'office-audit.action.item-noted': undefined
  'office-audit.action.directory-changed': undefined
  'office-audit.action.instructor-added': undefined
  'office-audit.action.instructor-removed': undefined
  'office-audit.detail.changed': { list: string }
  'office-content.lead': undefined
  'office-content.kind.maintenance': undefined
  'office-content.kind.translations': undefined
  'office-content.kind.links': undefined
  'office-content.kind.flags': undefined
  'office-content.kind.prices': undefined
  'office-content.kind.wordings': undefined
  'office-content.kind.promotions': undefined
  'office-content.kind.courses': undefined
  'office-content.about.maintenance': undefined
  'office-content.about.translations': undefined
  'office-content.about.links': undefined
  'office-content.about.flags': undefined
  'office-content.about.prices': undefined
  'office-content.about.wordings': undefined
  'office-content.about.promotions': undefined
  'office-content.about.courses': undefined
  'office-content.draft': undefined
  'office-content.loading': undefined
  'office-content.failed': undefined
  'office-content.now': undefined
  'office-content.nothing': undefined
  'office-content.language': undefined
  'office-content.text': undefined
  'office-content.textHelp': { most: string }
  'office-content.filled': { list: string }
  'office-content.tooLongIn': { list: string }
  'office-content.preview': undefined
  'office-content.url': undefined
  'office-content.openLink': undefined
  'office-content.message.search': undefined
  'office-content.message.searchHelp': { language: string }
  'office-content.message.searchHelpEnglish': undefined
  'office-content.message.count': { count: number }
  'office-content.message.changed': { count: number }
  'office-content.message.hint': undefined
  'office-content.message.none': undefined
  'office-content.message.english': undefined
  'office-content.message.original': undefined
  'office-content.message.new': undefined
  'office-content.message.change': undefined
  'office-content.message.remove': undefined
  'office-content.message.keep': { list: string }
  'office-content.message.forms': { list: string }
  'office-content.message.more': undefined
  'office-content.on': undefined
  'office-content.off': undefined
  'office-content.hidden': undefined
  'office-content.share': undefined
  'office-content.shareHelp': { none: string; all: string }
  'office-content.flag.showSiteMaintenanceNotice': undefined
  'office-content.flag.monitoringSampling': undefined
  'office-content.flag.officeChecksPapers': undefined
  'office-content.price.club': { plan: string }
  'office-content.price.amount': undefined
  'office-content.price.shippingNear': undefined
  'office-content.price.shippingFar': undefined
  'office-content.price.currency': undefined
  'office-content.form.medical-questionnaire': undefined
  'office-content.form.liability-release': undefined
  'office-content.wording.original': undefined
  'office-content.wording.changed': { count: string }
  'office-content.wording.languages': { count: string }
  'office-content.wording.offered': undefined
  'office-content.wording.notOffered': undefined
  'office-content.wording.behind': undefined
  'office-content.wording.behindAll': { list: string }
  'office-content.wording.same': undefined
  'office-content.wording.leaveOut': undefined
  'office-content.wording.reset': undefined
  'office-content.wording.changedInEnglish': undefined
  'office-content.wording.onlyFor': { list: string }
  'office-content.wording.previewFor': undefined
  'office-content.variant.guardian-notice': undefined
  'office-content.variant.full': undefined
  'office-content.variant.own-fault': undefined
  'office-content.part.title': undefined
  'office-content.part.heading': undefined
  'office-content.part.paragraph': { number: string }
  'office-content.part.blank': { number: string }
  'office-content.part.question': { number: string }
  'office-content.part.help': { number: string }
  'office-content.part.example': { number: string; question: string }
  'office-content.part.statement': { number: string }
  'office-content.part.statements': undefined
  'office-content.promotion.new': undefined
  'office-content.promotion.add': undefined
  'office-content.promotion.name': undefined
  'office-content.promotion.picture': undefined
  'office-content.promotion.pictureName': { number: string }
  'office-content.promotion.place': undefined
  'office-content.promotion.placeHelp': undefined
  'office-content.promotion.shown': undefined
  'office-content.course.title': undefined
  'office-content.course.summary': undefined
  'office-content.course.offered': undefined
  'office-content.course.offeredHelp': undefined
  'office-content.course.age': undefined
  'office-content.course.after': undefined
  'office-content.course.none': undefined
  'office-content.course.dives': undefined
  'office-content.course.lessons': undefined
  'office-content.save': undefined
  'office-content.saved': undefined
  'office-content.savedBy': { name: string; when: string }
  'office-content.discard': undefined
  'office-content.publish': undefined
  'office-content.plan': undefined
  'office-content.publishTitle': undefined
  'office-content.later': undefined
  'office-content.ends': undefined
  'office-content.fromDate': undefined
  'office-content.fromTime': undefined
  'office-content.untilDate': undefined
  'office-content.untilTime': undefined
  'office-content.zone': { zone: string }
  'office-content.note': undefined
  'office-content.cancel': undefined
  'office-content.period.missing': undefined
  'office-content.period.order': undefined
  'office-content.period.past': undefined
  'office-content.period.far': { years: string }
  'office-content.published': undefined
  'office-content.planned': undefined
  'office-content.versions': undefined
  'office-content.versionsNone': undefined
  'office-content.version': { number: string }
  'office-content.undid': { number: string }
  'office-content.from': { from: string }
  'office-content.fromTo': { from: string; until: string }
  'office-content.state.current': undefined
  'office-content.state.scheduled': undefined
  'office-content.state.ended': undefined
  'office-content.state.replaced': undefined
  'office-content.state.undone': undefined
  'office-content.undo': undefined
  'office-content.undone': undefined
  'office-content.reuse': undefined
  'office-content.conflict': undefined
  'office-content.loadNewest': undefined
  'office-content.keepMine': undefined
  'office-content.saveFailed': undefined
  'office-content.problem.text-missing': undefined
  'office-content.problem.message-empty': undefined
  'office-content.problem.message-syntax': undefined
  'office-content.problem.message-placeholders': undefined
  'office-content.problem.message-plural': undefined
  'office-content.problem.message-unknown': undefined
  'office-content.problem.message-fixed': undefined
  'office-content.problem.text-half': undefined
  'office-content.problem.text-too-long': undefined
  'office-content.problem.text-unprintable': undefined
  'office-content.problem.not-whole': undefined
  'office-content.problem.age-missing': undefined
  'office-content.problem.after-itself': undefined
  'office-content.problem.after-unknown': undefined
  'office-content.problem.after-circle': undefined
  'office-content.problem.not-an-address': undefined
  'office-content.problem.not-https': undefined
  'office-content.problem.inside': undefined
  'office-content.problem.credentials': undefined
  'office-content.problem.invalid': undefined
  'office-content.problem.price-missing': undefined
  'office-content.problem.price-negative': undefined
  'office-content.problem.price-decimals': undefined
  'office-content.problem.price-zero': undefined
  'office-content.problem.price-too-high': undefined
  'office-content.problem.currency-unknown': undefined
  'office-content.problem.wording-version': undefined
  'office-content.problem.wording-english': undefined
  'office-content.problem.wording-empty': undefined
  'office-content.problem.wording-unprintable': undefined
  'office-content.problem.wording-age': undefined
  'office-content.problem.wording-outdated': undefined
  'office-figures.title': undefined
  'office-figures.today.title': undefined
  'office-figures.today.note': undefined
  'office-figures.today.applications': undefined
  'office-figures.today.all': undefined
  'office-figures.lead': undefined
  'office-figures.step.label': undefined
  'office-figures.step.week': undefined
  'office-figures.figure.signUps': undefined
  'office-figures.figure.enrolments': undefined
  'office-figures.figure.completions': undefined
  'office-figures.figure.cards': undefined
  'office-figures.figure.activeDivers': undefined
  'office-figures.note.completions': undefined
  'office-figures.note.activeDivers': undefined
  'office-figures.total': { count: string }
  'office-figures.sentence': { title: string; when: string; count: string }
  'office-figures.period': undefined
  'office-figures.ages.title': undefined
  'office-figures.ages.lead': { from: string; to: string }
  'office-figures.ages.days': { from: string; to: string }
  'office-figures.ages.more': { from: string }
  'office-figures.ages.column': undefined
  'office-figures.ages.late': { count: string }
  'office-figures.none.title': undefined
  'office-figures.none.text': undefined
  'office-figures.none.reset': undefined
  'office-figures.problem.order': undefined
  'office-figures.problem.length': { count: string }
  'office-figures.loading': undefined
  'office-figures.failed': undefined
  'office-figures.exportFailed': undefined
  'office-figures.from': undefined
  'office-figures.to': undefined
  'office-figures.export': undefined
  'office-figures.show.label': undefined
  'office-figures.show.chart': undefined
  'office-figures.show.table': undefined
  'office-figures.step.month': undefined
  'office-merge.title': undefined
  'office-merge.text': undefined
  'office-merge.choose': { name: string }
  'office-merge.loading': undefined
  'office-merge.failed': undefined
  'office-merge.stays': undefined
  'office-merge.goes': undefined
  'office-merge.swap': undefined
  'office-merge.another': undefined
  'office-merge.moves': undefined
  'office-merge.nothing': undefined
  'office-merge.notifications': undefined
  'office-merge.decisions': undefined
  'office-merge.rule.account': undefined
  'office-merge.rule.undo': undefined
  'office-merge.conflict.names': { name: string }
  'office-merge.conflict.card-photos': undefined
  'office-merge.conflict.certifications': { count: string }
  'office-merge.conflict.courses': { count: string }
  'office-merge.conflict.dive-numbers': undefined
  'office-merge.conflict.same-day-dives': { count: string }
  'office-merge.conflict.club-terms': undefined
  'office-merge.conflict.open-applications': { count: string }
  'office-merge.reason': undefined
  'office-merge.reasonHint': undefined
  'office-merge.reasonMissing': undefined
  'office-merge.samePerson': { goes: string; stays: string }
  'office-merge.samePersonMissing': undefined
  'office-merge.confirm': undefined
  'office-merge.done': undefined
  'office-merge.into': { number: string }
  'office-merge.open': undefined
  'office-merge.from': { number: string; date: string }
  'office-merge.undo': undefined
  'office-merge.undoText': undefined
  'office-merge.undoAsk': { from: string; to: string }
  'office-merge.undoEffect': { to: string }
  'office-merge.undone': undefined
  'office-merge.refusal.same-account': undefined
  'office-merge.refusal.staff': undefined
  'office-merge.refusal.dive-center': undefined
  'office-merge.refusal.two-professionals': undefined
  'office-merge.refusal.professional-goes': undefined
  'office-merge.refusal.deletion': undefined
  'office-merge.refusal.different-person': undefined
  'office-merge.refusal.names-differ': undefined
  'office-merge.refusal.guardian': undefined
  'office-merge.refusal.already-merged': undefined
  'office-merge.refusal.provider-decides': undefined
  'office-merge.refusal.undo-over': undefined
  'office-merge.refusal.undo-later-first': undefined
  'office-people.search': undefined
  'office-people.clear': undefined
  'office-people.allTypes': undefined
  'office-people.loading': undefined
  'office-people.failed': undefined
  'office-people.none': undefined
  'office-people.noneText': undefined
  'office-people.similar': undefined
  'office-people.name': undefined
  'office-people.forms': undefined
  'office-people.formsNote': undefined
  'office-people.sessions': undefined
  'office-people.empty': undefined
  'office-people.enrolled': { date: string }
  'office-people.completed': { date: string }
  'office-people.ending': { ending: string }
  'office-people.lastSeen': { date: string }
  'office-people.changeType': undefined
  'office-people.typeText': undefined
  'office-people.typeAsk': { name: string; number: string; from: string; to: string }
  'office-people.typeSaved': undefined
  'office-people.saveRights': undefined
  'office-people.rightsSaved': undefined
  'office-people.rightsOwn': undefined
  'office-people.problem.own-account': undefined
  'office-people.problem.last-settings': { settings: string }
  'office-people.problem.provider-decides': undefined
  'office-people.problem.right-missing': { settings: string }
  'office-people.problem.other': undefined
  'office-people.person.loading': undefined
  'office-people.person.failed': undefined
  'office-people.person.unknown': undefined
  'office-people.number.member': { number: string }
  'office-people.number.store': { number: string }
  'office-people.directory.title': undefined
  'office-people.directory.memberText': undefined
  'office-people.directory.storeText': undefined
  'office-people.directory.none': undefined
  'office-people.directory.save': undefined
  'office-people.directory.saved': undefined
  'office-people.directory.address': undefined
  'office-people.directory.replaceHelp': undefined
  'office-people.centerName': undefined
  'office-people.numberFree': { number: string }
  'office-people.numberBefore.member': { number: string }
  'office-people.numberBefore.store': { number: string }
  'office-people.numberStays': { number: string }
  'office-people.problem.numberInUse': { next: string }
  'office-people.problem.numberUsedBefore': { next: string }
  'office-people.problem.numberTooLong': undefined
  'office-people.problem.centerName': undefined
  'office-people.problem.holds-number': { number: string }
  'office-people.instructors.title': undefined
  'office-people.instructors.text': undefined
  'office-people.instructors.none': undefined
  'office-people.instructors.add': undefined
  'office-people.instructors.added': undefined
  'office-people.instructors.remove': undefined
  'office-people.instructors.removeNamed': { name: string }
  'office-people.instructors.removeAsk': { name: string }
  'office-people.instructors.removeText': undefined
  'office-people.instructors.removed': undefined
  'office-queues.kind.applications': undefined
  'office-queues.kind.photos': undefined
  'office-queues.kind.names': undefined
  'office-queues.kind.orders': undefined
  'office-queues.kind.reports': undefined
  'office-queues.kind.papers': undefined
  'office-queues.home.waiting': { count: number }
  'office-queues.home.oldest': { days: number }
  'office-queues.home.workers': { names: string }
  'office-queues.home.mine': undefined
  'office-queues.home.mineNone': undefined
  'office-queues.home.attention': undefined
  'office-queues.home.attentionNone': undefined
  'office-queues.home.failedJobs': { list: string }
  'office-queues.failed': undefined
  'office-queues.loading': undefined
  'office-queues.none': undefined
  'office-queues.noneText': undefined
  'office-queues.noMatch': undefined
  'office-queues.noMatchText': undefined
  'office-queues.search': undefined
  'office-queues.status': undefined
  'office-queues.owner': undefined
  'office-queues.owner.any': undefined
  'office-queues.owner.mine': undefined
  'office-queues.owner.free': undefined
  'office-queues.sort': undefined
  'office-queues.sort.oldest': undefined
  'office-queues.sort.newest': undefined
  'office-queues.total': { count: number }
  'office-queues.held': { name: string }
  'office-queues.mine': undefined
  'office-queues.due': undefined
  'office-queues.late': undefined
  'office-queues.age': { days: number }
  'office-queues.take': undefined
  'office-queues.release': undefined
  'office-queues.next': undefined
  'office-queues.nothingFree': undefined
  'office-queues.heldBy': { name: string }
  'office-queues.heldUntil': { name: string; time: string }
  'office-queues.own': undefined
  'office-queues.gone': undefined
  'office-queues.goneText': undefined
  'office-queues.done': undefined
  'office-queues.doneNone': undefined
  'office-queues.donePerson': { name: string }
  'office-queues.choose': undefined
  'office-queues.notes': undefined
  'office-queues.notes.none': undefined
  'office-queues.notes.label': undefined
  'office-queues.notes.missing': undefined
  'office-queues.notes.add': undefined
  'office-queues.notSaved': undefined
  'office-queues.back': undefined
  'office-queues.keys': undefined
  'office-queues.keys.j': undefined
  'office-queues.keys.k': undefined
  'office-queues.keys.t': undefined
  'office-queues.keys.a': undefined
  'office-queues.keys.r': undefined
  'office-queues.records': { name: string }
  'office-queues.records.none': undefined
  'office-queues.records.done': undefined
  'office-queues.records.open': undefined
  'office-queues.records.valid': undefined
  'office-queues.records.notValid': undefined
  'office-queues.bulk': { count: number }
  'office-queues.selectAll': { count: number }
  'office-queues.bulkHint': undefined
  'office-queues.select': { name: string }
  'office-queues.state.ordered': undefined
  'office-queues.state.made': undefined
  'office-queues.state.sent': undefined
  'office-queues.failedText': undefined
  'office-queues.more': undefined
  'office-queues.open': undefined
  'office-queues.state.settled': undefined
  'office-queues.state.review': undefined
  'office-queues.state.payment': undefined
  'office-queues.state.paid': undefined
  'office-queues.state.instructor': undefined
  'office-queues.records.cards': undefined
  'office-queues.records.courses': undefined
  'office-queues.records.forms': undefined
  'office-queues.records.medical': undefined
  'office-queues.records.release': undefined
  'office-queues.close': undefined
  'office-queues.searchClear': undefined
  'office-queues.home.failingWebhooks': { count: string }
  'office-queues.home.failedPurchases': { count: string }
  'office-queues.home.storageFailing': undefined
  'office-queues.home.mailFailing': undefined
  'office-system.title': undefined
  'office-system.lead': undefined
  'office-system.loading': undefined
  'office-system.failed': undefined
  'office-system.state.good': undefined
  'office-system.state.attention': undefined
  'office-system.state.down': undefined
  'office-system.state.off': undefined
  'office-system.part.database': undefined
  'office-system.part.files': undefined
  'office-system.part.mail': undefined
  'office-system.part.jobs': undefined
  'office-system.part.live': undefined
  'office-system.part.provider': undefined
  'office-system.part.backup': undefined
  'office-system.part.wallets': undefined
  'office-system.running': { version: string; time: string }
  'office-system.database.text': { version: string; used: string; waiting: string }
  'office-system.database.primary': undefined
  'office-system.database.standby': undefined
  'office-system.files.folder': undefined
  'office-system.files.s3': undefined
  'office-system.mail.folder': undefined
  'office-system.mail.text': { waiting: string; refused: string }
  'office-system.jobs.text': { due: string; retrying: string; failed: string }
  'office-system.live.text': { count: string }
  'office-system.provider.own': undefined
  'office-system.backup.last': { time: string }
  'office-system.backup.none': undefined
  'office-system.wallets.none': undefined
  'office-system.wallets.apple': { date: string }
  'office-system.wallets.google': undefined
  'office-system.help.database': undefined
  'office-system.help.files': undefined
  'office-system.help.mail': undefined
  'office-system.help.mailRefused': undefined
  'office-system.help.jobs': undefined
  'office-system.help.provider': undefined
  'office-system.help.backup': undefined
  'office-system.help.wallets': undefined
  'preferences.lead': undefined
  'preferences.loading': undefined
  'preferences.messages.title': undefined
  'preferences.messages.text': undefined
  'preferences.organisation.label': undefined
  'preferences.organisation.help': undefined
  'preferences.thirdParty.label': undefined
  'preferences.thirdParty.help': undefined
  'preferences.reason.label': undefined
  'preferences.reason.optional': undefined
  'preferences.reason.none': undefined
  'preferences.reason.too-many': undefined
  'preferences.reason.not-relevant': undefined
  'preferences.reason.never-asked': undefined
  'preferences.reason.other': undefined
  'preferences.notices.title': undefined
  'preferences.notices.text': undefined
  'preferences.notifications.label': undefined
  'preferences.notifications.help': undefined
  'preferences.digest.label': undefined
  'preferences.digest.help': undefined
  'preferences.language.title': undefined
  'preferences.language.text': undefined
  'preferences.language.label': undefined
  'preferences.delay': { hours: number }
  'preferences.changed': { count: number }
  'preferences.undo': undefined
  'preferences.save': undefined
  'preferences.saved': undefined
  'preferences.failed.load': undefined
  'preferences.failed.loadText': undefined
  'preferences.failed.oops': undefined
  'preferences.failed.save': undefined
  'preferences.failed.saveText': undefined
  'preferences.failed.retry': undefined
  'preferences.leave.title': undefined
  'preferences.leave.text': undefined
  'preferences.leave.go': undefined
  'preferences.leave.stay': undefined
  'preferences.conflict.title': undefined
  'preferences.conflict.text': undefined
  'preferences.conflict.mine': undefined
  'preferences.conflict.theirs': undefined
  'preferences.conflict.keep': undefined
  'preferences.conflict.take': undefined
  'preferences.state.on': undefined
  'preferences.state.off': undefined
  'preferences.history.title': undefined
  'preferences.history.text': undefined
  'preferences.history.loading': undefined
  'preferences.history.empty': undefined
  'preferences.history.failed': undefined
  'preferences.history.more': undefined
  'preferences.history.organisation.on': undefined
  'preferences.history.organisation.off': undefined
  'preferences.history.thirdParty.on': undefined
  'preferences.history.thirdParty.off': undefined
  'preferences.history.notifications.on': undefined
  'preferences.history.notifications.off': undefined
  'preferences.history.digest.on': undefined
  'preferences.history.digest.off': undefined
  'preferences.history.organisation.remark': undefined
  'preferences.history.thirdParty.remark': undefined
  'preferences.history.language': { language: string }
  'preferences.history.when': { day: string; time: string }
  'preferences.way.form': undefined
  'preferences.way.unsubscribe-link': undefined
  'preferences.way.one-click': undefined
  'preferences.way.recipient': undefined
  'preferences.unsubscribe.loading': undefined
  'preferences.unsubscribe.ask': undefined
  'preferences.unsubscribe.marketing.askText': undefined
  'preferences.unsubscribe.notifications.askText': undefined
  'preferences.unsubscribe.digest.askText': undefined
  'preferences.unsubscribe.do': undefined
  'preferences.unsubscribe.keep': undefined
  'preferences.unsubscribe.done': undefined
  'preferences.unsubscribe.marketing.doneText': { hours: number }
  'preferences.unsubscribe.notifications.doneText': undefined
  'preferences.unsubscribe.digest.doneText': undefined
  'preferences.unsubscribe.again': undefined
  'preferences.unsubscribe.invalid': undefined
  'preferences.unsubscribe.invalidText': undefined
  'preferences.unsubscribe.expired': undefined
  'preferences.unsubscribe.expiredText': undefined
  'preferences.unsubscribe.signIn': undefined
  'preferences.unsubscribe.failed': undefined
  'preferences.unsubscribe.failedText': undefined
  'preferences-tour.title': undefined
  'preferences-tour.position': { at: number; of: number }
  'preferences-tour.skip': undefined
  'preferences-tour.back': undefined
  'preferences-tour.next': undefined
  'preferences-tour.done': undefined
  'preferences-tour.learn.title': undefined
  'preferences-tour.learn.text': undefined
  'preferences-tour.dives.title': undefined
  'preferences-tour.dives.text': undefined
  'preferences-tour.cards.title': undefined
  'preferences-tour.cards.text': undefined
  'preferences-tour.students.title': undefined
  'preferences-tour.students.text': undefined
  'preferences-tour.verify.title': undefined
  'preferences-tour.verify.text': undefined
  'preferences-tour.certify.title': undefined
  'preferences-tour.certify.text': undefined
  'preferences-tour.codes.title': undefined
  'preferences-tour.codes.text': undefined
  'preferences-tour.counter.title': undefined
  'preferences-tour.counter.text': undefined
  'preferences-tour.find.title': undefined
  'preferences-tour.find.text': undefined
  'preferences-tour.setting.title': undefined
  'preferences-tour.setting.text': undefined
  'preferences-tour.setting.open': undefined
  'preferences-tour.closed': undefined
  'profile.loading': undefined
  'profile.optional': undefined
  'profile.head.affiliate': { number: string }
  'profile.head.photo': undefined
  'profile.about.title': undefined
  'profile.about.text': undefined
  'profile.about.elsewhere': undefined
  'profile.contact.title': undefined
  'profile.contact.text': undefined
  'profile.address.title': undefined
  'profile.address.text': undefined
  'profile.address.loading': undefined
  'profile.address.noCountry': undefined
  'profile.address.clear': undefined
  'profile.address.noCity': undefined
  'profile.address.noState': undefined
  'profile.address.countriesFailed': undefined
  'profile.address.statesFailed': undefined
  'profile.field.firstName': undefined
  'profile.field.middleName': undefined
  'profile.field.lastName': undefined
  'profile.field.birthDate': undefined
  'profile.field.gender': undefined
  'profile.field.email': undefined
  'profile.field.phoneNumber': undefined
  'profile.field.countryId': undefined
  'profile.field.addressLine1': undefined
  'profile.field.addressLine2': undefined
  'profile.field.stateId': undefined
  'profile.field.postalCode': undefined
  'profile.field.city': undefined
  'profile.gender.female': undefined
  'profile.gender.male': undefined
  'profile.gender.other': undefined
  'profile.gender.unsaid': undefined
  'profile.email.locked': undefined
  'profile.changed': { count: number }
  'profile.undo': undefined
  'profile.save': undefined
  'profile.saved': undefined
  'profile.offline': undefined
  'profile.online': undefined
  'profile.failed.load': undefined
  'profile.failed.loadText': undefined
  'profile.failed.retry': undefined
  'profile.failed.save': undefined
  'profile.failed.saveText': undefined
  'profile.leave.title': undefined
  'profile.leave.text': undefined
  'profile.leave.go': undefined
  'profile.leave.stay': undefined
  'profile.conflict.title': undefined
  'profile.conflict.text': undefined
  'profile.conflict.mine': undefined
  'profile.conflict.theirs': undefined
  'profile.conflict.keep': undefined
  'profile.conflict.take': undefined
  'profile.conflict.empty': undefined
  'profile.problem.firstName.missing': undefined
  'profile.problem.lastName.missing': undefined
  'profile.problem.nameTooLong': undefined
  'profile.problem.stacked': undefined
  'profile.problem.birthDate.missing': undefined
  'profile.problem.birthDate.future': undefined
  'profile.problem.birthDate.unreal': undefined
  'profile.problem.birthDate.noSuchDay': undefined
  'profile.problem.phoneNumber': undefined
  'profile.problem.countryId.missing': undefined
  'profile.problem.addressLine1.missing': undefined
  'profile.problem.postalCode.missing': undefined
  'profile.problem.city.missing': undefined
  'profile.problem.unknown': undefined
  'profile.problem.too-long': undefined
  'profile.problem.not-used': undefined
  'profile.problem.malformed': { example: string }
  'profile.problem.unprintable': undefined
  'profile.phone.title': undefined
  'profile.phone.text': undefined
  'profile.phone.help': undefined
  'profile.phone.save': undefined
  'profile.phone.remove': undefined
  'profile.phone.saved': undefined
  'profile.phone.removed': undefined
  'profile.phone.notSaved': undefined
  'profile.phone.offline': undefined
  'profile.phone.pending': undefined
  'profile.phone.pendingText': undefined
  'profile.phone.delivered': undefined
  'profile.phone.deliveredText': undefined
  'profile.phone.failed': undefined
  'profile.phone.failedText': undefined
  'profile.phone.kept': undefined
  'profile.phone.keptText': undefined
  'profile.phone.retry': undefined
  'profile.account.lead': undefined
  'profile.account.loading': undefined
  'profile.account.failed': undefined
  'profile.account.signIn': undefined
  'profile.account.signInText': undefined
  'profile.account.number': undefined
  'profile.account.numberText': undefined
  'profile.account.affiliate': undefined
  'profile.account.kind': undefined
  'profile.account.since': undefined
  'profile.account.more': undefined
  'profile.account.moreText': undefined
  'profile.account.profileText': undefined
  'profile.account.settingsText': undefined
  'profile.account.preferencesText': undefined
  'profile.kind.diver': undefined
  'profile.kind.member': undefined
  'profile.kind.store': undefined
  'profile.kind.staff': undefined
  'profile.lookup.title': undefined
  'profile.lookup.text': undefined
  'profile.lookup.kind': undefined
  'profile.lookup.member': undefined
  'profile.lookup.store': undefined
  'profile.lookup.memberNumber': undefined
  'profile.lookup.storeNumber': undefined
  'profile.lookup.storeSearch': undefined
  'profile.lookup.storeHint': undefined
  'profile.lookup.storeClear': undefined
  'profile.lookup.storeNone': undefined
  'profile.lookup.storeCount': { count: number }
  'profile.lookup.find': undefined
  'profile.lookup.found': undefined
  'profile.lookup.credit': { amount: string }
  'profile.lookup.problem.memberMissing': undefined
  'profile.lookup.problem.storeMissing': undefined
  'profile.lookup.problem.digits': { example: string }
  'profile.lookup.problem.memberUnknown': undefined
  'profile.lookup.problem.storeUnknown': undefined
  'profile.lookup.problem.tooMany': undefined
  'profile.lookup.problem.failed': undefined
  'profile.standing.number': undefined
  'profile.standing.status': undefined
  'profile.standing.Active': undefined
  'profile.standing.Expired': undefined
  'profile.standing.Suspended': undefined
  'profile.standing.renewal': undefined
  'profile.birthDate.unconfirmed': undefined
  'profile.number.current': undefined
  'profile.number.inactive': undefined
  'profile.number.replaced': undefined
  'promos.lead': { club: string }
  'promos.label': undefined
  'promos.photo': { name: string }
  'promos.get': undefined
  'promos.getNote': { club: string }
  'promos.loading': undefined
  'promos.empty.title': undefined
  'promos.empty.text': undefined
  'promos.empty.cards': undefined
  'promos.invite.text': { club: string }
  'promos.invite.see': undefined
  'promos.failed.title': undefined
  'promos.failed.text': undefined
  'promos.reason.first-course': undefined
  'promos.reason.after-first-dive': undefined
  'promos.reason.deep-dives': { count: number; meters: number; feet: number }
  'promos.reason.dry-suit-dives': undefined
  'promos.reason.specialty': { course: string }
  'promos.reason.next-after': { course: string }
  'promos.reason.next-course': undefined
  'promos.offer.label': undefined
  'promos.offer.notLoaded': undefined
  'promos.offer.see': undefined
  'promos.offer.dismiss': { course: string }
  'promos.offer.dismissed': { course: string }
  'promos.offer.undo': undefined
  'promos.offer.failed': undefined
  'promos.offer.undoFailed': undefined
  'promos.offer.club': { percent: string; club: string }
  'promos.offer.percent': { percent: string }
  'promos.offer.before': { price: string }
  'promos.offer.after': { price: string }
  'promos.offer.dismissedOnes': undefined
  'promos-cards.scuba-diver.name': undefined
  'promos-cards.scuba-diver.excerpt': undefined
  'promos-cards.open-water.name': undefined
  'promos-cards.open-water.excerpt': undefined
  'promos-cards.advanced.name': undefined
  'promos-cards.advanced.excerpt': undefined
  'promos-cards.rescue.name': undefined
  'promos-cards.rescue.excerpt': undefined
  'promos-cards.master-diver.name': undefined
  'promos-cards.master-diver.excerpt': undefined
  'promos-cards.nitrox.name': undefined
  'promos-cards.nitrox.excerpt': undefined
  'promos-cards.deep.name': undefined
  'promos-cards.deep.excerpt': undefined
  'promos-cards.wreck.name': undefined
  'promos-cards.wreck.excerpt': undefined
  'promos-cards.night.name': undefined
  'promos-cards.night.excerpt': undefined
  'session-install.manifest.description': undefined
  'session-install.manifest.card': undefined
  'session-install.title': undefined
  'session-install.text': undefined
  'session-install.action': undefined
  'session-install.later': undefined
  'session-install.steps': undefined
  'session-install.ios.share': undefined
  'session-install.ios.add': undefined
  'session-install.menu': undefined
  'session-office.title': undefined
  'session-office.lead': undefined
  'session-office.kind': undefined
  'session-office.allKinds': undefined
  'session-office.accountHelp': undefined
  'session-office.period': undefined
  'session-office.period.day': undefined
  'session-office.period.week': undefined
  'session-office.period.month': undefined
  'session-office.period.all': undefined
  'session-office.show': undefined
  'session-office.loading': undefined
  'session-office.failed': undefined
  'session-office.failedText': undefined
  'session-office.none': undefined
  'session-office.noneText': undefined
  'session-office.shown': { shown: string; total: string }
  'session-office.shownMany': { shown: string; total: string }
  'session-office.when': undefined
  'session-office.address': undefined
  'session-office.details': undefined
  'session-office.count': undefined
  'session-office.unknown': undefined
  'session-office.local': undefined
  'session-office.kind.sign-in': undefined
  'session-office.kind.sign-in-failed': undefined
  'session-office.kind.sign-up': undefined
  'session-office.kind.identity-check-failed': undefined
  'session-office.kind.identity-check-asked': undefined
  'session-office.kind.password-changed': undefined
  'session-office.kind.password-reset': undefined
  'session-office.kind.passkey-added': undefined
  'session-office.kind.passkey-removed': undefined
  'session-office.kind.second-factor-set': undefined
  'session-office.kind.recovery-code-used': undefined
  'session-office.kind.recovery-codes-renewed': undefined
  'session-office.kind.refused': undefined
  'session-office.kind.limited': undefined
  'session-office.kind.staff-action': undefined
  'session-office.account': undefined
  'session-office.digits': undefined
  'session-office.more': undefined
  'session-office.kind.name-changed': undefined
  'session-office.kind.birth-date-changed': undefined
  'session-office.end.button': undefined
  'session-office.end.title': { number: string }
  'session-office.end.text': undefined
  'session-office.end.done': undefined
  'session-office.end.failed': undefined
  'session-office.end.unknown': undefined
  'session-office.kind.sessions-ended': undefined
  'session-waiting.lead': undefined
  'session-waiting.empty.title': undefined
  'session-waiting.empty.text': undefined
  'session-waiting.unknown.title': undefined
  'session-waiting.unknown.text': undefined
  'session-waiting.changed': { when: string }
  'session-waiting.changedNow': undefined
  'session-waiting.state.saving': undefined
  'session-waiting.state.uploading': { percent: string }
  'session-waiting.state.waiting': undefined
  'session-waiting.state.lost': undefined
  'session-waiting.state.unfinished': undefined
  'session-waiting.state.failed': undefined
  'session-waiting.state.conflict': undefined
  'session-waiting.retry': { title: string }
  'session-waiting.open': undefined
  'session-waiting.openOf': { title: string }
  'session-waiting.discard': undefined
  'session-waiting.discardOf': { title: string }
  'session-waiting.discarded': { title: string }
  'session-waiting.undo': undefined
  'session-waiting.mine': undefined
  'session-waiting.theirs': undefined
  'shell.product.name': undefined
  'shell.product.version': { version: string }
  'shell.title.page': { page: string }
  'shell.skip.content': undefined
  'shell.landmark.main': undefined
  'shell.landmark.tabs': undefined
  'shell.landmark.footer': undefined
  'shell.group.home': undefined
  'shell.group.profile': undefined
  'shell.group.shop': undefined
  'shell.group.diverTools': undefined
  'shell.group.support': undefined
  'shell.group.pro': undefined
  'shell.nav.dashboard': undefined
  'shell.nav.myCourses': undefined
  'shell.nav.performance': undefined
  'shell.nav.club': undefined
  'shell.nav.forms': undefined
  'shell.nav.formsApplications': undefined
  'shell.nav.courseLocator': undefined
  'shell.nav.bookTrip': undefined
  'shell.nav.profile': undefined
  'shell.nav.account': undefined
  'shell.nav.certifications': undefined
  'shell.nav.settings': undefined
  'shell.nav.preferenceCenter': undefined
  'shell.nav.preferences': undefined
  'shell.nav.shopHome': undefined
  'shell.nav.logbook': undefined
  'shell.nav.support': undefined
  'shell.nav.tools': undefined
  'shell.find.open': undefined
  'shell.find.keys': undefined
  'shell.nav.students': undefined
  'shell.nav.review': undefined
  'shell.nav.signIn': undefined
  'shell.nav.signOut': undefined
  'shell.nav.external': undefined
  'shell.nav.hide': undefined
  'shell.nav.show': undefined
  'shell.nav.close': undefined
  'shell.nav.incomplete': undefined
  'shell.nav.home': undefined
  'shell.tabs.home': undefined
  'shell.tabs.logbook': undefined
  'shell.tabs.logDive': undefined
  'shell.tabs.cards': undefined
  'shell.tabs.menu': undefined
  'shell.account.menu': undefined
  'shell.account.signedIn': { name: string }
  'shell.signOut.failed': undefined
  'shell.signOut.waiting.title': undefined
  'shell.signOut.waiting.body': { count: number }
  'shell.signOut.waiting.show': undefined
  'shell.signOut.waiting.confirm': undefined
  'shell.signOut.waiting.keep': undefined
  'shell.language.choose': undefined
  'shell.language.current': undefined
  'shell.language.failed': { language: string }
  'shell.theme.choose': undefined
  'shell.theme.system': undefined
  'shell.theme.light': undefined
  'shell.theme.dark': undefined
  'shell.sync.saved': undefined
  'shell.sync.offline': undefined
  'shell.sync.saving': undefined
  'shell.sync.waiting': { count: number }
  'shell.sync.offlineWaiting': { count: number }
  'shell.sync.failed': { count: number }
  'shell.sync.signAgain': undefined
  'shell.sync.unknown': undefined
  'shell.unreadable.title': undefined
  'shell.unreadable.text': undefined
  'shell.offline.title': undefined
  'shell.offline.away': undefined
  'shell.offline.ready': undefined
  'shell.offline.body': undefined
  'shell.asOf': { when: string }
  'shell.storage.blocked.title': undefined
  'shell.storage.blocked.body': undefined
  'shell.storage.failed.title': undefined
  'shell.storage.failed.body': undefined
  'shell.storage.full.title': undefined
  'shell.storage.full.body': undefined
  'shell.maintenance.title': undefined
  'shell.maintenance.body': undefined
  'shell.notifications.open': { count: number }
  'shell.footer.home': undefined
  'shell.footer.privacy': undefined
  'shell.footer.consumerProtection': undefined
  'shell.footer.contact': undefined
  'shell.greeting.morning': { name: string }
  'shell.greeting.afternoon': { name: string }
  'shell.greeting.evening': { name: string }
  'shell.greeting.night': { name: string }
  'shell.notYet.back': undefined
  'shell.unauthorized.title': undefined
  'shell.unauthorized.body': undefined
  'shell.handover.signIn': undefined
  'shell.handover.signUp': undefined
  'shell.handover.signOut': undefined
  'shell.error.title': undefined
  'shell.error.body': undefined
  'shell.error.retry': undefined
  'shell.missing.title': undefined
  'shell.missing.text': undefined
  'shell.missing.back': undefined
  'shell.field.tooLong': { count: number }
  'shell.field.length': { count: number; most: number }
  'shell.error.update': undefined
  'shell.error.reload': undefined
  'shell.error.session': undefined
  'shell.error.sessionBody': undefined
  'shell.error.signedOut': undefined
  'shell.error.signedOutBody': undefined
  'shell.error.signedOutHere': undefined
  'shell.error.part': undefined
  'shell.error.partBody': undefined
  'shell.error.config': undefined
  'shell.error.general': undefined
  'shell.loading.page': undefined
  'shell.notice.region': undefined
  'shell.dismiss.notice': undefined
  'shell.page.dashboard': undefined
  'shell.page.account': undefined
  'shell.page.profile': undefined
  'shell.page.settings': undefined
  'shell.page.waiting': undefined
  'shell.page.certifications': undefined
  'shell.page.ecard': undefined
  'shell.page.noEcard': undefined
  'shell.page.preferences': undefined
  'shell.page.unsubscribed': undefined
  'shell.page.course': undefined
  'shell.page.content': undefined
  'shell.page.performance': undefined
  'shell.page.eRecord': undefined
  'shell.page.studentERecord': undefined
  'shell.page.formsApplications': undefined
  'shell.page.unauthorized': undefined
  'shell.page.shop': undefined
  'shell.page.promos': undefined
  'shell.page.medicalForm': undefined
  'shell.page.logbook': undefined
  'shell.page.dive': undefined
  'shell.page.statistics': undefined
  'shell.page.map': undefined
  'shell.page.site': undefined
  'shell.page.trainingDive': undefined
  'shell.page.recreationalDive': undefined
  'shell.page.selectCourse': undefined
  'shell.page.review': undefined
  'shell.page.importDives': undefined
  'shell.page.deletedDives': undefined
  'shell.page.gear': undefined
  'shell.page.confirmations': undefined
  'shell.page.messages': undefined
  'shell.page.classes': undefined
  'shell.page.counter': undefined
  'shell.page.students': undefined
  'shell.page.dsd': undefined
  'shell.page.confirmAffiliation': undefined
  'shell.page.application': undefined
  'shell.page.club': undefined
  'shell.page.codes': undefined
  'shell.page.verify': undefined
  'shell.page.physician': undefined
  'shell.page.guardian': undefined
  'shell.page.office': undefined
  'shell.page.signIn': undefined
  'shell.page.signUp': undefined
  'shell.page.signOut': undefined
  'shell-find.hint': undefined
  'shell-find.close': undefined
  'shell-find.clear': undefined
  'shell-find.group.recent': undefined
  'shell-find.group.actions': undefined
  'shell-find.group.screens': undefined
  'shell-find.group.dives': undefined
  'shell-find.group.courses': undefined
  'shell-find.group.cards': undefined
  'shell-find.group.people': undefined
  'shell-find.group.help': undefined
  'shell-find.action.card': undefined
  'shell-find.results': { count: number }
  'shell-find.more': { count: number }
  'shell-find.loading': undefined
  'shell-find.failed': { groups: string }
  'shell-find.offline': undefined
  'shell-find.none.title': { text: string }
  'shell-find.none.text': undefined
  'shell-find.key.move': undefined
  'shell-find.key.open': undefined
  'shop.lead': undefined
  'shop.search.label': undefined
  'shop.search.clear': undefined
  'shop.filter.kind': undefined
  'shop.filter.level': undefined
  'shop.filter.language': undefined
  'shop.kinds.any': undefined
  'shop.kinds.experience': undefined
  'shop.kinds.course': undefined
  'shop.kinds.specialty': undefined
  'shop.kind.experience': undefined
  'shop.kind.course': undefined
  'shop.kind.specialty': undefined
  'shop.level.any': undefined
  'shop.level.beginner': undefined
  'shop.level.continuing': undefined
  'shop.level.professional': undefined
  'shop.language.any': undefined
  'shop.option': { name: string; count: number }
  'shop.found': { count: number }
  'shop.entry.title': undefined
  'shop.entry.text': undefined
  'shop.rest.title': undefined
  'shop.more': undefined
  'shop.loading': undefined
  'shop.none.title': undefined
  'shop.none.text': undefined
  'shop.none.clear': undefined
  'shop.empty.title': undefined
  'shop.empty.text': undefined
  'shop.failed.title': undefined
  'shop.failed.text': undefined
  'shop.price.before': { price: string }
  'shop.price.after': { price: string }
  'shop.price.club': { percent: string; club: string }
  'shop.price.offer': { percent: string }
  'shop.price.saved': { amount: string }
  'shop.mine': undefined
  'shop.dives': { count: number }
  'shop.theoryOnly': undefined
  'shop.course.loading': undefined
  'shop.course.failed': undefined
  'shop.course.buy': undefined
  'shop.course.buyNote': undefined
  'shop.course.buyFailed': undefined
  'shop.course.mineText': undefined
  'shop.course.held': undefined
  'shop.course.further': undefined
  'shop.course.notYet': undefined
  'shop.course.open': undefined
  'shop.course.clubHint': { club: string; price: string }
  'shop.course.clubLink': undefined
  'shop.inside.title': undefined
  'shop.inside.lessons': { count: number }
  'shop.inside.exams': { count: number }
  'shop.inside.minutes': { count: number }
  'shop.inside.hours': { count: number }
  'shop.inside.skills': { count: number }
  'shop.inside.dives': { count: number }
  'shop.inside.card': undefined
  'shop.inside.outline': undefined
  'shop.inside.length': { count: number }
  'shop.asks.title': undefined
  'shop.asks.none': undefined
  'shop.asks.age': { years: number }
  'shop.asks.after': { course: string }
  'shop.asks.dives': { count: number }
  'shop.asks.met': undefined
  'shop.asks.unmet': undefined
  'shop.about.title': undefined
  'shop.about.kind': undefined
  'shop.about.level': undefined
  'shop.about.languages': { count: number }
  'shop.about.allLanguages': { count: number }
  'shop.noCourse.title': undefined
  'shop.noCourse.text': undefined
  'training.problem.not-entitled': undefined
  'training.problem.extra-data-broken': undefined
  'training.problem.no-store-found': undefined
  'training.problem.no-member-found': undefined
  'training.link.students': undefined
  'training.link.review': undefined
  'training.link.journey': undefined
  'training.link.shop': undefined
  'training.link.help': undefined
  'training-banks.title': undefined
  'training-banks.lead': undefined
  'training-banks.loading': undefined
  'training-banks.failed': undefined
  'training-banks.search': undefined
  'training-banks.noMatch': undefined
  'training-banks.questions': undefined
  'training-banks.perExam': undefined
  'training-banks.exams': undefined
  'training-banks.other': undefined
  'training-banks.open': undefined
  'training-banks.settings': undefined
  'training-banks.passMark': undefined
  'training-banks.savePlan': undefined
  'training-banks.planSaved': undefined
  'training-banks.searchItems': undefined
  'training-banks.topic': undefined
  'training-banks.allTopics': undefined
  'training-banks.state.all': undefined
  'training-banks.state.active': undefined
  'training-banks.state.retired': undefined
  'training-banks.add': undefined
  'training-banks.found': { count: number }
  'training-banks.figures': { weak: string }
  'training-banks.prompt': undefined
  'training-banks.difficulty': undefined
  'training-banks.tooFew': { count: number }
  'training-banks.discrimination': undefined
  'training-banks.edit': undefined
  'training-banks.import': undefined
  'training-banks.importLead': undefined
  'training-banks.choose': undefined
  'training-banks.receipt.done': undefined
  'training-banks.receipt.counts': { added: number; replaced: number; unchanged: number; refused: number }
  'training-banks.receipt.topics': undefined
  'training-banks.receipt.refused': undefined
  'training-banks.receipt.losses': undefined
  'training-banks.receipt.line': { line: number }
  'training-banks.receipt.more': { count: number }
  'training-banks.fault.prompt': undefined
  'training-banks.fault.topic': undefined
  'training-banks.fault.choices': undefined
  'training-banks.fault.same': undefined
  'training-banks.fault.right': undefined
  'training-banks.fault.long': undefined
  'training-banks.fault.kind': undefined
  'training-banks.fault.unreadable': undefined
  'training-banks.fault.sameId': undefined
  'training-banks.fault.tooMany': undefined
  'training-banks.fault.missing': undefined
  'training-banks.loss.formatting': undefined
  'training-banks.loss.picture': undefined
  'training-banks.loss.feedback': undefined
  'training-banks.loss.column': undefined
  'training-banks.loss.credit': undefined
  'training-banks.loss.shortened': undefined
  'training-banks.loss.retired': undefined
  'training-banks.format': undefined
  'training-banks.export': undefined
  'training-banks.save': undefined
  'training-banks.retire': undefined
  'training-banks.cancel': undefined
  'training-banks.undo': undefined
  'training-banks.saved': undefined
  'training-banks.changedElsewhere': undefined
  'training-banks.choice': { number: number }
  'training-banks.removeChoice': { number: number }
  'training-banks.right': undefined
  'training-banks.addChoice': undefined
  'training-banks.reason': undefined
  'training-banks.page': undefined
  'training-banks.feedback': { number: number }
  'training-banks.feedbackHint': undefined
  'training-banks.minutes': undefined
  'training-banks.attempts': undefined
  'training-banks.pause': undefined
  'training-banks.picture.add': undefined
  'training-banks.picture.remove': undefined
  'training-banks.picture.alt': undefined
  'training-banks.picture.hint': undefined
  'training-banks.picture.failed': undefined
  'training-banks.picture.noAlt': undefined
  'training-banks.outOfRange': { least: number; most: number }
  'training-banks.true': undefined
  'training-banks.false': undefined
  'training-banks.leftOut': { count: number }
  'training-catalogue.discover-scuba.title': undefined
  'training-catalogue.discover-scuba.summary': undefined
  'training-catalogue.open-water.title': undefined
  'training-catalogue.open-water.summary': undefined
  'training-catalogue.advanced.title': undefined
  'training-catalogue.advanced.summary': undefined
  'training-catalogue.rescue.title': undefined
  'training-catalogue.rescue.summary': undefined
  'training-catalogue.nitrox.title': undefined
  'training-catalogue.nitrox.summary': undefined
  'training-catalogue.buoyancy.title': undefined
  'training-catalogue.buoyancy.summary': undefined
  'training-catalogue.night.title': undefined
  'training-catalogue.night.summary': undefined
  'training-catalogue.dry-suit.title': undefined
  'training-catalogue.dry-suit.summary': undefined
  'training-catalogue.instructor-renewal.title': undefined
  'training-catalogue.instructor-renewal.summary': undefined
  'training-center.view.progress': undefined
  'training-center.view.list': undefined
  'training-center.student': undefined
  'training-center.instructor': undefined
  'training-center.none': undefined
  'training-center.anyInstructor': undefined
  'training-center.state': undefined
  'training-center.theory': undefined
  'training-center.started': undefined
  'training-center.examLate': undefined
  'training-center.select': { name: string; course: string }
  'training-center.selectAll': undefined
  'training-center.selected': { count: number }
  'training-center.assign': undefined
  'training-center.assigned': { count: number; name: string }
  'training-center.undo': undefined
  'training-center.failed': undefined
  'training-center.export': undefined
  'training-center.more': undefined
  'training-center.cancel': undefined
  'training-center.counter.none': undefined
  'training-center.counter.scan': undefined
  'training-center.counter.noCard': undefined
  'training-center.counter.byName': undefined
  'training-center.counter.allowCamera': undefined
  'training-center.counter.open': undefined
  'training-center.counter.back': undefined
  'training-center.counter.record': undefined
  'training-center.counter.forms.complete': undefined
  'training-center.counter.forms.missing': undefined
  'training-center.counter.codes': { count: string }
  'training-center.counter.noCodes': { count: string }
  'training-center.counter.offline': { time: string }
  'training-classes.new': undefined
  'training-classes.none.title': undefined
  'training-classes.none.text': undefined
  'training-classes.loading': undefined
  'training-classes.failed': undefined
  'training-classes.students': { count: number }
  'training-classes.next': { when: string }
  'training-classes.at': { what: string; time: string }
  'training-classes.upcoming': undefined
  'training-classes.view': undefined
  'training-classes.view.list': undefined
  'training-classes.view.month': undefined
  'training-classes.today': undefined
  'training-classes.noSessions': undefined
  'training-classes.kind.theory': undefined
  'training-classes.kind.pool': undefined
  'training-classes.kind.open-water': undefined
  'training-classes.closed': undefined
  'training-classes.close': undefined
  'training-classes.closedNow': undefined
  'training-classes.reopen': undefined
  'training-classes.notOver': undefined
  'training-classes.filter': undefined
  'training-classes.filter.current': undefined
  'training-classes.filter.archived': undefined
  'training-classes.noneCurrent': undefined
  'training-classes.notFound.title': undefined
  'training-classes.notFound.text': undefined
  'training-classes.edit': undefined
  'training-classes.name': undefined
  'training-classes.center': undefined
  'training-classes.noCenter': undefined
  'training-classes.choose': undefined
  'training-classes.courseFixed': undefined
  'training-classes.courseChanged': undefined
  'training-classes.noInstructor': undefined
  'training-classes.handOver': { name: string }
  'training-classes.noneToChoose': undefined
  'training-classes.noStudents': undefined
  'training-classes.tooLarge': { most: string }
  'training-classes.save': undefined
  'training-classes.sessions': undefined
  'training-classes.addSession': undefined
  'training-classes.editSession': undefined
  'training-classes.saveSession': undefined
  'training-classes.deleteSession': undefined
  'training-classes.sessionDeleted': undefined
  'training-classes.type': undefined
  'training-classes.date': undefined
  'training-classes.starts': undefined
  'training-classes.ends': undefined
  'training-classes.zone': undefined
  'training-classes.place': undefined
  'training-classes.note': undefined
  'training-classes.covers': undefined
  'training-classes.dive': { number: string }
  'training-classes.endsFirst': undefined
  'training-classes.tooLong': { hours: string }
  'training-classes.longAgo': undefined
  'training-classes.nextDay': undefined
  'training-classes.signedFixed': undefined
  'training-classes.stale': undefined
  'training-classes.calendar': undefined
  'training-classes.attendance': undefined
  'training-classes.mark.present': undefined
  'training-classes.mark.absent': undefined
  'training-classes.allPresent': undefined
  'training-classes.present': { present: string; count: string }
  'training-classes.former': undefined
  'training-classes.notYet': { date: string }
  'training-classes.stored': undefined
  'training-classes.signOff': undefined
  'training-classes.signOff.text': { dives: string }
  'training-classes.signOff.card': undefined
  'training-classes.signOff.signedSince': undefined
  'training-classes.signOff.done': undefined
  'training-classes.signOff.nobody': undefined
  'training-classes.signOff.unsaved': undefined
  'training-classes.taughtBy': { name: string }
  'training-classes.notMember': undefined
  'training-classes.verifyLogs': undefined
  'training-classes.signOff.review': undefined
  'training-classes.signedOff': { count: number }
  'training-classes.logsVerified': { count: number }
  'training-classes.renamed': { names: string }
  'training-classes.signOffs': undefined
  'training-classes.signedBy': { name: string; date: string }
  'training-classes.log.verified': undefined
  'training-classes.log.waiting': undefined
  'training-classes.log.none': undefined
  'training-classes.withdraw': undefined
  'training-classes.withdraw.text': undefined
  'training-classes.reason': undefined
  'training-classes.withdrawn': undefined
  'training-classes.questions': undefined
  'training-classes.noQuestions': undefined
  'training-classes.missedBy': { missed: string; count: string }
  'training-classes.right': { answer: string }
  'training-classes.mine': undefined
  'training-classes.taught': undefined
  'training-content.none.title': undefined
  'training-content.none.text': undefined
  'training-content.hand-signals.lead': undefined
  'training-content.buddy-check.lead': undefined
  'training-content.pressure-and-depth.lead': undefined
  'training-content.signal.ok': undefined
  'training-content.signal.ok.text': undefined
  'training-content.signal.problem': undefined
  'training-content.signal.problem.text': undefined
  'training-content.signal.up': undefined
  'training-content.signal.up.text': undefined
  'training-content.signal.down': undefined
  'training-content.signal.down.text': undefined
  'training-content.signal.stop': undefined
  'training-content.signal.stop.text': undefined
  'training-content.signal.look': undefined
  'training-content.signal.look.text': undefined
  'training-content.signal.low-on-air': undefined
  'training-content.signal.low-on-air.text': undefined
  'training-content.signal.out-of-air': undefined
  'training-content.signal.out-of-air.text': undefined
  'training-content.check.buoyancy': undefined
  'training-content.check.buoyancy.text': undefined
  'training-content.check.weights': undefined
  'training-content.check.weights.text': undefined
  'training-content.check.releases': undefined
  'training-content.check.releases.text': undefined
  'training-content.check.air': undefined
  'training-content.check.air.text': undefined
  'training-content.check.final': undefined
  'training-content.check.final.text': undefined
  'training-content.pressure.depth': undefined
  'training-content.pressure.pressure': undefined
  'training-content.pressure.room': undefined
  'training-content.pressure.use': undefined
  'training-content.pressure.bar': { bar: number }
  'training-content.pressure.times': { times: number }
  'training-content.pressure.rule': undefined
  'training-content.pressure.why': undefined
  'training-course.about.title': undefined
  'training-course.about.level': undefined
  'training-course.about.theory': undefined
  'training-course.about.minutes': { minutes: number }
  'training-course.about.hours': { hours: number }
  'training-course.about.dives': undefined
  'training-course.about.languages': undefined
  'training-course.about.asks': undefined
  'training-course.about.price': undefined
  'training-course.ask.medical': undefined
  'training-course.ask.release': undefined
  'training-course.atHand': undefined
  'training-course.resource.hand-signals': undefined
  'training-course.resource.buddy-check': undefined
  'training-course.resource.pressure-and-depth': undefined
  'training-course.course.failed': undefined
  'training-course.course.loading': undefined
  'training-course.course.progress': undefined
  'training-course.course.enrol': undefined
  'training-course.course.notYours': undefined
  'training-course.course.done': undefined
  'training-course.course.language': { language: string }
  'training-course.teacher.title': undefined
  'training-course.teacher.member': undefined
  'training-course.teacher.store': undefined
  'training-course.teacher.change': undefined
  'training-course.store.title': undefined
  'training-course.store.lead': undefined
  'training-course.store.find': undefined
  'training-course.store.choose': undefined
  'training-course.store.now': undefined
  'training-course.store.chosen': { store: string }
  'training-course.noCourse.title': undefined
  'training-course.noCourse.text': undefined
  'training-course.noCourse.back': undefined
  'training-course.practice.title': undefined
  'training-course.practice.text': undefined
  'training-course.practice.start': { count: number }
  'training-course.practice.check': undefined
  'training-course.practice.done': undefined
  'training-course.practice.close': undefined
  'training-course.practice.stop': undefined
  'training-course.practice.finish': undefined
  'training-course.practice.result': { right: number; count: number }
  'training-enrol.lead': undefined
  'training-enrol.means': undefined
  'training-enrol.now': { name: string }
  'training-enrol.again': undefined
  'training-enrol.broken': undefined
  'training-enrol.own': undefined
  'training-enrol.already': undefined
  'training-exam.about': { count: number; needed: number }
  'training-exam.topics.same': { topics: number; each: number }
  'training-exam.topics.range': { topics: number; least: number; most: number }
  'training-exam.rule': undefined
  'training-exam.left': { count: number }
  'training-exam.offline': undefined
  'training-exam.start': undefined
  'training-exam.begin.online': undefined
  'training-exam.begin.offline': undefined
  'training-exam.begin.failed': undefined
  'training-exam.question': { number: number; count: number }
  'training-exam.back': undefined
  'training-exam.next': undefined
  'training-exam.review': undefined
  'training-exam.check.title': undefined
  'training-exam.check.all': undefined
  'training-exam.check.open': undefined
  'training-exam.handIn': undefined
  'training-exam.marking': undefined
  'training-exam.waiting.title': undefined
  'training-exam.waiting.text': undefined
  'training-exam.score': { right: number; count: number; share: string }
  'training-exam.passedText': undefined
  'training-exam.failedText': { needed: number; count: number }
  'training-exam.readAgain': undefined
  'training-exam.missed': undefined
  'training-exam.wait.title': undefined
  'training-exam.wait.text': { date: string; time: string }
  'training-exam.marked': { date: string; time: string }
  'training-exam.elsewhere': undefined
  'training-exam.refused': undefined
  'training-exam.again': undefined
  'training-exam.sections': undefined
  'training-exam.pages': undefined
  'training-exam.answers': undefined
  'training-exam.noAnswer': undefined
  'training-exam.allow.title': { name: string }
  'training-exam.allow.text': { date: string; time: string }
  'training-exam.allow.action': undefined
  'training-exam.allow.done': { name: string }
  'training-exam.allow.failed': undefined
  'training-exam.allow.archive': undefined
  'training-exam.underway.title': { name: string }
  'training-exam.underway.started': { date: string; time: string }
  'training-exam.underway.ends': { date: string; time: string }
  'training-exam.underway.over': { date: string; time: string }
  'training-exam.why': undefined
  'training-exam.whyOnPage': undefined
  'training-exam.page': undefined
  'training-exam.time.intro': { minutes: number }
  'training-exam.time.none': undefined
  'training-exam.time.left': { minutes: number }
  'training-exam.time.last': undefined
  'training-exam.time.up': undefined
  'training-exam.time.counts': undefined
  'training-exam.time.over': undefined
  'training-exam.aloud.start': undefined
  'training-exam.aloud.stop': undefined
  'training-exam.accommodation.title': undefined
  'training-exam.accommodation.text': undefined
  'training-exam.accommodation.time': undefined
  'training-exam.accommodation.normal': undefined
  'training-exam.accommodation.more': { share: string }
  'training-exam.accommodation.aloud': undefined
  'training-exam.accommodation.save': undefined
  'training-exam.accommodation.saved': undefined
  'training-exam.accommodation.failed': undefined
  'training-exam.accommodation.by': { name: string; date: string }
  'training-learn.lead.unknown': undefined
  'training-learn.lead.newcomer': undefined
  'training-learn.lead.toGo': { things: string }
  'training-learn.lead.left': { things: string }
  'training-learn.lead.allDone': undefined
  'training-learn.lead.certified': { course: string }
  'training-learn.lead.reading': { course: string }
  'training-learn.toGo.lessons': { count: number }
  'training-learn.toGo.exams': { count: number }
  'training-learn.toGo.forms': { count: number }
  'training-learn.toGo.skills': { count: number }
  'training-learn.toGo.dives': { count: number }
  'training-learn.toGo.photos': { count: number }
  'training-learn.toGo.stores': undefined
  'training-learn.failed.title': undefined
  'training-learn.failed.text': undefined
  'training-learn.stale': { time: string }
  'training-learn.stranger.text': undefined
  'training-learn.stranger.open': undefined
  'training-learn.dsd.title': undefined
  'training-learn.dsd.text': undefined
  'training-learn.dsd.readyTitle': undefined
  'training-learn.dsd.readyText': undefined
  'training-learn.newcomer.title': undefined
  'training-learn.newcomer.text': undefined
  'training-learn.newcomer.read': undefined
  'training-learn.ring': { share: string }
  'training-learn.ring.of': undefined
  'training-learn.lessons': undefined
  'training-learn.state.done': undefined
  'training-learn.state.read': { share: string }
  'training-learn.resume.lesson': { number: number; of: number }
  'training-learn.resume.exam': undefined
  'training-learn.resume.left': { minutes: number }
  'training-learn.resume.done': undefined
  'training-learn.resume.doneText': undefined
  'training-learn.resume.doneOn': { date: string }
  'training-learn.resume.certified': undefined
  'training-learn.resume.certifiedOn': { date: string }
  'training-learn.resume.certifiedSince': { date: string }
  'training-learn.resume.noLessons': undefined
  'training-learn.resume.noLessonsText': undefined
  'training-learn.resume.inPerson': undefined
  'training-learn.resume.inPersonText': undefined
  'training-learn.resume.inPersonOnly': undefined
  'training-learn.resume.proInPerson': undefined
  'training-learn.continue': undefined
  'training-learn.start': undefined
  'training-learn.held': undefined
  'training-learn.review': undefined
  'training-learn.outline': undefined
  'training-learn.due.day': { day: string }
  'training-learn.due.teacher': { teacher: string }
  'training-learn.due.medical': undefined
  'training-learn.due.release': undefined
  'training-learn.due.fill': undefined
  'training-learn.due.open': undefined
  'training-learn.form.details-changed': undefined
  'training-learn.form.guardian-awaited': undefined
  'training-learn.form.physician-awaited': undefined
  'training-learn.form.decision-awaited': { date: string }
  'training-learn.form.physician-teaches': undefined
  'training-learn.form.birth-date-awaited': undefined
  'training-learn.form.expired': { date: string }
  'training-learn.form.declined': undefined
  'training-learn.missing.title': undefined
  'training-learn.missing.nothing': undefined
  'training-learn.missing.count': { done: number; of: number }
  'training-learn.step.store': undefined
  'training-learn.step.theory': { exam: string; count: number; first: number; last: number }
  'training-learn.questions': undefined
  'training-learn.step.exam': undefined
  'training-learn.step.next': { lesson: string }
  'training-learn.step.release': undefined
  'training-learn.step.medical': undefined
  'training-learn.step.skills': { count: number }
  'training-learn.step.dives': { count: number }
  'training-learn.step.verified': { done: number; of: number }
  'training-learn.step.photo': undefined
  'training-learn.step.photoMissing': undefined
  'training-learn.step.photoWaiting': undefined
  'training-learn.others': undefined
  'training-learn.theoryDone': undefined
  'training-learn.next.title': undefined
  'training-learn.next.first': undefined
  'training-learn.next.more': undefined
  'training-learn.specialty': undefined
  'training-learn.next.failed': undefined
  'training-learn.dives': { count: number }
  'training-learn.theoryOnly': undefined
  'training-learn.keep.text': undefined
  'training-learn.level.beginner': undefined
  'training-learn.level.continuing': undefined
  'training-learn.level.professional': undefined
  'training-lesson.player.opening': undefined
  'training-lesson.player.close': undefined
  'training-lesson.player.closeOutline': undefined
  'training-lesson.player.outline': undefined
  'training-lesson.player.where': { course: string; number: number; of: number }
  'training-lesson.player.kept': undefined
  'training-lesson.player.saving': undefined
  'training-lesson.player.waiting': undefined
  'training-lesson.player.refused': undefined
  'training-lesson.player.refusedText': undefined
  'training-lesson.player.beside': undefined
  'training-lesson.player.early': undefined
  'training-lesson.player.waits': undefined
  'training-lesson.player.failed': undefined
  'training-lesson.player.silent': undefined
  'training-lesson.player.failedText': undefined
  'training-lesson.problem.state-too-long': undefined
  'training-lesson.problem.value-refused': undefined
  'training-lesson.problem.launch-failed': undefined
  'training-lesson.refused.no-course-found': undefined
  'training-lesson.refused.course-without-content': undefined
  'training-lesson.refused.exam-without-questions': undefined
  'training-lesson.refused.no-activity-found': undefined
  'training-lesson.refused.not-enrolled': undefined
  'training-lesson.end.done': undefined
  'training-lesson.end.passed': undefined
  'training-lesson.end.closed': undefined
  'training-lesson.end.next': undefined
  'training-lesson.end.exam': undefined
  'training-lesson.end.open': undefined
  'training-lesson.end.course': undefined
  'training-lesson.part.done': undefined
  'training-lesson.part.failed': undefined
  'training-lesson.part.failedWith': { share: string; mark: string }
  'training-lesson.part.left': { minutes: number }
  'training-lesson.part.minutes': { minutes: number }
  'training-lesson.keep.none': undefined
  'training-lesson.keep.busy': { share: string }
  'training-lesson.keep.kept': undefined
  'training-lesson.keep.failed': undefined
  'training-lesson.player.silentText': undefined
  'training-lesson.player.unheard': undefined
  'training-lesson.player.recorded': undefined
  'training-lesson.player.keepHint': { button: string }
  'training-notes.find.title': undefined
  'training-notes.find.hint': undefined
  'training-notes.find.clear': undefined
  'training-notes.find.loading': undefined
  'training-notes.find.failed': undefined
  'training-notes.find.offline': undefined
  'training-notes.find.count': { count: number }
  'training-notes.find.none': undefined
  'training-notes.find.pages': undefined
  'training-notes.find.titlesOnly': undefined
  'training-notes.glossary.title': undefined
  'training-notes.glossary.open': undefined
  'training-notes.glossary.close': undefined
  'training-notes.glossary.filter': undefined
  'training-notes.glossary.letters': undefined
  'training-notes.glossary.none': undefined
  'training-notes.glossary.empty': undefined
  'training-notes.title': undefined
  'training-notes.private': undefined
  'training-notes.add': undefined
  'training-notes.text': undefined
  'training-notes.deletion': undefined
  'training-notes.lesson': undefined
  'training-notes.empty': undefined
  'training-notes.emptyLesson': undefined
  'training-notes.loading': undefined
  'training-notes.failed': undefined
  'training-notes.edit': undefined
  'training-notes.delete': undefined
  'training-notes.deleted': undefined
  'training-notes.undo': undefined
  'training-notes.kept': undefined
  'training-notes.done': undefined
  'training-notes.print': undefined
  'training-notes.saving': undefined
  'training-notes.saved': undefined
  'training-notes.stored': undefined
  'training-notes.refused': undefined
  'training-notes.left': { count: number }
  'training-notes.copied': undefined
  'training-notes.joined': undefined
  'training-notes.conflict.title': undefined
  'training-notes.conflict.text': undefined
  'training-notes.conflict.mine': undefined
  'training-notes.conflict.theirs': undefined
  'training-notes.conflict.keep': undefined
  'training-notes.conflict.take': undefined
  'training-notes.onDevice': undefined
  'training-notes.all': undefined
  'training-notes.closePanel': undefined
  'training-office.import.title': undefined
  'training-office.import.lead': undefined
  'training-office.course': undefined
  'training-office.courseHint': undefined
  'training-office.courseMissing': undefined
  'training-office.language': undefined
  'training-office.drop': undefined
  'training-office.dropOver': undefined
  'training-office.dropHint': { size: string }
  'training-office.sending': { name: string }
  'training-office.sent': { share: string }
  'training-office.checking': undefined
  'training-office.done': { title: string; parts: number; standard: string }
  'training-office.refused.type': undefined
  'training-office.refused.empty': undefined
  'training-office.refused.size': { size: string }
  'training-office.lost': undefined
  'training-office.stop': { name: string }
  'training-office.remove': { name: string }
  'training-office.retry': undefined
  'training-office.list.title': undefined
  'training-office.list.none': undefined
  'training-office.list.failed': undefined
  'training-office.list.failedText': undefined
  'training-office.list.loading': undefined
  'training-office.list.package': undefined
  'training-office.list.course': undefined
  'training-office.list.language': undefined
  'training-office.list.standard': undefined
  'training-office.list.parts': undefined
  'training-office.list.imported': undefined
  'training-office.replace.title': { course: string }
  'training-office.replace.text': { count: number }
  'training-office.replace.action': undefined
  'training-office.replace.keep': undefined
  'training-office.takeBack': undefined
  'training-office.putBack': undefined
  'training-office.tookBack': { title: string }
  'training-office.state.title': undefined
  'training-office.state.current': undefined
  'training-office.state.earlier': undefined
  'training-office.state.withdrawn': undefined
  'training-office.notChanged': undefined
  'training-office.state.draft': undefined
  'training-office.publish': undefined
  'training-office.useAgain': undefined
  'training-office.preview': undefined
  'training-office.nowInUse': { title: string }
  'training-office.search': undefined
  'training-office.searchClear': undefined
  'training-office.noMatch': undefined
  'training-office.more': undefined
  'training-office.failures': { count: number }
  'training-office.previewLead': undefined
  'training-office.previewUnheard': undefined
  'training-office.reported': { status: string }
  'training-office.unpacked': { share: string }
  'training-office.withdraw.title': { title: string }
  'training-office.withdraw.text': undefined
  'training-package.package-empty': undefined
  'training-package.package-not-a-zip': undefined
  'training-package.package-damaged': { hasName: string; name: string }
  'training-package.package-encrypted': undefined
  'training-package.package-in-package': { name: string }
  'training-package.package-too-big': { hasName: string; name: string }
  'training-package.package-too-many-files': undefined
  'training-package.package-too-dense': undefined
  'training-package.package-path-outside': { name: string }
  'training-package.package-path-unreadable': { name: string }
  'training-package.package-link': { name: string }
  'training-package.package-duplicate-name': { name: string }
  'training-package.package-without-manifest': undefined
  'training-package.package-standard-unknown': { hasName: string; name: string }
  'training-package.package-manifest-broken': { hasName: string; name: string }
  'training-package.package-without-activities': undefined
  'training-package.package-too-many-activities': undefined
  'training-package.package-launch-missing': { name: string }
  'training-package.package-launch-elsewhere': { name: string }
  'training-package.package-id-invalid': { name: string }
  'training-package.package-id-duplicate': { name: string }
  'training-package.package-query-conflict': { name: string }
  'training-package.package-mastery-score-invalid': { name: string }
  'training-package.package-aicc': { name: string }
  'training-player.closed.title': undefined
  'training-player.closed.body': undefined
  'training-player.closed.link': undefined
  'training-player.statements': undefined
  'training-record.title': undefined
  'training-record.person': undefined
  'training-record.born': undefined
  'training-record.number': undefined
  'training-record.store': undefined
  'training-record.instructor': undefined
  'training-record.enrolled': undefined
  'training-record.completed': undefined
  'training-record.certified': undefined
  'training-record.ended': undefined
  'training-record.marked': undefined
  'training-record.reported': undefined
  'training-record.selfChecked': undefined
  'training-record.late.title': undefined
  'training-record.late.minutes': { count: number }
  'training-record.late.hours': { count: number }
  'training-record.late.days': { count: number }
  'training-record.started': undefined
  'training-record.courses': undefined
  'training-record.theory': undefined
  'training-record.part': undefined
  'training-record.parts': undefined
  'training-record.result': undefined
  'training-record.score': undefined
  'training-record.time': undefined
  'training-record.minutes': { minutes: number }
  'training-record.tries': undefined
  'training-record.date': undefined
  'training-record.progress': undefined
  'training-record.status.not-attempted': undefined
  'training-record.status.incomplete': undefined
  'training-record.status.completed': undefined
  'training-record.status.passed': undefined
  'training-record.status.failed': undefined
  'training-record.underway': undefined
  'training-record.answers': undefined
  'training-record.question': undefined
  'training-record.section': undefined
  'training-record.given': undefined
  'training-record.right': undefined
  'training-record.answer.correct': undefined
  'training-record.answer.wrong': undefined
  'training-record.answer.neutral': undefined
  'training-record.answer.unanticipated': undefined
  'training-record.dives': undefined
  'training-record.dive': undefined
  'training-record.verified': undefined
  'training-record.verifiedBy': { name: string; date: string }
  'training-record.noDives': undefined
  'training-record.due': undefined
  'training-record.signed': undefined
  'training-record.missing': undefined
  'training-record.nothingMissing': undefined
  'training-record.step.store': undefined
  'training-record.step.theory': { exam: string; count: number }
  'training-record.step.release': undefined
  'training-record.step.medical': undefined
  'training-record.step.skills': { done: number; of: number }
  'training-record.step.dives': { done: number; of: number }
  'training-record.step.photo': undefined
  'training-record.printed': { date: string }
  'training-record.page': { page: string; pages: string }
  'training-record.noForms': undefined
  'training-record.bornUnconfirmed': { date: string }
  'training-records.chooser': undefined
  'training-records.loading': undefined
  'training-records.failed.results': undefined
  'training-records.failed.record': undefined
  'training-records.failed.archive': undefined
  'training-records.failed.courses': undefined
  'training-records.failed.text': undefined
  'training-records.none.title': undefined
  'training-records.none.text': undefined
  'training-records.none.action': undefined
  'training-records.figures': undefined
  'training-records.figure.progress': undefined
  'training-records.figure.time': undefined
  'training-records.figure.exam': undefined
  'training-records.figure.right': undefined
  'training-records.unit.hour': undefined
  'training-records.unit.minute': undefined
  'training-records.duration': { hours: number; minutes: number }
  'training-records.results.title': undefined
  'training-records.results.view': undefined
  'training-records.results.chart': undefined
  'training-records.results.table': undefined
  'training-records.results.label': { count: number; first: string; last: string; best: string; latest: string }
  'training-records.results.pick': undefined
  'training-records.results.passes': { mark: string }
  'training-records.results.none': undefined
  'training-records.results.noneText': undefined
  'training-records.result.try': { title: string; number: number }
  'training-records.result.noScore': undefined
  'training-records.result.counts': undefined
  'training-records.legend.lesson': undefined
  'training-records.legend.passed': undefined
  'training-records.legend.failed': undefined
  'training-records.sections.title': undefined
  'training-records.sections.lessons': undefined
  'training-records.sections.exam': undefined
  'training-records.sections.right': { correct: number; answered: number }
  'training-records.sections.again': undefined
  'training-records.sections.other': undefined
  'training-records.questions.title': undefined
  'training-records.report.title': undefined
  'training-records.report.sum': { parts: number; time: string }
  'training-records.record.lead': undefined
  'training-records.record.pdf': undefined
  'training-records.record.print': undefined
  'training-records.record.notDownloaded': undefined
  'training-records.record.file': undefined
  'training-records.record.nobody': undefined
  'training-records.record.open': undefined
  'training-records.record.certifiable': undefined
  'training-records.record.studentCertifiable': { name: string }
  'training-records.record.skills': { skills: string }
  'training-records.archive.title': undefined
  'training-records.archive.now': undefined
  'training-records.archive.taken': { date: string }
  'training-records.archive.current': undefined
  'training-records.archive.completed': undefined
  'training-records.archive.certified': undefined
  'training-records.archive.ended': undefined
  'training-records.record.declined': undefined
  'training-records.record.studentBirthDate': { name: string }
  'training-records.record.studentDeclined': { name: string }
  'training-students.lead': { count: number; stuck: number; ready: number }
  'training-students.loading': undefined
  'training-students.failed': undefined
  'training-students.failedText': undefined
  'training-students.stale': { time: string }
  'training-students.none.title': undefined
  'training-students.none.text': undefined
  'training-students.noMatch.title': undefined
  'training-students.noMatch.text': undefined
  'training-students.noMatch.showAll': undefined
  'training-students.found': { count: number }
  'training-students.filter.title': undefined
  'training-students.filter.all': undefined
  'training-students.filter.stuck': undefined
  'training-students.filter.ready': undefined
  'training-students.filter.uncleared': undefined
  'training-students.filter.going': undefined
  'training-students.filter.certifiable': undefined
  'training-students.filter.certified': undefined
  'training-students.course.label': undefined
  'training-students.course.all': undefined
  'training-students.search.label': undefined
  'training-students.search.clear': undefined
  'training-students.group.stuck': undefined
  'training-students.group.ready': undefined
  'training-students.group.uncleared': undefined
  'training-students.group.going': undefined
  'training-students.group.certifiable': undefined
  'training-students.group.certified': undefined
  'training-students.state.stuck': undefined
  'training-students.state.ready': undefined
  'training-students.state.uncleared': undefined
  'training-students.state.going': undefined
  'training-students.state.certifiable': undefined
  'training-students.state.certified': undefined
  'training-students.reason.not-begun': { date: string }
  'training-students.reason.idle': { date: string; next: string }
  'training-students.reason.exam-failed': { tries: string; score: string }
  'training-students.reason.examNotPassed': { score: string }
  'training-students.reason.ready': { dives: number; done: number }
  'training-students.reason.readyWith': { score: string }
  'training-students.reason.going': { next: string }
  'training-students.reason.goingExam': undefined
  'training-students.reason.certifiable': undefined
  'training-students.reason.birthDate': undefined
  'training-students.reason.certified': { date: string }
  'training-students.active': { date: string }
  'training-students.neverActive': undefined
  'training-students.lessons': { done: number; of: number }
  'training-students.progress': { name: string; course: string }
  'training-students.progressValue': { share: string; lessons: string }
  'training-students.with': { name: string }
  'training-students.record.none': undefined
  'training-students.record.noneText': undefined
  'training-students.certify.action': { name: string }
  'training-students.certify.title': { name: string }
  'training-students.certify.text': { name: string; course: string }
  'training-students.certify.keep': undefined
  'training-students.certify.done': { name: string }
  'training-students.certify.failed': undefined
  'training-students.invite.action': undefined
  'training-students.invite.text': undefined
  'training-students.invite.copy': undefined
  'training-students.invite.copied': undefined
  'training-students.invite.failed': undefined
  'training-students.invite.close': undefined
  'training-students.pro.title': undefined
  'training-students.pro.teaching': undefined
  'training-students.pro.career': undefined
  'training-students.pro.business': undefined
  'training-students.pro.loading': undefined
  'training-students.pro.failed': undefined
  'training-students.pro.forms': { count: number }
  'training-students.certify.declined': { name: string }
  'training-students.certify.declinedMissing': undefined
  'training-students.today.title': undefined
  'training-students.today.none': undefined
  'training-students.today.help': { time: string }
  'training-students.today.notCleared': { names: string }
  'training-students.forms.title': undefined
  'training-students.forms.none': undefined
  'training-students.waiting.title': undefined
  'training-students.waiting.dives': { count: number }
  'training-students.waiting.applications': { count: number }
  'translations.settings.lead': undefined
  'translations.settings.offline': undefined
  'translations.settings.loading': undefined
  'translations.settings.cancel': undefined
  'translations.settings.language.title': undefined
  'translations.settings.language.text': undefined
  'translations.settings.language.saved': { language: string }
  'translations.settings.language.failed': { language: string }
  'translations.settings.language.notSaved': { language: string }
  'translations.settings.theme.text': undefined
  'translations.settings.password.title': undefined
  'translations.settings.password.text': undefined
  'translations.settings.password.changedAt': { day: string }
  'translations.settings.password.current': undefined
  'translations.settings.password.submit': undefined
  'translations.settings.password.changed': { count: number }
  'translations.settings.password.failed': undefined
  'translations.settings.password.same': undefined
  'translations.settings.password.tooOften': undefined
  'translations.settings.password.elsewhere': undefined
  'translations.settings.password.strength': undefined
  'translations.settings.password.common': undefined
  'translations.settings.password.weak': undefined
  'translations.settings.password.fair': undefined
  'translations.settings.password.strong': undefined
  'translations.settings.password.personal': undefined
  'translations.settings.password.private': undefined
  'translations.settings.sessions.title': undefined
  'translations.settings.sessions.text': undefined
  'translations.settings.sessions.loading': undefined
  'translations.settings.sessions.failed': undefined
  'translations.settings.sessions.empty': undefined
  'translations.settings.sessions.device': { browser: string; system: string }
  'translations.settings.sessions.unknown': undefined
  'translations.settings.sessions.current': undefined
  'translations.settings.sessions.local': undefined
  'translations.settings.sessions.network': { network: string }
  'translations.settings.sessions.nowhere': undefined
  'translations.settings.sessions.since': { day: string; time: string }
  'translations.settings.sessions.seen': { day: string; time: string }
  'translations.settings.sessions.end': undefined
  'translations.settings.sessions.endNamed': { device: string }
  'translations.settings.sessions.endAll': undefined
  'translations.settings.sessions.askOne': undefined
  'translations.settings.sessions.askOneText': { device: string }
  'translations.settings.sessions.askAll': undefined
  'translations.settings.sessions.askAllText': { count: number }
  'translations.settings.sessions.confirm': undefined
  'translations.settings.sessions.confirmAll': undefined
  'translations.settings.sessions.ended': { count: number }
  'translations.settings.sessions.notEnded': undefined
  'translations.settings.device.title': undefined
  'translations.settings.device.text': undefined
  'translations.settings.device.ready': { size: string; when: string }
  'translations.settings.device.notReady': undefined
  'translations.settings.device.forget': undefined
  'translations.settings.device.ask': undefined
  'translations.settings.device.askText': undefined
  'translations.settings.device.waiting': { count: number }
  'translations.settings.passkeys.title': undefined
  'translations.settings.passkeys.text': undefined
  'translations.settings.passkeys.loading': undefined
  'translations.settings.passkeys.failed': undefined
  'translations.settings.passkeys.empty': undefined
  'translations.settings.passkeys.unsupported': undefined
  'translations.settings.passkeys.elsewhere': undefined
  'translations.settings.passkeys.add': undefined
  'translations.settings.passkeys.added': undefined
  'translations.settings.passkeys.cancelled': undefined
  'translations.settings.passkeys.known': undefined
  'translations.settings.passkeys.tooMany': undefined
  'translations.settings.passkeys.notAdded': undefined
  'translations.settings.passkeys.created': { day: string }
  'translations.settings.passkeys.used': { day: string }
  'translations.settings.passkeys.unused': undefined
  'translations.settings.passkeys.synced': undefined
  'translations.settings.passkeys.rename': undefined
  'translations.settings.passkeys.renameNamed': { name: string }
  'translations.settings.passkeys.remove': undefined
  'translations.settings.passkeys.removeNamed': { name: string }
  'translations.settings.passkeys.renameTitle': undefined
  'translations.settings.passkeys.name': undefined
  'translations.settings.passkeys.nameMissing': undefined
  'translations.settings.passkeys.nameTaken': undefined
  'translations.settings.passkeys.save': undefined
  'translations.settings.passkeys.renamed': undefined
  'translations.settings.passkeys.notRenamed': undefined
  'translations.settings.passkeys.askRemove': { name: string }
  'translations.settings.passkeys.askRemoveText': undefined
  'translations.settings.passkeys.removed': undefined
  'translations.settings.passkeys.notRemoved': undefined
  'translations.settings.data.title': undefined
  'translations.settings.data.text': undefined
  'translations.settings.data.loading': undefined
  'translations.settings.data.loadFailed': undefined
  'translations.settings.data.start': undefined
  'translations.settings.data.again': undefined
  'translations.settings.data.progress': undefined
  'translations.settings.data.ready': { size: string; day: string }
  'translations.settings.data.download': undefined
  'translations.settings.data.expired': undefined
  'translations.settings.data.failed': undefined
  'translations.settings.data.notStarted': undefined
  'translations.settings.data.notDownloaded': undefined
  'translations.settings.deletion.title': undefined
  'translations.settings.deletion.how': undefined
  'translations.settings.deletion.text': { days: number }
  'translations.settings.deletion.first': { days: number }
  'translations.settings.deletion.then': undefined
  'translations.settings.deletion.kept': undefined
  'translations.settings.deletion.start': undefined
  'translations.settings.deletion.ask': undefined
  'translations.settings.deletion.askText': undefined
  'translations.settings.deletion.confirm': undefined
  'translations.settings.deletion.keep': undefined
  'translations.settings.deletion.failed': undefined
  'translations.settings.deletion.lastSettings': undefined
  'translations.settings.deletion.elsewhere': undefined
  'translations.settings.deletion.planned': { day: string }
  'translations.settings.deletion.plannedHere': { day: string }
  'translations.settings.deletion.undone': undefined
  'translations.settings.deletion.notUndone': undefined
  'translations.settings.deletion.doneTitle': undefined
  'translations.settings.deletion.doneText': undefined
  'translations.settings.deletion.doneKeep': undefined
  'trust.title': undefined
  'trust.lead': undefined
  'trust.scan': undefined
  'trust.picture': undefined
  'trust.paste.title': undefined
  'trust.paste.label': undefined
  'trust.paste.help': undefined
  'trust.paste.empty': undefined
  'trust.paste.check': undefined
  'trust.camera.label': undefined
  'trust.camera.hint': undefined
  'trust.camera.starting': undefined
  'trust.camera.stop': undefined
  'trust.camera.refused': undefined
  'trust.camera.refusedText': undefined
  'trust.camera.none': undefined
  'trust.camera.noneText': undefined
  'trust.camera.failed': undefined
  'trust.camera.failedText': undefined
  'trust.camera.retry': undefined
  'trust.reader.failed': undefined
  'trust.reader.failedText': undefined
  'trust.picture.reading': undefined
  'trust.picture.none': undefined
  'trust.picture.noneText': undefined
  'trust.picture.broken': undefined
  'trust.picture.brokenText': undefined
  'trust.checking': undefined
  'trust.valid.title': undefined
  'trust.valid.text': { issuer: string }
  'trust.altered.title': undefined
  'trust.altered.text': undefined
  'trust.altered.means': undefined
  'trust.unknown-issuer.title': undefined
  'trust.unknown-issuer.text': undefined
  'trust.unknown-issuer.means': undefined
  'trust.expired.title': undefined
  'trust.expired.text': { issuer: string; date: string }
  'trust.expired.means': undefined
  'trust.revoked.title': undefined
  'trust.revoked.text': { issuer: string }
  'trust.revoked.means': undefined
  'trust.incomplete.title': undefined
  'trust.incomplete.text': undefined
  'trust.unreadable.title': undefined
  'trust.unreadable.text': undefined
  'trust.unreadable.means': undefined
  'trust.newer.title': undefined
  'trust.newer.text': undefined
  'trust.newer.means': undefined
  'trust.means': undefined
  'trust.do': undefined
  'trust.do.show': undefined
  'trust.do.ask': undefined
  'trust.do.until': undefined
  'trust.level.depth': { level: string; depth: string }
  'trust.level.gas': { level: string; share: string }
  'trust.number': undefined
  'trust.certified': undefined
  'trust.expires': undefined
  'trust.instructor': undefined
  'trust.store': undefined
  'trust.issuer': undefined
  'trust.photo.alt': { name: string }
  'trust.photo.compare': undefined
  'trust.photo.fromCode': undefined
  'trust.photo.signed': undefined
  'trust.photo.unchecked': undefined
  'trust.photo.uncheckedText': undefined
  'trust.checked.online': { time: string }
  'trust.checked.offline': { time: string }
  'trust.list.today': { time: string }
  'trust.list.day': { date: string; time: string }
  'trust.list.old': { days: number }
  'trust.list.missing': { issuer: string }
  'trust.clock': { here: string; signed: string }
  'trust.clock.off': { here: string }
  'trust.again': undefined
  'trust.retry': undefined
  'trust.other': undefined
  'trust.ready': undefined
  'trust.readying': undefined
  'trust.empty.title': undefined
  'trust.empty.text': undefined
  'trust.empty.retry': undefined
  'trust.loading': undefined
  'trust.how.title': undefined
  'trust.how.sign': undefined
  'trust.how.here': undefined
  'trust.how.form': undefined
  'trust.how.list': undefined
  'trust.how.install': undefined
  'trust.export.area': undefined
  'trust.export.statements': undefined
  'trust.file.broken': undefined
  'trust.file.brokenText': undefined
  'trust.file.evaluation': undefined
  'trust.file.evaluationText': undefined
  'trust.form.name.medical-questionnaire': undefined
  'trust.form.name.liability-release': undefined
  'trust.form.valid.title': undefined
  'trust.form.altered.title': undefined
  'trust.form.altered.means': undefined
  'trust.form.unknown-issuer.title': undefined
  'trust.form.unknown-issuer.means': undefined
  'trust.form.revoked.title': undefined
  'trust.form.revoked.means': undefined
  'trust.form.unreadable.title': undefined
  'trust.form.unreadable.text': undefined
  'trust.form.unreadable.means': undefined
  'trust.form.do.file': undefined
  'trust.form.do.ask': undefined
  'trust.form.do.until': undefined
  'trust.form.outcome': undefined
  'trust.form.outcome.copy': undefined
  'trust.form.outcome.completed': undefined
  'trust.form.outcome.medical-required': undefined
  'trust.form.outcome.guardian-awaited': undefined
  'trust.form.signed': undefined
  'trust.form.stated': undefined
  'trust.form.version': undefined
  'trust.form.check': undefined
  'trust.form.compare': undefined
  'trust.form.whole': undefined
  'trust.form.hint': undefined
  'trust.dive.valid.title': undefined
  'trust.dive.altered.title': undefined
  'trust.dive.unknown-issuer.title': undefined
  'trust.dive.revoked.title': undefined
  'trust.dive.altered.means': undefined
  'trust.dive.unknown-issuer.means': undefined
  'trust.dive.revoked.means': undefined
  'trust.dive.do.ask': undefined
  'trust.dive.do.until': undefined
  'trust.dive.kind': undefined
  'trust.dive.date': undefined
  'trust.dive.place': undefined
  'trust.dive.depth': undefined
  'trust.dive.time': undefined
  'trust.dive.by': undefined
  'trust.dive.on': undefined
  'trust.dive.compare': undefined
  'trust.dive.expired.title': undefined
  'trust.dive.expired.means': undefined
  'trust.dive.buddy.kind': undefined
  'trust.dive.buddy.by': undefined
  'trust.dive.buddy.on': undefined
  'trust.dive.buddy.timeIn': undefined
  'trust.dive.buddy.until': undefined
  'trust.dive.buddy.old': undefined
  'trust.dive.buddy.valid': undefined
  'trust.dive.buddy.issuer': undefined
  'trust.form.expired.title': undefined
  'trust.form.expired.means': undefined
  'trust.form.declined.title': undefined
  'trust.form.declined.means': undefined
  'trust.form.replaced.title': undefined
  'trust.form.replaced.means': undefined
  'trust.form.details-changed.title': undefined
  'trust.form.details-changed.means': undefined
  'trust.form.uncounted': undefined
  'trust.form.outcome.declined': undefined
  'trust.form.outcome.details-changed': undefined
  'trust.form.outcome.replaced': undefined
  'trust.form.outcome.expired': undefined
  'trust.form.until': undefined
  'trust.form.signer.participant': undefined
  'trust.form.signer.guardian': undefined
  'trust.form.signer.physician': undefined
  'trust.form.way.own-account': undefined
  'trust.form.way.mailed-link': undefined
  'trust.form.way.in-person': { by: string }
  'trust.form.way.paper': { by: string }
  'trust.form.way.unrecorded': undefined
  'trust.form.offline': undefined
  'trust.form.gone': undefined
  'trust-buddy.title': undefined
  'trust-buddy.given': undefined
  'trust-buddy.givenNone': undefined
  'trust-buddy.givenFor': { name: string; date: string }
  'trust-buddy.failed': undefined
  'trust-buddy.loading': undefined
  'trust-buddy.devices.title': undefined
  'trust-buddy.devices.text': undefined
  'trust-buddy.devices.until': { date: string }
  'trust-buddy.devices.remove': undefined
  'trust-buddy.devices.ask': { device: string }
  'trust-buddy.devices.askText': undefined
  'trust-buddy.devices.removed': undefined
  'trust-buddy.devices.notRemoved': undefined
  'trust-buddy.devices.off': undefined
  'trust-buddy.devices.again': undefined
  'trust-buddy.ask': undefined
  'trust-buddy.askText': undefined
  'trust-buddy.needs': undefined
  'trust-buddy.confirmed': { name: string; date: string }
  'trust-buddy.changed': { fields: string }
  'trust-buddy.waiting': undefined
  'trust-buddy.withdrawn': undefined
  'trust-buddy.remove': undefined
  'trust-buddy.removed': undefined
  'trust-buddy.added': { name: string }
  'trust-buddy.showCode': undefined
  'trust-buddy.codeLabel': undefined
  'trust-buddy.step1': undefined
  'trust-buddy.step2': undefined
  'trust-buddy.requestLabel': undefined
  'trust-buddy.copy': undefined
  'trust-buddy.copied': undefined
  'trust-buddy.share': undefined
  'trust-buddy.add': undefined
  'trust-buddy.wrong': undefined
  'trust-buddy.notReady': undefined
  'trust-buddy.confirmTitle': undefined
  'trust-buddy.confirmText': { name: string }
  'trust-buddy.confirm': undefined
  'trust-buddy.signIn': undefined
  'trust-buddy.self': undefined
  'trust-buddy.bad': undefined
  'trust-buddy.doneTitle': undefined
  'trust-buddy.doneText': { name: string }
  'trust-buddy.answerLabel': undefined
  'trust-buddy.entry': undefined
  'trust-buddy.refused': undefined
  'trust-buddy.undo': undefined
  'trust-buddy.close': undefined
}
