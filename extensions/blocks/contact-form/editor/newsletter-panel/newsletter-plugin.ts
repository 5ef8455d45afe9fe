/** The plugin that sends newsletters to whoever a form collects: its name in WordPress's directory, and its main file. */
export const NEWSLETTER_PLUGIN = {
	title: 'Creative Mail',
	slug: 'creative-mail-by-constant-contact',
	file: 'creative-mail-by-constant-contact/creative-mail-plugin',
	/** Its page below the admin screens. */
	page: 'admin.php?page=creativemail',
} as const;
