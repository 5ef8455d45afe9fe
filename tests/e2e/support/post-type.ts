/** Roles, ordered from fewest to most capabilities. `others` has only `read` and `edit_others_posts`. */
export const ROLES = [
	'subscriber',
	'others',
	'contributor',
	'author',
	'editor',
	'administrator',
] as const;

export type Role = ( typeof ROLES )[ number ];

/** A post type of the plugin, exported from a block's `tests/e2e/post-type.ts`. */
export type PostType = {
	name: string;
	/**
	 * PHP that creates a post as the site itself does and returns its ID. `$unique` is a unique string, `$page` a page
	 * of user 1.
	 */
	make: string;
	/** Capabilities of roles for another user's post. Omitted roles have no capabilities. */
	able?: Partial< Record< Role, string[] > >;
	/** Whether users write the posts. Otherwise only the plugin's code does. */
	isContent?: boolean;
	/** Whether WordPress's exporter and importer include the posts. */
	isExported?: boolean;
};

/**
 * Meta keys with a leading underscore that each role may write to its own posts. Exported from a block's
 * `tests/e2e/custom-fields.ts`.
 */
export type CustomFields = Partial< Record< Role, string[] > >;
