/** Roles, from the least to the most powerful; `others` has `read` and `edit_others_posts` only. */
export const ROLES = [
	'subscriber',
	'others',
	'contributor',
	'author',
	'editor',
	'administrator',
] as const;

export type Role = ( typeof ROLES )[ number ];

/** A post type of the plugin: an export of a block's `tests/e2e/post-type.ts`. */
export type PostType = {
	name: string;
	/** PHP that makes a post as the site itself does and returns its ID; `$unique` is a text, `$page` a page of user 1. */
	make: string;
	/** Capabilities of roles for another user's post; other roles have none. */
	able?: Partial< Record< Role, string[] > >;
	/** Whether users write the posts; otherwise only the plugin's own code does. */
	isContent?: boolean;
	/** Whether WordPress's exporter and importer take the posts. */
	isExported?: boolean;
};

/**
 * Meta keys of a block that begin with an underscore and that roles may write to their own posts: an export of its
 * `tests/e2e/custom-fields.ts`.
 */
export type CustomFields = Partial< Record< Role, string[] > >;
