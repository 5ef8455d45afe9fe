import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Message Field',
	content:
		formWith( `<!-- wp:dovetail/field-textarea {"label":"Tell us more","placeholder":"Allergies, songs, wishes"} -->
<div class="wp-block-dovetail-field-textarea">Tell us more</div>
<!-- /wp:dovetail/field-textarea -->` ),
};
