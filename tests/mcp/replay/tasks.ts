import { actionsMenu } from './tasks/actions-menu.ts'
import { appShell } from './tasks/app-shell.ts'
import { cardGrid } from './tasks/card-grid.ts'
import { deleteConfirmation } from './tasks/delete-confirmation.ts'
import { emptyState } from './tasks/empty-state.ts'
import { faq } from './tasks/faq.ts'
import { fileUpload } from './tasks/file-upload.ts'
import { filterDrawer } from './tasks/filter-drawer.ts'
import { iconButton } from './tasks/icon-button.ts'
import { ownColours } from './tasks/own-colours.ts'
import { savedToast } from './tasks/saved-toast.ts'
import { settingsTabs } from './tasks/settings-tabs.ts'
import { signIn } from './tasks/sign-in.ts'
import { signUp } from './tasks/sign-up.ts'
import { sortedTable } from './tasks/sorted-table.ts'
import type { Task } from './task.ts'

/** The most common requests to assistants, by a short name. */
export const tasks: Record<string, Task> = {
  'sign-in': signIn,
  'sign-up': signUp,
  'settings-tabs': settingsTabs,
  'sorted-table': sortedTable,
  'delete-confirmation': deleteConfirmation,
  'saved-toast': savedToast,
  'actions-menu': actionsMenu,
  'empty-state': emptyState,
  'file-upload': fileUpload,
  'filter-drawer': filterDrawer,
  'app-shell': appShell,
  'card-grid': cardGrid,
  faq,
  'icon-button': iconButton,
  'own-colours': ownColours,
}
