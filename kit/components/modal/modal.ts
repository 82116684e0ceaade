import { Dialog } from '../shared/dialog.ts'

/** A dialog in the middle of the page. */
export class Modal extends Dialog {}
