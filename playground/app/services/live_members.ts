/** A member of the team. */
export type Member = {
  id: number
  name: string
  email: string
  role: 'Owner' | 'Editor' | 'Guest'
  city: string
  /** Date as `YYYY-MM-DD` */
  joined: string
  about: string
}

const members = (
  [
    ['Ada Lovelace', 'Owner', 'London', '2024-02-05', 'Writes the first program of every project.'],
    ['Grace Hopper', 'Editor', 'New York', '2024-02-12', 'Translates plans into what machines do.'],
    ['Katherine Johnson', 'Editor', 'Hampton', '2024-03-04', 'Checks every figure by hand.'],
    ['Mary Jackson', 'Guest', 'Hampton', '2024-05-21', 'Tests everything in the wind tunnel.'],
    ['Hedy Lamarr', 'Guest', 'Vienna', '2024-06-03', 'Changes the channel when it gets noisy.'],
    ['Margaret Hamilton', 'Owner', 'Boston', '2024-07-16', 'Plans for what should never happen.'],
    ['Radia Perlman', 'Editor', 'Seattle', '2024-09-02', 'Draws the trees that keep us connected.'],
    ['Joan Clarke', 'Guest', 'London', '2024-10-10', 'Solves the puzzles that others give up.'],
    ['Annie Easley', 'Editor', 'Cleveland', '2025-01-13', 'Works on batteries that last.'],
    ['Sophie Wilson', 'Editor', 'Cambridge', '2025-03-24', 'Leaves out what nobody needs.'],
    ['Evelyn Boyd', 'Guest', 'New York', '2025-06-30', 'Computes where things will be.'],
    ['Karen Spärck', 'Editor', 'Cambridge', '2025-08-18', 'Finds the word that matters.'],
  ] as const
).map(([name, role, city, joined, about], index): Member => {
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.com`
  return { id: index + 1, name, email, role, city, joined, about }
})

/** Lists the members whose name, email address, role or city contains a text. */
export function findMembers(text = ''): Member[] {
  const wanted = text.trim().toLowerCase()
  return members.filter(({ name, email, role, city }) =>
    [name, email, role, city].some((value) => value.toLowerCase().includes(wanted)),
  )
}

/** Finds the member with an id. */
export function findMember(id: number): Member | undefined {
  return members.find((member) => member.id === id)
}

/** Whether an email address belongs to a member. */
export function isMember(email: string): boolean {
  return members.some((member) => member.email === email.toLowerCase())
}
