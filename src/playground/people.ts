/** Who can log in on the embedded sites: role → login name. The password of each is {@link PASSWORD}. */
export const PEOPLE = {
	administrator: 'admin',
	editor: 'editor',
	author: 'author',
	contributor: 'contributor',
} as const;

export type Role = keyof typeof PEOPLE;

/** Printed at the start: the sites answer this machine alone. */
export const PASSWORD = 'password';
