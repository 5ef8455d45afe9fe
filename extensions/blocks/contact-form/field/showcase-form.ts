/** A form with nothing in it but a field and its button, for the showcase. */
export const formWith = (
	field: string
): string => `<!-- wp:dovetail/contact-form -->
<div class="wp-block-dovetail-contact-form">${ field }

<!-- wp:dovetail/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:dovetail/contact-form -->`;
