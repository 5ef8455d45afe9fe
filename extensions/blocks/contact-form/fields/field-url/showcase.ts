import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Website Field',
	content:
		formWith( `<!-- wp:dovetail/field-url {"label":"Your website","placeholder":"https://example.org/"} -->
<div class="wp-block-dovetail-field-url">Your website</div>
<!-- /wp:dovetail/field-url -->` ),
};
