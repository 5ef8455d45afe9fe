/** Users of the embedded sites: role → login name. Their password is {@link PASSWORD}. */
export const USERS = {
	administrator: 'admin',
	editor: 'editor',
	author: 'author',
	contributor: 'contributor',
} as const;

export type Role = keyof typeof USERS;

/** Printed at the start: the sites answer this machine alone. */
export const PASSWORD = 'password';
