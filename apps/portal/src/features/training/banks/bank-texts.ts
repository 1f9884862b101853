import type { BankReceiptWire } from '@fathom/contract/training/banks'

type Fault = BankReceiptWire['refused'][number]['fault']
type Loss = BankReceiptWire['losses'][number]['loss']

/** Why a question can't be taken or saved. */
export const FAULT_TEXTS = {
  'no-prompt': 'training-banks.fault.prompt',
  'too-few-choices': 'training-banks.fault.choices',
  'too-many-choices': 'training-banks.fault.choices',
  'empty-choice': 'training-banks.fault.choices',
  'same-choice': 'training-banks.fault.same',
  'no-right-answer': 'training-banks.fault.right',
  'several-right': 'training-banks.fault.right',
  'too-long': 'training-banks.fault.long',
  kind: 'training-banks.fault.kind',
  unreadable: 'training-banks.fault.unreadable',
  'same-id': 'training-banks.fault.sameId',
  'too-many': 'training-banks.fault.tooMany',
  'file-missing': 'training-banks.fault.missing',
  'file-unknown': 'training-banks.fault.unreadable',
} as const satisfies Record<Fault, string>

/** What of a question is left out. */
export const LOSS_TEXTS = {
  formatting: 'training-banks.loss.formatting',
  picture: 'training-banks.loss.picture',
  'choice-feedback': 'training-banks.loss.feedback',
  column: 'training-banks.loss.column',
  'partial-credit': 'training-banks.loss.credit',
  topic: 'training-banks.loss.shortened',
  page: 'training-banks.loss.shortened',
  id: 'training-banks.loss.shortened',
  retired: 'training-banks.loss.retired',
} as const satisfies Record<Loss, string>
