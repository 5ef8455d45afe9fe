import { attr } from '#shared/attributes';

/**
 * Labels have no defaults here: `render.php` provides defaults in the visitor's language. An empty label is treated as
 * missing.
 */
export const attributes = {
	/** Username at the provider. */
	revueUsername: attr.text( '' ),
	emailLabel: attr.text(),
	emailPlaceholder: attr.text(),
	firstNameLabel: attr.text(),
	firstNamePlaceholder: attr.text(),
	firstNameShow: attr.boolean( true ),
	lastNameLabel: attr.text(),
	lastNamePlaceholder: attr.text(),
	lastNameShow: attr.boolean( true ),
};
