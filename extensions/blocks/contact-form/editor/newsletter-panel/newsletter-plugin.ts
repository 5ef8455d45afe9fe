/**
 * The plugin that sends newsletters to whoever a form collects: its name in WordPress's directory, and its main file. The
 * specification fixes the name without showing it (001-9-3); the values are those of the plugin itself, whose page is
 * https://wordpress.org/plugins/creative-mail-by-constant-contact/ and whose main file is creative-mail-plugin.php.
 */
export const NEWSLETTER_PLUGIN = {
	title: 'Creative Mail',
	slug: 'creative-mail-by-constant-contact',
	file: 'creative-mail-by-constant-contact/creative-mail-plugin',
	/** Its page below the admin screens. */
	page: 'admin.php?page=creativemail',
} as const;
