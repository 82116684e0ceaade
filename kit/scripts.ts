/**
 * All client scripts that work without other libraries on the page. The package exports this file
 * as `/scripts`.
 */
import './scripts/carousel.ts'
import './scripts/compare.ts'
import './scripts/confirm.ts'
import './scripts/dialog.ts'
import './scripts/dismiss.ts'
import './scripts/form.ts'
import './scripts/input.ts'
import './scripts/kbd.ts'
import './scripts/menu.ts'
import './scripts/shell.ts'
import './scripts/splitter.ts'
import './scripts/table.ts'
import './scripts/tabs.ts'
import './scripts/theme.ts'
import './scripts/toast.ts'
import './scripts/toolbar.ts'
import './scripts/tooltip.ts'
