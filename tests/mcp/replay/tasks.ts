import { faq } from './tasks/faq.ts'
import { fileUpload } from './tasks/file-upload.ts'
import { filterDrawer } from './tasks/filter-drawer.ts'
import { ownColours } from './tasks/own-colours.ts'
import { settingsTabs } from './tasks/settings-tabs.ts'
import { signIn } from './tasks/sign-in.ts'
import type { Task } from './task.ts'

/** Common requests to assistants, by a short name. */
export const tasks: Record<string, Task> = {
  faq,
  'own-colours': ownColours,
  'sign-in': signIn,
  'settings-tabs': settingsTabs,
  'filter-drawer': filterDrawer,
  'file-upload': fileUpload,
}
