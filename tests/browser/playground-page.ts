import type { FrameLocator } from '@playwright/test'
import { expect, type Locator, type Page } from './test.ts'

/** Opens the playground with a template, once it has rendered. */
export async function openPlayground(page: Page, hash = ''): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`/playground${hash}`)
  await expect(page.locator('[data-progress]')).toHaveCount(0)
}

/** Replaces the template as somebody types it, without what the editor would add. */
export async function writeTemplate(page: Page, template: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(template)
}

/** Finds the frame that shows what the template renders. */
export const findResult = (page: Page): FrameLocator => page.frameLocator('iframe[title="Result"]')

/** Finds the problems that the page lists. */
export const findProblems = (page: Page): Locator => page.locator('[data-problems] > li')
