import { attr } from '#shared/attributes';

/** No label has a default here: `render.php` says it in the visitor's language. An empty one counts as none. */
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
