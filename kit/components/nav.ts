/** Lets items know that they stand in a navigation. */
export class Nav {}
