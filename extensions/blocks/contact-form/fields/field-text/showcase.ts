import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Text Field',
	content:
		formWith( `<!-- wp:dovetail/field-text {"label":"What is it about?","placeholder":"Fish \\u0026 chips"} -->
<div class="wp-block-dovetail-field-text">What is it about?</div>
<!-- /wp:dovetail/field-text -->` ),
};
