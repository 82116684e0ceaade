import type { PageHeading } from '../markdown/index.ts'
import type { Component } from '../schema/component.ts'
import type { FrontMatter, Route } from '../schema/page.ts'

/** Where a page stands: its address, its section of the navigation, its outline. */
export function toRoute(
  id: string,
  frontMatter: FrontMatter,
  headings: PageHeading[],
  component: Pick<Component, 'name' | 'category'> | null,
): Route {
  const { title, description, navigation = title } = frontMatter
  return {
    id,
    path: id === 'index' ? '/' : `/${id}`,
    title,
    navigation,
    description,
    section: component?.category ?? toSection(id),
    component: component?.name ?? null,
    headings: headings.map(({ depth, text, slug }) => ({ depth, text, slug })),
  }
}

/** The folder of the page as a heading; pages outside any folder are the overview. */
function toSection(id: string): string {
  const folder = id.includes('/') ? id.split('/')[0]! : id === 'components' ? id : 'overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}
