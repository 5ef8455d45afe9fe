import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Email Field',
	content:
		formWith( `<!-- wp:dovetail/field-email {"label":"Your e-mail address","placeholder":"ada@example.org"} -->
<div class="wp-block-dovetail-field-email">Your e-mail address</div>
<!-- /wp:dovetail/field-email -->` ),
};
