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
import { invoiceList } from './tasks/invoice-list.ts'
import { userAdministration } from './tasks/user-administration.ts'
import { billingPage } from './tasks/billing-page.ts'
import { twoFactor } from './tasks/two-factor.ts'
import { fileManager } from './tasks/file-manager.ts'
import { supportChat } from './tasks/support-chat.ts'
import { onboardingWizard } from './tasks/onboarding-wizard.ts'
import { salesDashboard } from './tasks/sales-dashboard.ts'
import { orderDetails } from './tasks/order-details.ts'
import { emailPreferences } from './tasks/email-preferences.ts'
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
  'invoice-list': invoiceList,
  'user-administration': userAdministration,
  'billing-page': billingPage,
  'two-factor': twoFactor,
  'file-manager': fileManager,
  'support-chat': supportChat,
  'onboarding-wizard': onboardingWizard,
  'sales-dashboard': salesDashboard,
  'order-details': orderDetails,
  'email-preferences': emailPreferences,
}
