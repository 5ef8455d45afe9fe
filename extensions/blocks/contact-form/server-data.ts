/** The plugin that keeps contacts: its name in WordPress's directory, its main file, and the versions that matter. */
const CRM = {
	slug: 'zero-bs-crm',
	file: 'zero-bs-crm/ZeroBSCRM',
	/** The earliest version that takes messages of forms. */
	first: '3.0.19',
	/** From here on an extension takes them, which can be off. */
	withExtension: '4.0.0',
	/** Name of the extension in Jetpack CRM. */
	extension: 'jetpackforms',
} as const;

/**
 * The newsletter plugin: its slug in the WordPress directory, and its main file. The specification fixes the name
 * without showing it (001-9-3); the values are those of the plugin itself, whose page is
 * https://wordpress.org/plugins/creativemail-by-constant-contact/ and whose main file is creativemail-plugin.php.
 */
const NEWSLETTER = {
	slug: 'creativemail-by-constant-contact',
	file: 'creativemail-by-constant-contact/creativemail-plugin',
} as const;

/** Data for PHP, written by the build. Files are without `.php`. */
export const serverData = {
	crm: CRM,
	/** The only plugins that the panels of a form may install and activate: files by slug. */
	plugins: { [ CRM.slug ]: CRM.file, [ NEWSLETTER.slug ]: NEWSLETTER.file },
	newsletter: NEWSLETTER,
};
