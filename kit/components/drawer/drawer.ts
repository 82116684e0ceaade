import { Dialog } from '../shared/dialog.ts'

/** A dialog at an edge of the window. */
export class Drawer extends Dialog {
  static readonly pure = true
}
