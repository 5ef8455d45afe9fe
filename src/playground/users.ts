/** Users of the embedded sites: login names by role. All have the password {@link PASSWORD}. */
export const USERS = {
	administrator: 'admin',
	editor: 'editor',
	author: 'author',
	contributor: 'contributor',
} as const;

export type Role = keyof typeof USERS;

/** The password is printed at the start, because the sites are reachable only from this machine. */
export const PASSWORD = 'password';
