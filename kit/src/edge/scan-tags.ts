import { scanTemplate, type ScannedTag, type ScanOptions } from './scan-template.ts'

/**
 * Finds the tags of the given namespaces in a template, in order, without resolving or running
 * anything. Comments, mustaches, `<script>`, `<style>` and arguments of Edge tags are skipped.
 */
export function scanTags(text: string, options: ScanOptions): ScannedTag[] {
  return scanTemplate(text, options).tags
}
