const CRM = {
	slug: 'zero-bs-crm',
	file: 'zero-bs-crm/ZeroBSCRM',
	/** The first version of the CRM that accepts form messages. */
	first: '3.0.19',
	/** From this version on, only an extension of the CRM accepts messages. Administrators can turn it off. */
	withExtension: '4.0.0',
	extension: 'jetpackforms',
} as const;

/**
 * The newsletter plugin. The specification requires it but does not give its slug (001-9-3). Slug and file are from
 * https://wordpress.org/plugins/creativemail-by-constant-contact/.
 */
const NEWSLETTER = {
	slug: 'creativemail-by-constant-contact',
	file: 'creativemail-by-constant-contact/creativemail-plugin',
} as const;

/** Data for PHP, written by the build. File names are without `.php`. */
export const serverData = {
	crm: CRM,
	/** Main files of the only plugins that the form panels may install and activate, by plugin slug. */
	plugins: { [ CRM.slug ]: CRM.file, [ NEWSLETTER.slug ]: NEWSLETTER.file },
	newsletter: NEWSLETTER,
};
